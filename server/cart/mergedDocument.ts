import { maximumPerLine, rememberedRemovals } from '../../core/domain/cart/cart.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import { maximumOf } from '../../core/domain/inventory/quantity.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { isMainMethod } from '../../core/domain/payment/payments.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import type { BasketDocument, BasketLine } from '../storage/tables/BasketTables.ts'
import { collectAt } from './pricing/collection.ts'
import { agreedOn, keyOf } from './keyOf.ts'
import { reservedTogether } from './reservation.ts'

/**
 * AUTH-07: merges the guest's basket into the account's. Equal lines are summed and capped, with a message (CART-38);
 * no line is lost, and the gift is decided again for the sum. Where a basket has only one of something (store,
 * delivery, addresses, card), the guest's choice wins if there is one, because it is newer.
 */
export const mergedDocument = (
  own: BasketDocument,
  brought: BasketDocument,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): BasketDocument => {
  const { prepared: _prepared, flashes: _flashes, lines, coupons, instruments, ...chosen } = brought
  const { prepared: _old, ...kept } = own
  const both: BasketDocument = { ...kept, ...chosen, ...heldTogether(own, brought) }
  const store = brought.favoriteStoreId ?? own.favoriteStoreId
  const [here, there] =
    store === undefined ? [own.lines, lines] : [collectAt(own, store).lines, collectAt(brought, store).lines]
  const added = there.filter(({ bonus }) => !bonus)
  const merged = added.reduce((so, line) => withBrought(so, line, catalogue), here)
  return {
    ...both,
    lines: merged,
    coupons: [...new Set([...own.coupons, ...coupons])],
    ...agreedTogether(own, brought),
    instruments: mergedInstruments(own.instruments, instruments),
    flashes: piecesOf(merged) < piecesOf(here) + piecesOf(added) ? ['ProductItemMaxQuantity'] : [],
  }
}

/** CART-24 */
const agreedTogether = (
  { agreed: own = [] }: BasketDocument,
  { agreed: brought = [] }: BasketDocument,
): Pick<BasketDocument, 'agreed'> =>
  own.length + brought.length === 0 ? {} : { agreed: [...own, ...brought].slice(-rememberedRemovals) }

/** CART-13: reservations of both are kept. */
const heldTogether = (
  { heldUntil: one }: BasketDocument,
  { heldUntil: other }: BasketDocument,
): Pick<BasketDocument, 'heldUntil'> =>
  one === undefined && other === undefined ? {} : { heldUntil: Math.max(one ?? 0, other ?? 0) }

const piecesOf = (lines: readonly BasketLine[]): number => sum(lines.map(({ qty }) => qty))

/** One main payment method, the guest's if there is one; the gift cards of both, each once and up to the maximum. */
const mergedInstruments = (
  own: BasketDocument['instruments'],
  brought: BasketDocument['instruments'],
): BasketDocument['instruments'] => {
  const main = [...own, ...brought].findLast(({ payment_method_id: method }) => isMainMethod(method))
  const others = [...brought, ...own].filter(({ payment_method_id: method }) => !isMainMethod(method))
  const once = others.filter(({ token }, place) => others.findIndex((other) => other.token === token) === place)
  return [...once.slice(0, limits.giftCards), ...(main ? [main] : [])]
}

const withBrought = (
  lines: readonly BasketLine[],
  brought: BasketLine,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): readonly BasketLine[] => {
  const twin = lines.find((line) => !line.bonus && keyOf(line) === keyOf(brought))
  if (!twin) return [...lines, brought]
  const cap = maximumOf({ maxQuantity: catalogue.variantBySku.get(twin.sku)?.product.maxQuantity ?? maximumPerLine })
  const qty = Math.max(twin.qty, brought.qty, Math.min(twin.qty + brought.qty, cap))
  return lines.map((line) =>
    line === twin ? { ...twin, ...agreedOn(brought, twin), ...reservedTogether(twin, brought), qty } : line,
  )
}
