import type { ItemEntry } from '../../contracts/api/entities/itemEntry.ts'
import { maximumLines } from '../../core/domain/cart/cart.ts'
import { quantityToAdd } from '../../core/domain/configuration/quantityToAdd.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { giftOptionToSend } from '../../core/domain/gift/giftOptionToSend.ts'
import { quantityAllowed } from '../../core/domain/inventory/quantity.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import { holdsFor } from './earlierAdjustment.ts'
import type { EarlierAdjustment, BasketDocument, BasketLine } from '../storage/tables/BasketTables.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import { collectAt, piecesFor } from './pricing/collection.ts'
import { keyOf } from './keyOf.ts'

export type LineContext = { readonly catalogue: Catalogue; readonly newId: () => string }

/**
 * What a line can bring in addition to its entry: an adjustment agreed elsewhere (CART-24), and until when its pieces
 * are reserved (CART-13, epoch ms).
 */
export type AddLineOptions = {
  readonly agreement?: EarlierAdjustment | undefined
  readonly heldUntil?: number | undefined
}

/**
 * CART-15, CART-16: adds to the line with the same product, recipe, gift option and delivery, or creates a new one.
 * CART-24: a new line gets the adjustment that was agreed before, elsewhere or when the line left this basket.
 */
export const addLine = (
  basket: OpenBasket,
  facts: PricingFacts,
  entry: ItemEntry,
  { catalogue, newId }: LineContext,
  { agreement: brought, heldUntil }: AddLineOptions = {},
): BasketDocument | Refusal => {
  const giftOption = entry.giftOption && giftOptionToSend(entry.giftOption)
  const pickup = entry.code === 'pickup' ? (entry.storeId ?? facts.store?.id) : undefined
  if (pickup !== undefined && pickup !== facts.store?.id) return refuse('SHP404', { field: 'storeId' })
  const document = {
    ...(pickup === undefined ? basket.document : collectAt(basket.document, pickup)),
    ...defined({ heldUntil }),
  }
  const wanted: BasketLine = {
    itemId: newId(),
    sku: entry.productId,
    qty: quantityToAdd(defined({ quantity: entry.qty })).quantity,
    bonus: false,
    ...defined({ recipeId: entry.recipeId || undefined, giftOption, pickupStoreId: pickup }),
  }
  const twin = document.lines.find((line) => !line.bonus && keyOf(line) === keyOf(wanted))
  const qty = wanted.qty + (twin?.qty ?? 0)
  const refusal = supplyRefusal(wanted, qty, othersOf(document, wanted, twin?.itemId), basket, facts, catalogue)
  if (refusal) return refusal
  const reserved =
    pickup === undefined || heldUntil === undefined ? {} : { reserved: { storeId: pickup, qty, until: heldUntil } }
  const isOfIt = (agreement: EarlierAdjustment): boolean => holdsFor(agreement, wanted.sku, basket.currency, catalogue)
  const promised = brought && isOfIt(brought) ? { adjustment: { ...brought.adjustment, adjustmentId: newId() } } : {}
  if (twin) return withLine(document, { ...promised, ...twin, qty, ...reserved })
  if (document.lines.filter(({ bonus }) => !bonus).length >= maximumLines) {
    return refuse('INV408', { message: `Your cart holds at most ${maximumLines} different items.` })
  }
  const line = { ...wanted, ...reserved, ...promised }
  const kept = line.adjustment ? undefined : document.agreed?.findLast(isOfIt)
  if (!kept) return { ...document, lines: [...document.lines, line] }
  const adjusted = { ...line, adjustment: { ...kept.adjustment, adjustmentId: newId() } }
  return {
    ...document,
    lines: [...document.lines, adjusted],
    agreed: (document.agreed ?? []).filter((other) => other !== kept),
  }
}

/** ORD404, INV702, INV700 or INV408 with what is still possible; undefined when the line may have `qty`. */
export const supplyRefusal = (
  line: Pick<BasketLine, 'sku' | 'pickupStoreId'>,
  qty: number,
  elsewhere: number,
  { currency }: Pick<OpenBasket, 'currency'>,
  facts: PricingFacts,
  catalogue: Catalogue,
): Refusal | undefined => {
  const found = catalogue.variantBySku.get(line.sku)
  if (!found) return refuse('ORD404', { field: 'productId' })
  if (found.product.price[currency].current <= 0) return refuse('INV702')
  const stock = piecesFor(line, facts)
  if (stock === 0) return refuse('INV700')
  const maxAllowedQty = quantityAllowed({ stock, maxQuantity: found.product.maxQuantity, elsewhere })
  return qty > maxAllowedQty ? refuse('INV408', { maxAllowedQty, field: 'qty' }) : undefined
}

/** Pieces of the same sku that other lines take from the same stock. */
export const othersOf = (
  { lines }: BasketDocument,
  { sku, pickupStoreId }: Pick<BasketLine, 'sku' | 'pickupStoreId'>,
  itemId: string | undefined,
): number =>
  sum(
    lines
      .filter((line) => line.sku === sku && line.pickupStoreId === pickupStoreId && line.itemId !== itemId)
      .map(({ qty }) => qty),
  )

export const withLine = (document: BasketDocument, changed: BasketLine): BasketDocument => ({
  ...document,
  lines: document.lines.map((line) => (line.itemId === changed.itemId ? changed : line)),
})
