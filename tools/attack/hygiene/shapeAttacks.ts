import { randomUUID } from 'node:crypto'
import { weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict, Weakness } from '../Attack.ts'
import { guestOf, paths } from '../visitor.ts'
import { betraysItself } from './betrayal.ts'
import { requestShapes } from './requestShapes.ts'

/** Bodies that no JSON writer produces. */
const bodies: readonly (readonly [what: string, body: string | Buffer, type?: string])[] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['a number', '1'],
  ['null', 'null'],
  ['an array', '[]'],
  ['30,000 arrays deep', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['30,000 objects deep', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['__proto__', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"productId":"x","qty":1}'],
  ['a key twice', '{"productId":"x","productId":"y","qty":1,"qty":-1}'],
  ['NaN', '{"productId":"x","qty":NaN}'],
  ['1e400', '{"productId":"x","qty":1e400}'],
  ['-0', '{"productId":"x","qty":-0}'],
  ['a byte order mark', '\uFEFF{"productId":"x","qty":1}'],
  ['UTF-16', Buffer.from('{"productId":"x","qty":1}', 'utf16le')],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a NUL', '{"productId":"x\\u0000","qty":1}'],
  ['half a surrogate pair', '{"productId":"\\ud83e","qty":1}'],
  ['another type', '{"productId":"x","qty":1}', 'text/plain'],
  ['a form', 'productId=x&qty=1', 'application/x-www-form-urlencoded'],
  ['XML with an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'],
  ['65 kB', JSON.stringify({ productId: 'x'.repeat(65_000), qty: 1 })],
  ['SQL', '{"productId":"\'; drop table basket; --","qty":1}'],
  ['template syntax', '{"productId":"{{7*7}}${7*7}<script>alert(1)</script>","qty":1}'],
]

const oddRequests = async ({ client, victim }: Ground): Promise<Verdict> => {
  const weaknesses: Weakness[] = []
  const attacker = client()
  for (const { what, bytes, statuses, cut } of requestShapes) {
    const wire = await attacker.connect()
    wire.write(bytes)
    await wire.until(() => wire.statuses().length > 0, 5_000)
    const [status] = wire.statuses()
    const request = String(bytes).slice(0, 300)
    if (status === undefined) weaknesses.push(...weakIf(cut !== true || wire.isOpen(), `${what}: no answer`, request))
    else
      weaknesses.push(
        ...weakIf(!statuses.includes(status), `${what} is answered ${status}, not ${statuses.join(' or ')}`, request),
      )
    const betrayed = betraysItself(wire.received())
    weaknesses.push(...weakIf(betrayed !== null, `${what}: the answer holds ${betrayed}`, request))
    wire.close()
  }
  const alive = await guestOf(client())
  const polluted = await alive.call('POST', paths.cartWithItem, { productId: victim.goods.sku, qty: 1 })
  return {
    figures: `${requestShapes.length} requests`,
    weaknesses: [
      ...weaknesses,
      ...weakIf(
        polluted.status !== 201,
        `afterwards a cart is answered ${polluted.status}`,
        'one of the requests above',
      ),
    ],
  }
}

const oddBodies = async ({ client, victim }: Ground): Promise<Verdict> => {
  const weaknesses: Weakness[] = []
  const from = client()
  const { token } = await guestOf(from)
  for (const path of [paths.cartWithItem, paths.token, paths.track, paths.signUp]) {
    for (const [what, body, type = 'application/json'] of bodies) {
      const headers = {
        'x-access-key': 'cairn-web',
        'content-type': type,
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${token}`,
      }
      const reply = await from.ask('POST', path, { headers, body })
      const isGuestToken = path === paths.token && reply.status === 200
      const request = `POST ${path} with ${what}: ${String(body).slice(0, 80)}`
      weaknesses.push(
        ...weakIf(
          !isGuestToken && (reply.status < 400 || reply.status >= 500),
          `${what} is answered ${reply.status}`,
          request,
        ),
      )
      const betrayed = betraysItself(reply.text)
      weaknesses.push(...weakIf(betrayed !== null, `${what}: the answer holds ${betrayed}`, request))
    }
  }
  const plain = await from.ask('POST', paths.cartWithItem, {
    headers: {
      'x-access-key': 'cairn-web',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ productId: victim.goods.sku, qty: 1 }),
  })
  return {
    figures: `${bodies.length} bodies to 4 calls`,
    weaknesses: [
      ...weaknesses,
      ...weakIf(
        plain.status !== 201 || plain.text.includes('isAdmin'),
        `afterwards a cart is answered ${plain.status}`,
        'one of the bodies above',
      ),
    ],
  }
}

export const shapeAttacks: readonly Attack[] = [
  {
    id: 'odd-requests',
    part: 'hygiene',
    tries:
      'Two Host headers, CL with TE, folded headers, bare line feeds, NUL, absolute addresses, huge and many headers.',
    promise: 'Each is refused with a 4xx or handled as HTTP specifies; nothing crashes.',
    bound: { requests: 60, seconds: 120 },
    short: { requests: 60, seconds: 120 },
    run: oddRequests,
  },
  {
    id: 'odd-bodies',
    part: 'hygiene',
    tries: 'Deep and broken JSON, __proto__, NaN, UTF-16, NUL, half surrogate pairs, wrong types, SQL, 65 kB.',
    promise: 'Each is refused with a 4xx and a message.',
    bound: { requests: 110, seconds: 60 },
    short: { requests: 110, seconds: 60 },
    run: oddBodies,
  },
]
