import type { Db } from '../../storage/Tables.ts'
import type { BasketDocument } from '../../storage/tables/BasketTables.ts'
import type { CurrencyCode } from '../../storage/tables/CatalogTables.ts'

export type OpenBasket = {
  readonly id: string
  readonly subject: string
  readonly version: number
  readonly status: 'open' | 'ordering' | 'ordered' | 'abandoned'
  readonly country: string
  readonly currency: CurrencyCode
  readonly document: BasketDocument
}

/**
 * ORD-03, PAY-33: a basket that has become an order, or whose order has failed for good, no longer counts as a basket.
 */
export const isOver = ({ status }: Pick<OpenBasket, 'status'>): boolean =>
  status === 'ordered' || status === 'abandoned'

export const emptyDocument: BasketDocument = { lines: [], coupons: [], instruments: [], flashes: [] }

/**
 * The basket that a subject is filling, so that a device that has lost its log finds it again. The newest, if there are
 * several.
 */
export const openBasketOf = async (db: Db, subject: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('basket')
    .select('id')
    .where('subject', '=', subject)
    .where('status', '=', 'open')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
