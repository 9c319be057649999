import type { EarlierAdjustment, BasketDocument, BasketLine } from '../storage/tables/BasketTables.ts'
import { rememberedRemovals } from '../../core/domain/cart/cart.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'

type Goods = Pick<Catalogue, 'variantBySku'>

/** What to remember of a line that leaves. */
export const earlierAdjustmentOf = (
  { sku, adjustment }: Pick<BasketLine, 'sku' | 'adjustment'>,
  currency: CurrencyCode,
  { variantBySku }: Goods,
): EarlierAdjustment | undefined => {
  const product = variantBySku.get(sku)?.product
  return adjustment && product
    ? { productId: product.id, price: product.price[currency].current, currency, adjustment }
    : undefined
}

/** It holds for every variant of the product as long as the price is unchanged. */
export const holdsFor = (
  { productId, price, currency }: EarlierAdjustment,
  sku: string,
  now: CurrencyCode,
  { variantBySku }: Goods,
): boolean => {
  const product = variantBySku.get(sku)?.product
  return product?.id === productId && currency === now && product.price[currency].current === price
}

/** A line has left: its adjustment is kept in the basket in case the line returns. */
export const withLeft = (
  document: BasketDocument,
  before: OpenBasket,
  itemId: string,
  goods: Goods,
): BasketDocument => {
  const left = before.document.lines.flatMap((line) =>
    line.itemId === itemId ? (earlierAdjustmentOf(line, before.currency, goods) ?? []) : [],
  )
  return left.length === 0
    ? document
    : { ...document, agreed: [...(document.agreed ?? []), ...left].slice(-rememberedRemovals) }
}
