import type { Cart, Change, SwitchWish, Wish } from '../../domain/cart/cart.ts'
import { keyDelivered } from '../../domain/cart/lineKey.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { lineGone, refusalOf } from './refusals.ts'

/**
 * After every new base the pending changes are looked at again. One about a line that has gone is impossible: a wish to
 * take it out is fulfilled, any other is told to the shopper. Never a crash, never silence. CART-24: what was to be agreed on a line again
 * is not asked for when the line came back with it; whoever pressed may not be there any more.
 */
export const impossibleAfter = (
  cart: Cart,
  basket: ConfirmedBasket | null,
  settled: string | null,
): readonly ShopEvent[] => {
  const known = new Set([...(basket?.lines ?? []), ...(cart.rebuild?.lines ?? [])].map((line) => line.key))
  const events: ShopEvent[] = []
  const turned = new Set<string>()
  for (const change of cart.pending) {
    if (change.changeId === settled) continue
    if (basket && isAgreed(basket, change) && !turned.has(change.wish.key)) {
      events.push({ _tag: 'v1.ChangeImpossible', changeId: change.changeId, refusal: null })
      continue
    }
    const needs = neededLine(change)
    if (needs !== null && !known.has(needs)) {
      const refusal =
        change.wish.kind === 'RemoveLine' || change.wish.kind === 'RemoveAdjustment'
          ? null
          : refusalOf(cart, change, lineGone)
      events.push({ _tag: 'v1.ChangeImpossible', changeId: change.changeId, refusal })
      continue
    }
    for (const key of broughtBy(change.wish, known)) known.add(key)
    for (const key of takenBy(change.wish)) known.delete(key)
    for (const key of [...takenBy(change.wish), ...adjustedBy(change.wish)]) turned.add(key)
  }
  return events
}

const isAgreed = (
  { lines }: ConfirmedBasket,
  change: Change,
): change is Change & { readonly wish: Extract<Wish, { readonly kind: 'AdjustPrice' }> } => {
  const { wish, sent } = change
  if (wish.kind !== 'AdjustPrice' || sent) return false
  const { adjustment } = lines.find(({ key }) => key === wish.key) ?? {}
  return (
    adjustment?.type === wish.adjustment.type &&
    adjustment.value === wish.adjustment.value &&
    adjustment.reason === wish.adjustment.reason
  )
}

const adjustedBy = (wish: Wish): readonly string[] =>
  wish.kind === 'AdjustPrice' || wish.kind === 'RemoveAdjustment' ? [wish.key] : []

/** The line a change cannot do without. A sent call's own answer settles it, whatever the base says. */
const neededLine = ({ wish, sent }: Change): string | null => {
  if (sent) return null
  if (wish.kind === 'SetQuantity' || wish.kind === 'RemoveLine' || wish.kind === 'SetDelivery') return wish.key
  if (wish.kind === 'AdjustPrice' || wish.kind === 'RemoveAdjustment') return wish.key
  return isSwitchToCome(wish) ? wish.from.key : null
}

const broughtBy = (wish: Wish, known: ReadonlySet<string>): readonly string[] => {
  if (wish.kind === 'SetDelivery') return [keyDelivered(wish.key, wish.storeId ?? 'home')]
  if (wish.kind === 'SetShippingMethod')
    return [...known].map((key) => keyDelivered(key, wish.code === 'pickup' ? (wish.storeId ?? 'home') : 'home'))
  if (wish.kind === 'AddItem' || wish.kind === 'MoveToCart')
    return [
      wish.line.key,
      ...(wish.line.delivery === 'home' ? [] : [...known].map((key) => keyDelivered(key, wish.line.delivery))),
    ]
  if (wish.kind === 'SwitchVariant') return [wish.phase === 'restore' ? wish.from.key : wish.to.key]
  return []
}

const takenBy = (wish: Wish): readonly string[] => {
  if (wish.kind === 'RemoveLine' || wish.kind === 'SetDelivery' || wish.kind === 'SaveLine') return [wish.key]
  return isSwitchToCome(wish) ? [wish.from.key] : []
}

/** The old line is still there. */
const isSwitchToCome = (wish: Wish): wish is SwitchWish =>
  wish.kind === 'SwitchVariant' && (wish.phase === 'change' || wish.phase === 'remove')
