import type { Cart } from '../../domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { lineGone, refusalOf } from './refusals.ts'

/**
 * After every new base the pending changes are looked at again. One about a line that has gone is impossible: a change to
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
    const rule = ruleOf(change.wish)
    // A sent call's own answer settles it, whatever the base says.
    const needs = change.sent ? null : (rule.needs?.(change.wish) ?? null)
    if (needs !== null && !known.has(needs)) {
      const refusal =
        change.wish.kind === 'RemoveLine' || change.wish.kind === 'RemoveAdjustment'
          ? null
          : refusalOf(cart, change, lineGone)
      events.push({ _tag: 'v1.ChangeImpossible', changeId: change.changeId, refusal })
      continue
    }
    const taken = rule.takes?.(change.wish) ?? []
    for (const key of rule.brings?.(change.wish, [...known]) ?? []) known.add(key)
    for (const key of taken) known.delete(key)
    for (const key of [...taken, ...adjustedBy(change.wish)]) turned.add(key)
  }
  return events
}

const isAgreed = (
  { lines }: ConfirmedBasket,
  change: PendingChange,
): change is PendingChange & { readonly wish: Extract<CartChange, { readonly kind: 'AdjustPrice' }> } => {
  const { wish: wanted, sent } = change
  if (wanted.kind !== 'AdjustPrice' || sent) return false
  const { adjustment } = lines.find(({ key }) => key === wanted.key) ?? {}
  return (
    adjustment?.type === wanted.adjustment.type &&
    adjustment.value === wanted.adjustment.value &&
    adjustment.reason === wanted.adjustment.reason
  )
}

const adjustedBy = (wanted: CartChange): readonly string[] =>
  wanted.kind === 'AdjustPrice' || wanted.kind === 'RemoveAdjustment' ? [wanted.key] : []
