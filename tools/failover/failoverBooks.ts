import { sum } from '../../core/domain/money/amounts.ts'
import type { Db } from '../../server/storage/Tables.ts'

export type Sums = {
  /** Numbers of orders that shoppers have been told. */
  readonly acknowledged: number
  /** Told, and not in the tables. */
  readonly lost: readonly string[]
  /** In the tables more than once: as two orders of one basket, or as two charges. */
  readonly doubled: readonly string[]
  readonly orders: number
  readonly charged: number
  readonly sold: number
  /** `SKU: opening − sold is not what is there` */
  readonly stockFaults: readonly string[]
}

/** More than all shoppers together can buy. */
const plenty = 1_000_000

/** Nothing sells out; returns what there is of each SKU. */
export const openingStock = async (books: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await books.updateTable('stock').set({ available: plenty }).returning(['sku', 'available']).execute()
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}

/** What the tables say of the orders that shoppers know. */
export const sumBooks = async (
  books: Db,
  acknowledged: ReadonlySet<string>,
  opening: ReadonlyMap<string, number>,
): Promise<Sums> => {
  const orders = await books
    .selectFrom('orders')
    .select(['number', 'basket_id', 'document'])
    .where('confirmed_at', 'is not', null)
    .execute()
  const charges = await books.selectFrom('provider_charge').selectAll().where('outcome', '=', 'charged').execute()
  const stock = await books.selectFrom('stock').select(['sku', 'available']).execute()
  const known = new Set(orders.map(({ number }) => number))
  const sold = new Map<string, number>()
  for (const { document } of orders)
    for (const { productId, qty } of document.items) sold.set(productId, (sold.get(productId) ?? 0) + qty)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((number) => !known.has(number)),
    doubled: [
      ...repeated(orders.map(({ basket_id: basket }) => basket)).map((basket) => `basket ${basket}`),
      ...repeated(charges.map(({ reference }) => reference)).map((number) => `charge of ${number}`),
    ],
    orders: orders.length,
    charged: charges.length,
    sold: sum([...sold.values()]),
    stockFaults: stock.flatMap(({ sku, available }) => {
      const [before = 0, gone = 0] = [opening.get(sku), sold.get(sku)]
      return available === before - gone ? [] : [`${sku}: ${before} − ${gone} sold is not ${available}`]
    }),
  }
}

const repeated = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  return names.filter((name) => seen.size === seen.add(name).size)
}
