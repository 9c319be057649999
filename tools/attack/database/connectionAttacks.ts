import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { untaxedAddress } from '../../simulate/shopper/sampleShopper.ts'
import { cardBody, orderBody } from '../basketCalls.ts'
import type { WireBasket } from '../basketCalls.ts'
import type { Reply } from '../rawClient.ts'
import { jsonOf, nobody, paths, tokensOf } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

const shoppers = 4
const patienceMs = 40_000

/** Calls that are not settled are repeated under their key, as the shop’s worker does. */
const settled = async (
  send: () => Promise<Reply>,
  seen: Map<number, number>,
  isGone: () => boolean,
): Promise<Reply> => {
  for (const end = performance.now() + patienceMs; ;) {
    const reply = await send()
    seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1)
    const isOpen = reply.status === 0 || reply.status >= 500 || reply.status === 409 || reply.status === 429
    if (!isOpen || isGone() || performance.now() > end) return reply
    await sleep(100)
  }
}

/** Ends all connections of the database again and again while four shoppers order. */
const terminated = async ({ client, victim, isShort, signal }: Ground): Promise<Verdict> => {
  const admin = new pg.Client({ connectionString: victim.databaseUrl ?? '' })
  await admin.connect()
  const seen = new Map<number, number>()
  const answers: string[] = []
  const lost: string[] = []
  let isOver = false
  const isGone = (): boolean => victim.process?.isAlive() === false
  const keep = async (who: Visitor, method: string, path: string, body?: unknown): Promise<Reply> => {
    const key = randomUUID()
    return settled(() => who.call(method, path, body, key), seen, isGone)
  }
  const order = async (): Promise<void> => {
    const from = client()
    const guest = tokensOf(from, await keep(nobody(from), 'POST', paths.token, {}))
    const { basketId } = jsonOf(
      await keep(guest, 'POST', paths.cartWithItem, { productId: victim.goods.sku, qty: 1 }),
    ) as WireBasket
    await keep(guest, 'POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
      addresses: [untaxedAddress],
      context: 'checkout',
    })
    await keep(guest, 'POST', `/cart/v1/cart/${basketId}/billingAddress`, untaxedAddress)
    await keep(guest, 'POST', `/cart/v1/cart/${basketId}/paymentInstruments`, cardBody)
    const basket = jsonOf(await keep(guest, 'POST', paths.prepare, { basketId })) as WireBasket
    const reply = await keep(guest, 'PUT', paths.order, orderBody(basket))
    if (reply.status === 200) answers.push((jsonOf(reply) as { orderNumber: string }).orderNumber)
    else lost.push(`${reply.status} ${reply.text.slice(0, 120)}`)
  }
  const shop = async (): Promise<void> => {
    while (!isOver && !isGone() && !signal.aborted) await order()
  }
  const rounds = isShort ? 6 : 25
  const shopping = Array.from({ length: shoppers }, shop)
  let ended = 0
  for (let round = 0; round < rounds; round++) {
    await sleep(400)
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    ended += rowCount ?? 0
  }
  isOver = true
  const failures = (await Promise.allSettled(shopping)).filter((each) => each.status === 'rejected').length
  const { rows } = await admin.query<{ number: string; charges: string }>(
    "select number, (select count(*) from provider_charge where reference = orders.number and outcome = 'charged') as charges from orders where status = 'confirmed'",
  )
  await admin.end()
  const missing = answers.filter((number) => !rows.some((row) => row.number === number))
  const charged = rows.filter(({ charges }) => charges !== '1').map(({ number }) => number)
  const fiveHundreds = seen.get(500) ?? 0
  const request =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = '<shop>' while four shoppers order"
  return {
    figures: `${ended} connections ended, ${answers.length} orders confirmed, ${missing.length} of them lost, ${lost.length} without an answer; answers ${[...seen].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
    weaknesses: [
      ...weakIf(isGone(), 'the server process ended', request),
      ...weakIf(missing.length > 0, `orders that were confirmed are gone: ${missing.join(', ')}`, request),
      ...weakIf(charged.length > 0, `orders without exactly one charge: ${charged.join(', ')}`, request),
      ...weakIf(
        lost.length > 0 || failures > 0,
        `${lost.length + failures} orders were never settled: ${lost[0] ?? ''}`,
        request,
      ),
      ...weakIf(answers.length === 0, 'nobody could order', request),
      ...weakIf(fiveHundreds > 0, `${fiveHundreds} answers 500 instead of 503 with Retry-After`, request),
    ],
  }
}

export const connectionAttacks: readonly Attack[] = [
  {
    id: 'connections-ended',
    part: 'database',
    tries: 'Every connection to PostgreSQL is ended again and again while four shoppers order.',
    promise: 'The process survives, no order is lost or charged twice, and what could not be done is answered 503.',
    bound: { requests: 6_000, seconds: 180 },
    short: { requests: 3_000, seconds: 120 },
    needs: 'postgres',
    run: terminated,
  },
]
