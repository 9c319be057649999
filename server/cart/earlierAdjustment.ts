import { rememberedRemovals } from '../../core/domain/cart/cart.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'
import type { BasketDocument, BasketLine, LineAdjustment, OpenBasket } from './BasketDocument.ts'

/** CART-24: what an agent has agreed on goods that are no line now: on this product (a style) at this price, in minor units of the currency. */
export type EarlierAdjustment = {
  readonly productId: string
  readonly price: number
  readonly currency: CurrencyCode
  readonly adjustment: LineAdjustment
}

type Goods = Pick<Catalogue, 'variantBySku'>

/** What is to be remembered of a line that leaves. */
export function earlierAdjustmentOf(
  { sku, adjustment }: Pick<BasketLine, 'sku' | 'adjustment'>,
  currency: CurrencyCode,
  { variantBySku }: Goods,
): EarlierAdjustment | undefined {
  const product = variantBySku.get(sku)?.product
  return adjustment && product
    ? { productId: product.id, price: product.price[currency].current, currency, adjustment }
    : undefined
}

/** It holds for every variant of the product, as long as that costs what it did. */
export function holdsFor(
  { productId, price, currency }: EarlierAdjustment,
  sku: string,
  now: CurrencyCode,
  { variantBySku }: Goods,
): boolean {
  const product = variantBySku.get(sku)?.product
  return product?.id === productId && currency === now && product.price[currency].current === price
}

/** A line has left: what was agreed on it waits in the basket for its return. */
export function withLeft(document: BasketDocument, before: OpenBasket, itemId: string, goods: Goods): BasketDocument {
  const left = before.document.lines.flatMap((line) =>
    line.itemId === itemId ? (earlierAdjustmentOf(line, before.currency, goods) ?? []) : [],
  )
  return left.length === 0
    ? document
    : { ...document, agreed: [...(document.agreed ?? []), ...left].slice(-rememberedRemovals) }
}
