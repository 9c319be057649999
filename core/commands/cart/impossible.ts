import type { Cart } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { broughtBy, ruleOf } from '../../domain/cart/changes/changeRules.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { currencyDiffers, lineGone, refusalOf } from './refusals.ts'

/**
 * Checks the pending changes against every new base. A change of a line that no longer exists is impossible: a removal
 * counts as done, any other is refused with a reason. CART-24: an adjustment that the line already has again is not
 * requested again, since the agent may have left.
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
    const { wish: wanted } = change
    const rule = ruleOf(wanted)
    const key = rule.lineKey?.(wanted) ?? ''
    // A sent call is settled only by its own answer, whatever the base says.
    const needs = change.sent ? null : (rule.needs?.(wanted) ?? null)
    if (basket && !change.sent && rule.isDone?.(wanted, basket) && !turned.has(key)) {
      events.push({ _tag: 'v1.ChangeImpossible', changeId: change.changeId, refusal: null })
      continue
    }
    if (needs !== null && !known.has(needs)) {
      const refusal = rule.isDoneWithoutLine ? null : refusalOf(cart, change, lineGone)
      events.push({ _tag: 'v1.ChangeImpossible', changeId: change.changeId, refusal })
      continue
    }
    const taken = rule.takes?.(wanted) ?? []
    for (const brought of rule.brings?.(wanted, [...known]) ?? []) known.add(brought)
    for (const gone of taken) known.delete(gone)
    for (const other of rule.adjusts ? [key] : taken) turned.add(other)
  }
  return events
}

/**
 * CART-11: goods in another currency were added because a removal would leave the cart empty. If lines remain when that
 * removal is answered, the add is refused.
 */
export const impossibleWithLines = (
  cart: Cart,
  basket: ConfirmedBasket | null,
  removal: PendingChange,
): readonly ShopEvent[] => {
  const { takes, brings } = ruleOf(removal.wish)
  if (!takes || brings) return []
  const pending = cart.pending.filter((change) => change !== removal)
  return pending.flatMap((change, place): readonly ShopEvent[] => {
    const currency = broughtBy(change.wish)?.product.currency
    if (currency === undefined || change.sent) return []
    const lines = shownLines({ ...cart, basket, pending: pending.slice(0, place) })
    if (lines.every(({ product }) => product.currency === currency)) return []
    const refusal = refusalOf(cart, change, currencyDiffers)
    return [{ _tag: 'v1.ChangeImpossible', changeId: change.changeId, refusal }]
  })
}
