import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import { perSku } from '../inventory/moveStock.ts'
import type { BasketDocument, BasketLine } from './BasketDocument.ts'
import { agreedOn, keyOf } from './keyOf.ts'

type Goods = Pick<BasketLine, 'sku' | 'qty'>

/** DLG-09: a basket has one store. Whatever is picked up in a store is picked up in this one from now on. */
export const collectAt = (document: BasketDocument, storeId: string): BasketDocument => ({
  ...document,
  favoriteStoreId: storeId,
  lines: document.lines.map((line) => (line.pickupStoreId === undefined ? line : { ...line, pickupStoreId: storeId })),
})

/** SHIP-08: these lines are sent after all. One that becomes another's twin goes into it. */
export const sendHome = (document: BasketDocument, itemIds: readonly string[]): BasketDocument => ({
  ...document,
  lines: document.lines.reduce<readonly BasketLine[]>((lines, line) => {
    const { pickupStoreId: _store, ...home } = line
    const sent: BasketLine = itemIds.includes(line.itemId) ? home : line
    const twin = lines.find((other) => !other.bonus && !sent.bonus && keyOf(other) === keyOf(sent))
    return twin
      ? lines.map((other) => (other === twin ? { ...twin, ...agreedOn(sent, twin), qty: twin.qty + sent.qty } : other))
      : [...lines, sent]
  }, []),
})

/** A look at another store must not move what is to be picked up. */
export const storeToShow = (
  { lines, method, favoriteStoreId }: BasketDocument,
  looked: string | undefined,
): string | undefined =>
  lines.find(({ pickupStoreId }) => pickupStoreId !== undefined)?.pickupStoreId ??
  (method?.code === 'pickup' || method?.code === 'sts' ? favoriteStoreId : looked)

/** Pieces of a line's sku where the line takes them from: the store it is picked up in, else the warehouse. */
export function piecesFor(
  { sku, pickupStoreId }: { readonly sku: string; readonly pickupStoreId?: string | undefined },
  facts: PricingFacts,
): number {
  if (pickupStoreId === undefined) return facts.stock.get(sku) ?? 0
  return pickupStoreId === facts.store?.id ? (facts.storeStock.get(sku) ?? 0) : 0
}

/** The basket's store has all of these goods. */
export const storeHasAll = (goods: readonly Goods[], facts: PricingFacts): boolean =>
  perSku(goods).every(({ sku, qty }) => (facts.storeStock.get(sku) ?? 0) >= qty)

/** STORE-02: the point is open, and its boxes hold that many pieces. */
export const takesParcel = (point: PricingFacts['point'], goods: readonly Pick<BasketLine, 'qty'>[]): boolean =>
  point !== undefined && point.isOpen && goods.reduce((sum, { qty }) => sum + qty, 0) <= (point.mostPieces ?? Infinity)

/** The warehouse has all of these goods. */
export const warehouseHasAll = (goods: readonly Goods[], facts: PricingFacts): boolean =>
  perSku(goods).every(({ sku, qty }) => (facts.stock.get(sku) ?? 0) >= qty)

/** SHIP-11: what the store can no longer give is sent instead, and the shopper is told. */
export function repairPickup(
  document: BasketDocument,
  facts: PricingFacts,
): { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] } {
  const collected = document.lines.filter(({ pickupStoreId }) => pickupStoreId !== undefined)
  const missing = new Set(
    perSku(collected).flatMap(({ sku, qty }) =>
      piecesFor({ sku, pickupStoreId: facts.store?.id }, facts) < qty ? [sku] : [],
    ),
  )
  const elsewhere = collected.filter(({ sku, pickupStoreId }) => missing.has(sku) || pickupStoreId !== facts.store?.id)
  if (elsewhere.length === 0) return { document, flashes: [] }
  return {
    document: sendHome(
      document,
      elsewhere.map(({ itemId }) => itemId),
    ),
    flashes: ['PickupToHome'],
  }
}
