import type { Cart } from '../../domain/cart/cart.ts'
import type { CartChange, ChangeOf, PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf, touches } from '../../domain/cart/changes/changeRules.ts'
import { canTurn } from '../../domain/cart/changeTable.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'

/**
 * Only unsent changes may be merged or withdrawn: a sent one may have been applied, and only its answer settles it. And
 * only the last change of the line, or the order of changes would be lost.
 */
export const lastUnsentOfKind = <Kind extends CartChange['kind']>(
  cart: Cart,
  key: string,
  kinds: readonly Kind[],
): Pending<Kind> | undefined => {
  const last = cart.pending.findLast((change) => touches(change.wish, key))
  return last && !isSent(last) && isOf(last, kinds) ? last : undefined
}

/**
 * The unsent changes on a line that are about nothing else, in order, from after the last one that left or has brought
 * or taken it from elsewhere.
 */
export const lastUnsentOn = (cart: Cart, key: string): readonly PendingChange[] => {
  const on = cart.pending.filter((change) => touches(change.wish, key))
  return on.slice(on.findLastIndex((change) => isSent(change) || !ruleOf(change.wish).isAboutOneLine) + 1)
}

/** Every change of a line that could still be withdrawn. */
export const unsentOn = (cart: Cart, key: string): readonly PendingChange[] =>
  cart.pending.filter((change) => !isSent(change) && touches(change.wish, key))

/** A change whose first call was sent, or that is between two of its calls. */
export const isSent = (change: PendingChange): boolean => !canTurn(change, 'Withdrawn')

/** A newer change of the same kind replaces those that were never sent. */
export const withdrawUnsent = (cart: Cart, kind: CartChange['kind']): readonly ShopEvent[] =>
  withdrawn(unsentOfKind(cart, kind))

export const unsentOfKind = <Kind extends CartChange['kind']>(cart: Cart, kind: Kind): readonly Pending<Kind>[] =>
  cart.pending.filter((change) => isOf(change, [kind])).filter((change) => !isSent(change))

export const withdrawn = (changes: readonly PendingChange[]): readonly ShopEvent[] =>
  changes.map(({ changeId }) => ({ _tag: 'v1.ChangeWithdrawn', changeId }))

type Pending<Kind extends CartChange['kind']> = PendingChange & { readonly wish: ChangeOf<Kind> }

const isOf = <Kind extends CartChange['kind']>(
  change: PendingChange,
  kinds: readonly Kind[],
): change is Pending<Kind> => kinds.some((kind) => kind === change.wish.kind)
