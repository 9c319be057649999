import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Attack } from '../../../tools/attack/Attack.ts'
import { attackRegistry } from '../../../tools/attack/attackRegistry.ts'
import { limitVerdict } from '../../../tools/attack/guessing/guess.ts'
import { betraysItself } from '../../../tools/attack/hygiene/betrayal.ts'
import { attackLines, attackReport } from '../../../tools/attack/playAttacks.ts'
import { runAttacks } from '../../../tools/attack/runAttacks.ts'
import type { Victim } from '../../../tools/attack/victim.ts'
import { portOf } from '../../../tools/start/freePort.ts'

/** A shop that answers everything, limits nothing, and counts its clients. */
const seen: string[] = []
const naive = createServer((request, response) => {
  seen.push(request.socket.remoteAddress ?? '')
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"accessToken":"a","refreshToken":"b"}')
})
let victim: Victim
beforeAll(async () => {
  await new Promise<void>((resolve) => naive.listen(0, '127.0.0.1', resolve))
  const port = portOf(naive)
  const goods = { sku: 'x', productId: 'x', lastPieces: [], password: 'x', pin: 'x' }
  victim = {
    target: { host: '127.0.0.1', port },
    goods,
    process: null,
    databaseUrl: null,
    close: () => Promise.resolve(),
  }
})
afterAll(() => void naive.close())

const planted = (run: Attack['run'], bound = { requests: 10, seconds: 5 }): Attack => ({
  id: 'planted',
  part: 'hygiene',
  tries: 'A plant.',
  promise: 'None.',
  bound,
  short: bound,
  run,
})
const fine = { figures: 'fine', weaknesses: [] }
const play = async (attack: Attack) => (await runAttacks([attack], victim, true, () => undefined))[0]!

describe('an attack is judged', () => {
  test('an attack without weaknesses held, one with a weakness is broken and shows the request', async () => {
    expect(await play(planted(() => Promise.resolve(fine)))).toMatchObject({ outcome: 'held', figures: 'fine' })
    const broken = await play(
      planted(() =>
        Promise.resolve({ figures: '1 of 1', weaknesses: [{ what: 'the door is open', request: 'GET /' }] }),
      ),
    )
    expect(attackLines(broken).join('\n')).toMatch(/^BROKEN +planted +1 of 1[^]*the door is open\n +GET \/$/)
    expect(attackReport([broken], true)).toMatchObject({
      form: 'short',
      attacks: [{ id: 'planted', outcome: 'BROKEN' }],
    })
  })

  test('an attack that exceeds its bound, takes longer or crashes has not held', async () => {
    const many = planted(async ({ client }) => {
      const from = client()
      for (;;) await from.ask('GET', '/')
    })
    expect((await play(many)).weaknesses).toEqual([
      { what: expect.stringContaining('more requests than its bound'), request: '' },
    ])
    const endless = planted(() => new Promise(() => undefined), { requests: 1, seconds: 0.05 })
    expect((await play(endless)).weaknesses).toEqual([
      { what: expect.stringContaining('not done within 0.05 s'), request: '' },
    ])
    expect((await play(planted(() => Promise.reject(new Error('no basket'))))).outcome).toBe('BROKEN')
  })

  test('an attack that lacks what it needs is not tried, and says what that is', async () => {
    expect(await play({ ...planted(() => Promise.resolve(fine)), needs: 'postgres' })).toMatchObject({
      outcome: 'not tried',
      figures: 'needs a PostgreSQL: set DATABASE_URL',
    })
    expect(await play({ ...planted(() => Promise.resolve(fine)), needs: 'own server' })).toMatchObject({
      outcome: 'not tried',
    })
  })
})

describe('an answer is judged', () => {
  test.runIf(process.platform === 'linux')(
    'each client has another address, and a shop without limits is seen as broken',
    async () => {
      seen.length = 0
      const lookup = attackRegistry.find(({ id }) => id === 'lookup')!
      const result = await play(lookup)
      expect(result).toMatchObject({ outcome: 'BROKEN', figures: '35 of 35 guesses checked, at most 20 allowed' })
      expect(new Set(seen).size).toBe(2)
    },
  )

  const reply = (status: number, errorId = '', retryAfter?: string) => ({
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    text: JSON.stringify({ errorDetails: [{ errorId }] }),
    ms: 1,
  })
  const judged = (replies: readonly ReturnType<typeof reply>[]) => {
    const refused = replies.filter(({ status }) => status === 429)
    return limitVerdict(
      { replies, refused, lookedAt: replies.length - refused.length },
      1,
      ['ORD409'],
      'POST /x',
    ).weaknesses.map(({ what }) => what)
  }

  test.each([
    ['enough refusals', [reply(404, 'ORD409'), reply(429, 'LIM429', '60')], null],
    ['a guess too many', [reply(404, 'ORD409'), reply(404, 'ORD409'), reply(429, 'LIM429', '60')], /2 of 3 guesses/],
    ['a refusal without a time', [reply(404, 'ORD409'), reply(429, 'LIM429')], /Retry-After: missing/],
    ['a refusal without its name', [reply(404, 'ORD409'), reply(429, 'GEN500', '60')], /GEN500 instead of LIM429/],
    ['a fault of the server', [reply(500, 'GEN500'), reply(429, 'LIM429', '60')], /answered 500/],
    ['an answer that was never meant', [reply(400, 'API400'), reply(429, 'LIM429', '60')], /not ORD409/],
  ])('limits are judged by what is answered: %s', (_what, replies, weakness) => {
    expect(judged(replies)).toEqual(weakness === null ? [] : [expect.stringMatching(weakness)])
  })

  test.each([
    ['Error: x\n    at run (/shop/server/app.ts:3:4)', 'a stack'],
    ['insert into orders values ($1)', 'SQL'],
    ['duplicate key value violates unique constraint', 'a message of the database'],
    ['ENOENT: no such file /home/shop/app/dist', 'a path of the machine'],
    ['{"message":"Please select another address from the list."}', null],
  ])('an answer that shows the inside is noticed: %s', (text, what) => {
    expect(betraysItself(text)).toBe(what)
  })
})
