import type { Cart } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf, touches } from '../../domain/cart/changes/changeRules.ts'
import { canTurn } from '../../domain/cart/changeTable.ts'

/**
 * Only unsent changes may be merged or withdrawn: a sent one may have been applied, its answer alone settles it.
 * And only the last change on the line, or the order of changes would be lost.
 */
export const unsentAddOf = (cart: Cart, key: string): PendingChange | undefined => lastUnsentOf(cart, key, ['AddItem'])

export const unsentQuantityOf = (cart: Cart, key: string): PendingChange | undefined =>
  lastUnsentOf(cart, key, ['AddItem', 'SetQuantity'])

/** The unsent changes on a line that are about nothing else, in order, from after the last one that left or has brought or taken it from elsewhere. */
export const lastUnsentOn = (cart: Cart, key: string): readonly PendingChange[] => {
  const on = cart.pending.filter((change) => touches(change.wish, key))
  return on.slice(on.findLastIndex((change) => isSent(change) || !ruleOf(change.wish).isAboutOneLine) + 1)
}

/** Every change on a line that could still be withdrawn. */
export const unsentOn = (cart: Cart, key: string): readonly PendingChange[] =>
  cart.pending.filter((change) => !isSent(change) && touches(change.wish, key))

/** A change whose first call has left, or that is between two of its calls. */
export const isSent = (change: PendingChange): boolean => !canTurn(change, 'Withdrawn')

const lastUnsentOf = (
  cart: Cart,
  key: string,
  kinds: readonly PendingChange['wish']['kind'][],
): PendingChange | undefined => {
  const last = cart.pending.findLast((change) => touches(change.wish, key))
  return last && !isSent(last) && kinds.includes(last.wish.kind) ? last : undefined
}
