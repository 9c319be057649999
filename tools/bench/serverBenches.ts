import { CompiledQuery } from 'kysely'
import { createCartWithItem, updateItem } from '../../contracts/api/cart/cartApi.ts'
import { setBillingAddress, setShippingAddress } from '../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument } from '../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder, prepareOrder } from '../../contracts/api/cart/orderApi.ts'
import type { BenchRow } from './BenchRow.ts'
import { benchShop } from './benchShop.ts'
import type { BenchShop } from './benchShop.ts'
import { median, p99 } from './BenchRow.ts'

/** The whole server without a socket, on the embedded database and, with DATABASE_URL, on PostgreSQL. */
export const serverBenches = async (): Promise<readonly BenchRow[]> => {
  const url = process.env['DATABASE_URL']
  return [...(await rowsOn('PGlite', undefined)), ...(url ? await rowsOn('PostgreSQL', url) : [])]
}

const rowsOn = async (engine: string, url: string | undefined): Promise<readonly BenchRow[]> => {
  const shop = await benchShop(url)
  try {
    return [
      await changeRow(shop, engine),
      await orderRow(shop, engine),
      await crowdRow(shop, engine),
      await linesRow(shop, engine),
      await basketsRow(shop, engine),
    ]
  } finally {
    await shop.close()
  }
}

/** How long one change takes, ms. */
const changeTimes = async (shop: BenchShop, basket: Filled, times: number): Promise<readonly number[]> => {
  const taken: number[] = []
  for (let n = 0; n < times; n++) taken.push(await timed(() => change(shop, basket, n)))
  return taken
}

type Filled = { readonly token: string; readonly basketId: string; readonly itemId: string }

const change = (shop: BenchShop, { token, basketId, itemId }: Filled, n: number) =>
  shop.ask(updateItem, token, { basketId }, { cartId: basketId, itemId, qty: 1 + (n % 2) })

/** A guest's cart with this many different lines. */
const filled = async (shop: OrderingShop, lines = 1): Promise<Filled> => {
  const token = await shop.guest()
  const basket = await shop.ask(createCartWithItem, token, {}, { productId: shop.skus[0] ?? '', qty: 1 })
  for (const sku of shop.skus.slice(1, lines))
    await shop.ask(shop.addItem, token, {}, { cartId: basket.basketId, productId: sku, qty: 1 })
  return { token, basketId: basket.basketId, itemId: basket.items[0]?.itemId ?? '' }
}

/**
 * Compared with the very statements it runs, without the server; they always overwrite the same edition of the basket.
 * An order cannot be placed twice, so there the time of its own statements is compared.
 */
const changeRow = async (shop: BenchShop, engine: string): Promise<BenchRow> => {
  const basket = await filled(shop)
  await changeTimes(shop, basket, 50)
  const statements = await shop.recorded(() => change(shop, basket, 0))
  const key = shop.lastKey()
  const bare = async (n: number) => {
    for (const { sql, parameters } of statements) {
      const again = sql.replace(/and edition = (\$\d+)/, 'and $1::int4 >= 0')
      await shop.db.executeQuery(
        CompiledQuery.raw(
          again,
          parameters.map((value) => (value === key ? `bare-${engine}-${n}` : value)),
        ),
      )
    }
  }
  const [measured, raw]: [number[], number[]] = [[], []]
  for (let n = 0; n < 300; n++) {
    measured.push((await shop.timed(() => change(shop, basket, n))).server)
    raw.push(await timed(() => bare(n)))
  }
  const [server, sqlAlone] = [median(measured), median(raw)]
  return {
    what: `${engine}: a change of the cart`,
    measured: `${perSecond(server)} (${server.toFixed(2)} ms)`,
    bare: `${perSecond(sqlAlone)} the same SQL`,
    ratio: server / sqlAlone,
    budget: ratioBudget,
    kept: server / sqlAlone <= mostRatio,
  }
}

/** The server may take as long as its SQL alone, divided by 0.7. */
const mostRatio = 1 / 0.7
const ratioBudget = `≤ ×${mostRatio.toFixed(2)}`

