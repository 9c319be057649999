import type { ItemEntry } from '../../contracts/api/itemEntry.ts'
import { maximumLines } from '../../core/domain/cart/cart.ts'
import { quantityToAdd } from '../../core/domain/configuration/quantityToAdd.ts'
import { giftOptionToSend } from '../../core/domain/gift/giftOptionToSend.ts'
import { quantityAllowed } from '../../core/domain/inventory/quantityAllowed.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import { holdsFor } from './earlierAdjustment.ts'
import type { EarlierAdjustment } from './earlierAdjustment.ts'
import type { BasketDocument, BasketLine, OpenBasket } from './BasketDocument.ts'
import { collectAt, piecesFor } from './collection.ts'
import { keyOf } from './keyOf.ts'

export type LineContext = { readonly catalogue: Catalogue; readonly newId: () => string }

/** What goes with a line beside what its entry says: what was agreed on it elsewhere (CART-24), until when it is put aside (CART-13, epoch ms). */
export type AddLineOptions = {
  readonly agreement?: EarlierAdjustment | undefined
  readonly heldUntil?: number | undefined
}

/**
 * CART-15, CART-16: adds to the line that is the same in product, recipe, gift option and delivery, or makes a new one. CART-24: to a
 * new one goes what was agreed on it before, elsewhere or when it left this basket.
 */
export function addLine(
  basket: OpenBasket,
  facts: PricingFacts,
  entry: ItemEntry,
  { catalogue, newId }: LineContext,
  { agreement: brought, heldUntil }: AddLineOptions = {},
): BasketDocument | Refusal {
  const giftOption = entry.giftOption && giftOptionToSend(entry.giftOption)
  const pickup = entry.code === 'pickup' ? (entry.storeId ?? facts.store?.id) : undefined
  if (pickup !== undefined && pickup !== facts.store?.id) return refuse('SHP404', { field: 'storeId' })
  const document = {
    ...(pickup === undefined ? basket.document : collectAt(basket.document, pickup)),
    ...(heldUntil === undefined ? {} : { heldUntil }),
  }
  const wanted: BasketLine = {
    itemId: newId(),
    sku: entry.productId,
    qty: quantityToAdd(entry.qty === undefined ? {} : { quantity: entry.qty }).quantity,
    bonus: false,
    ...(entry.recipeId === undefined || entry.recipeId === '' ? {} : { recipeId: entry.recipeId }),
    ...(giftOption === undefined ? {} : { giftOption }),
    ...(pickup === undefined ? {} : { pickupStoreId: pickup }),
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

/** ORD404, INV702, INV700 or INV408 with what is still possible; undefined when `qty` may stand on the line. */
export function supplyRefusal(
  line: Pick<BasketLine, 'sku' | 'pickupStoreId'>,
  qty: number,
  elsewhere: number,
  { currency }: Pick<OpenBasket, 'currency'>,
  facts: PricingFacts,
  catalogue: Catalogue,
): Refusal | undefined {
  const found = catalogue.variantBySku.get(line.sku)
  if (!found) return refuse('ORD404', { field: 'productId' })
  if (found.product.price[currency].current <= 0) return refuse('INV702')
  const stock = piecesFor(line, facts)
  if (stock === 0) return refuse('INV700')
  const maxAllowedQty = quantityAllowed({ stock, maxQuantity: found.product.maxQuantity, elsewhere })
  return qty > maxAllowedQty ? refuse('INV408', { maxAllowedQty, field: 'qty' }) : undefined
}

/** Pieces of the same sku that other lines take from the same place. */
export const othersOf = (
  { lines }: BasketDocument,
  { sku, pickupStoreId }: Pick<BasketLine, 'sku' | 'pickupStoreId'>,
  itemId: string | undefined,
): number =>
  lines
    .filter((line) => line.sku === sku && line.pickupStoreId === pickupStoreId && line.itemId !== itemId)
    .reduce((sum, line) => sum + line.qty, 0)

export const withLine = (document: BasketDocument, changed: BasketLine): BasketDocument => ({
  ...document,
  lines: document.lines.map((line) => (line.itemId === changed.itemId ? changed : line)),
})
