import type { FlashCode } from '../../../core/domain/errors/flashCodes.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import type { PricingFacts } from './loadPricingFacts.ts'
import { perSku } from '../../inventory/moveStock.ts'
import type { BasketDocument, BasketLine } from '../../storage/tables/BasketTables.ts'
import { agreedOn, keyOf } from '../keyOf.ts'

type Goods = Pick<BasketLine, 'sku' | 'qty'>

/** DLG-09: a basket has one store: from now on, everything that is picked up is picked up there. */
export const collectAt = (document: BasketDocument, storeId: string): BasketDocument => ({
  ...document,
  favoriteStoreId: storeId,
  lines: document.lines.map((line) => (line.pickupStoreId === undefined ? line : { ...line, pickupStoreId: storeId })),
})

/** SHIP-08: ships these lines instead. A line that becomes equal to another is merged into it. */
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

/** Looking at another store must not change where the goods are picked up. */
export const storeToShow = (
  { lines, method, favoriteStoreId }: BasketDocument,
  looked: string | undefined,
): string | undefined =>
  lines.find(({ pickupStoreId }) => pickupStoreId !== undefined)?.pickupStoreId ??
  (method?.code === 'pickup' || method?.code === 'sts' ? favoriteStoreId : looked)

/** Pieces of a line's sku where the line takes them: in the store where it is picked up, else in the warehouse. */
export const piecesFor = (
  { sku, pickupStoreId }: { readonly sku: string; readonly pickupStoreId?: string | undefined },
  facts: PricingFacts,
): number => {
  if (pickupStoreId === undefined) return facts.stock.get(sku) ?? 0
  return pickupStoreId === facts.store?.id ? (facts.storeStock.get(sku) ?? 0) : 0
}

/** Whether the basket's store has all of these goods. */
export const storeHasAll = (goods: readonly Goods[], facts: PricingFacts): boolean =>
  perSku(goods).every(({ sku, qty }) => (facts.storeStock.get(sku) ?? 0) >= qty)

/** STORE-02: whether the point is open and its boxes hold that many pieces. */
export const takesParcel = (point: PricingFacts['point'], goods: readonly Pick<BasketLine, 'qty'>[]): boolean =>
  point !== undefined && point.isOpen && sum(goods.map(({ qty }) => qty)) <= (point.mostPieces ?? Infinity)

/** Whether the warehouse has all of these goods. */
export const warehouseHasAll = (goods: readonly Goods[], facts: PricingFacts): boolean =>
  perSku(goods).every(({ sku, qty }) => (facts.stock.get(sku) ?? 0) >= qty)

/** SHIP-11: goods that the store can no longer supply are shipped instead, with a message. */
export const repairPickup = (
  document: BasketDocument,
  facts: PricingFacts,
): { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] } => {
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