const orderRow = async (shop: BenchShop, engine: string): Promise<BenchRow> => {
  const ready = []
  for (let n = 0; n < 120; n++) ready.push(await readyToOrder(shop))
  const taken: number[] = []
  const ratios: number[] = []
  const inSql: number[] = []
  for (const { token, basketId, total } of ready) {
    const body = { cartId: basketId, paymentMethod: { additionalData: { shownTotal: total } }, type: 'CREDIT_CARD' }
    const { server, sql } = await shop.timed(() => shop.ask(placeOrder, token, {}, body))
    taken.push(server)
    inSql.push(sql)
    ratios.push(server / sql)
  }
  return {
    what: `${engine}: placing an order`,
    measured: `${perSecond(median(taken))} (${median(taken).toFixed(1)} ms, p99 ${p99(taken).toFixed(1)})`,
    bare: `${perSecond(median(inSql))} its SQL`,
    ratio: median(ratios),
    budget: ratioBudget,
    kept: median(ratios) <= mostRatio,
  }
}

/** What an order needs. */
export type OrderingShop = Pick<BenchShop, 'ask' | 'guest' | 'skus' | 'address' | 'addItem'>

export const readyToOrder = async (shop: OrderingShop) => {
  const { token, basketId } = await filled(shop)
  await shop.ask(setShippingAddress, token, { basketId }, { addresses: [shop.address], context: 'checkout' })
  await shop.ask(setBillingAddress, token, { basketId }, shop.address)
  const card = {
    number: '4242424242424242',
    securityCode: '123',
    expiryMonth: 12,
    expiryYear: 2031,
    holder: 'Wren Holloway',
  }
  await shop.ask(addPaymentInstrument, token, { basketId }, { payment_method_id: 'CREDIT_CARD', card })
  const { totals } = await shop.ask(prepareOrder, token, {}, { basketId })
  return { token, basketId, total: totals.total }
}

const crowdRow = async (shop: BenchShop, engine: string): Promise<BenchRow> => {
  const people = []
  for (let n = 0; n < 16; n++) people.push(await filled(shop))
  const began = performance.now()
  const taken = (await Promise.all(people.map((basket) => changeTimes(shop, basket, 40)))).flat()
  const rate = taken.length / ((performance.now() - began) / 1_000)
  return plain(
    `${engine}: 16 shoppers change their carts at once`,
    `${rate.toFixed(0)} /s, p50 ${median(taken).toFixed(1)} ms, p99 ${p99(taken).toFixed(1)} ms`,
  )
}

const linesRow = async (shop: BenchShop, engine: string): Promise<BenchRow> => {
  const times: number[] = []
  for (const lines of [1, 10, 50]) times.push(median(await changeTimes(shop, await filled(shop, lines), 60)))
  const [one = 0, ten = 0, fifty = 0] = times
  return {
    ...plain(
      `${engine}: a change of a cart of 1, 10, 50 lines`,
      `${one.toFixed(1)}, ${ten.toFixed(1)}, ${fifty.toFixed(1)} ms`,
    ),
    ratio: fifty / one,
  }
}

const basketsRow = async (shop: BenchShop, engine: string): Promise<BenchRow> => {
  const basket = await filled(shop)
  const times: number[] = []
  for (const count of [10, 1_000, 10_000]) {
    await shop.standBy(count, basket.basketId)
    times.push(median(await changeTimes(shop, basket, 60)))
  }
  const [few = 0, more = 0, most = 0] = times
  return {
    ...plain(
      `${engine}: a change among 10, 1,000, 10,000 carts`,
      `${few.toFixed(1)}, ${more.toFixed(1)}, ${most.toFixed(1)} ms`,
    ),
    ratio: most / few,
  }
}

const plain = (what: string, measured: string): BenchRow => ({
  what,
  measured,
  bare: '',
  ratio: null,
  budget: '',
  kept: null,
})

const perSecond = (ms: number): string => `${(1_000 / ms).toFixed(0)} /s`

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
