import { weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { openShopper, timed } from './shopper.ts'

const head = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nx-access-key: cairn-web\r\naccept: application/json\r\n\r\n`

/**
 * Sends a hundred requests in one write and at once changes a cart. The change must not wait until most of the hundred
 * are done, unless all of them together cost no more than a few changes.
 */
const pipelined =
  (path: string) =>
  async ({ client, victim, isShort }: Ground): Promise<Verdict> => {
    const shopper = await openShopper(client(), victim.goods.sku)
    const quiet = await timed(9, shopper.change)
    const hundred = 100
    const rounds: { readonly took: number; readonly passed: number }[] = []
    let failed = ''
    for (let round = isShort ? 2 : 4; round > 0; round--) {
      const wire = await client().connect()
      const started = performance.now()
      wire.write(head(path).repeat(hundred))
      // By the time the server receives the change, it has begun to read them.
      await wire.until(() => wire.received() !== '', 30_000)
      const answeredFirst = wire.statuses().length
      const reply = await shopper.change()
      if (reply.status !== 200) failed ||= `${reply.status} ${reply.text.slice(0, 120)}`
      rounds.push({ took: performance.now() - started, passed: wire.statuses().length - answeredFirst })
      await wire.until(() => wire.statuses().length >= hundred, 30_000)
      wire.close()
    }
    // The best round: other load on the machine varies, while the attack is in every round.
    const took = Math.min(...rounds.map((each) => each.took))
    const passed = Math.min(...rounds.map((each) => each.passed))
    const times = took / quiet
    const request = `printf '${head(path).replaceAll('\r\n', '\\r\\n')}' × ${hundred} in one write, and then PUT /cart/v1/cart/<id>/item from another connection`
    return {
      figures: `a cart change waited for ${passed} of ${hundred}, ${took.toFixed(0)} ms; quiet ${quiet.toFixed(0)} ms (×${times.toFixed(0)})`,
      weaknesses: [
        ...weakIf(
          (passed > hundred / 2 && times > 10) || times > 60,
          `the change waited for ${passed} of the hundred: ${times.toFixed(0)} times as long as without them`,
          request,
        ),
        ...weakIf(failed !== '', `the change was answered ${failed}`, request),
      ],
    }
  }

export const pipelineAttacks: readonly Attack[] = [
  {
    id: 'openapi-pipelined',
    part: 'availability',
    tries: '100 requests for /openapi.json in one write while a shopper changes a cart.',
    promise: 'The document is built once: a cart change does not wait for the hundred.',
    bound: { requests: 80, seconds: 180 },
    short: { requests: 80, seconds: 120 },
    run: pipelined('/openapi.json'),
  },
  {
    id: 'listing-pipelined',
    part: 'availability',
    tries: '100 listings in one write while a shopper changes a cart.',
    promise: 'What one connection may ask for at once is limited: a cart change does not wait for the hundred.',
    bound: { requests: 80, seconds: 120 },
    short: { requests: 80, seconds: 60 },
    run: pipelined('/products/v2/catalog?categoryId=1000'),
  },
]
