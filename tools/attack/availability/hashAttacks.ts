import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict, Weakness } from '../Attack.ts'
import { isLimited } from '../guessing/guess.ts'
import type { RawClient, Reply } from '../rawClient.ts'
import { askToSignIn, newPkce, nobody, paths } from '../visitor.ts'
import { openShopper } from './shopper.ts'

type Page = { readonly what: string; readonly get: () => Promise<Reply> }

const pagesOf = async (client: RawClient): Promise<readonly Page[]> => {
  const home = await client.ask('GET', '/en-us')
  const [, script = '/sw.js'] =
    /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(home.text) ?? /"(\/assets\/[^"]+\.js)"/.exec(home.text) ?? []
  return [
    { what: 'a static file', get: () => client.ask('GET', script) },
    {
      what: 'a listing',
      get: () =>
        client.ask('GET', '/products/v2/catalog?categoryId=1000', {
          headers: { 'x-access-key': 'cairn-web', 'accept-encoding': 'gzip' },
        }),
    },
    { what: 'the home page', get: () => client.ask('GET', '/en-us', { headers: { 'accept-encoding': 'br' } }) },
  ]
}

const signInOf = (client: RawClient): Promise<Reply> =>
  askToSignIn(nobody(client), `${randomUUID().slice(0, 8)}@example.com`, 'Birch-2025-no', newPkce())

const request = (count: number, page: string): string =>
  `${count} × POST ${paths.signIn} {"username":"<made up>","password":"…","codeChallenge":"…"} at once, from ${count} addresses, and then ${page}`

/**
 * Sends all sign-ins at the same time, and then asks for pages. Judged by the order in which they are answered, which
 * does not depend on the machine's speed.
 */
const sixteenAtOnce = async ({ client, victim }: Ground): Promise<Verdict> => {
  const shopper = await openShopper(client(), victim.goods.sku)
  const pages: readonly Page[] = [...(await pagesOf(client())), { what: 'a cart change', get: shopper.change }]
  const count = 16
  let hashed = 0
  const signIns = Array.from({ length: count }, async () => {
    const reply = await signInOf(client())
    if (!isLimited(reply)) hashed += 1
    return reply
  })
  // The first hash is done: the others are in progress or waiting.
  await Promise.race([...signIns, sleep(2_000)])
  const before = hashed
  const waits = await Promise.all(
    pages.map(async ({ what, get }) => ({ what, status: (await get()).status, passed: hashed - before })),
  )
  const replies = await Promise.all(signIns)
  const refused = replies.filter(isLimited).length
  const weaknesses: readonly Weakness[] = [
    ...waits.flatMap(({ what, passed }) =>
      weakIf(passed > 6, `${what} came after ${passed} more password hashes`, request(count, what)),
    ),
    ...waits.flatMap(({ what, status }) =>
      weakIf(status !== 200, `${what} was answered ${status}`, request(count, what)),
    ),
    ...weakIf(
      replies.some(({ status }) => status === 0 || (status >= 500 && status !== 503)),
      'a sign-in was answered with a fault of the server',
      request(count, 'nothing'),
    ),
  ]
  return {
    figures: `${hashed} hashed, ${refused} refused; waited for ${waits.map(({ what, passed }) => `${what} ${passed}`).join(', ')}`,
    weaknesses,
  }
}

/** This many new sign-ins a second, whatever happens to the earlier ones. */
const perSecond = async ({ client, victim }: Ground): Promise<Verdict> => {
  const shopper = await openShopper(client(), victim.goods.sku)
  const pages: readonly Page[] = [...(await pagesOf(client())), { what: 'a cart change', get: shopper.change }]
  const attackers = Array.from({ length: 25 }, client)
  const lines: string[] = []
  const weaknesses: Weakness[] = []
  for (const rate of [0, 16, 50]) {
    const under: Promise<Reply>[] = []
    let nth = 0
    const flood =
      rate === 0
        ? undefined
        : setInterval(() => void under.push(signInOf(attackers[nth++ % attackers.length]!)), 1000 / rate)
    const took = new Map<string, number[]>()
    const began = performance.now()
    for (let tick = 0; tick * tickMs < lastingMs; tick++) {
      await sleep(Math.max(0, began + tick * tickMs - performance.now()))
      await Promise.all(
        pages.map(async ({ what, get }) => took.set(what, [...(took.get(what) ?? []), (await get()).ms])),
      )
    }
    clearInterval(flood)
    const replies = await Promise.all(under)
    lines.push(
      `${rate} a second (${replies.filter(isLimited).length} of ${replies.length} refused): ${[...took].map(([what, ms]) => `${what} ${inShort(ms)}`).join(', ')}`,
    )
    const [change = Infinity] = (took.get('a cart change') ?? []).toSorted((x, y) => x - y).slice(-3)
    weaknesses.push(
      ...weakIf(
        change >= 200,
        `with ${rate} sign-ins a second a cart change takes ${change.toFixed(0)} ms, not below 200`,
        request(rate, 'a cart change'),
      ),
    )
  }
  return { figures: lines.join('; '), weaknesses }
}

const lastingMs = 10_000
const tickMs = 200

const inShort = (ms: readonly number[]): string => {
  const sorted = ms.toSorted((x, y) => x - y)
  const at = (part: number) => (sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(0)
  return `${at(0.5)}/${at(0.95)}/${at(1)} ms`
}

export const hashAttacks: readonly Attack[] = [
  {
    id: 'sign-ins-at-once',
    part: 'availability',
    tries:
      '16 sign-ins of made-up names at once, from 16 clients, and then a file, a listing, the home page and a cart change.',
    promise: 'Passwords are hashed in separate threads: no page waits for more than a few hashes.',
    bound: { requests: 60, seconds: 120 },
    short: { requests: 60, seconds: 60 },
    run: sixteenAtOnce,
  },
  {
    id: 'sign-ins-a-second',
    part: 'availability',
    tries:
      '16 and 50 sign-ins a second for ten seconds each while pages and cart changes are timed every 200 ms (p50/p95/slowest).',
    promise:
      'With 50 sign-ins a second 19 of 20 cart changes take less than 200 ms; sign-ins beyond the queue are refused with a message.',
    bound: { requests: 20_000, seconds: 240 },
    short: null,
    run: perSecond,
  },
]
