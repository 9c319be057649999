import type { Cart, Change } from '../../domain/cart/cart.ts'
import { canTurn } from '../../domain/cart/changeTable.ts'
import { keyDelivered } from '../../domain/cart/lineKey.ts'

/**
 * Only unsent changes may be merged or withdrawn: a sent one may have been applied, its answer alone settles it.
 * And only the last change on the line, or the order of wishes would be lost.
 */
export const unsentAddOf = (cart: Cart, key: string): Change | undefined => lastUnsentOf(cart, key, ['AddItem'])

export const unsentQuantityOf = (cart: Cart, key: string): Change | undefined =>
  lastUnsentOf(cart, key, ['AddItem', 'SetQuantity'])

/** The unsent changes on a line that are about nothing else, in order, from after the last one that left or has brought or taken it from elsewhere. */
export const lastUnsentOn = (cart: Cart, key: string): readonly Change[] => {
  const on = cart.pending.filter((change) => touches(change, key))
  return on.slice(on.findLastIndex((change) => isSent(change) || !isAboutOneLine.has(change.wish.kind)) + 1)
}

const isAboutOneLine: ReadonlySet<Change['wish']['kind']> = new Set([
  'AddItem',
  'SetQuantity',
  'RemoveLine',
  'AdjustPrice',
  'RemoveAdjustment',
])

/** Every change on a line that could still be withdrawn. */
export const unsentOn = (cart: Cart, key: string): readonly Change[] =>
  cart.pending.filter((change) => !isSent(change) && touches(change, key))

/** A change whose first call has left, or that is between two of its calls. */
export const isSent = (change: Change): boolean => !canTurn(change, 'Withdrawn')

const lastUnsentOf = (cart: Cart, key: string, kinds: readonly Change['wish']['kind'][]): Change | undefined => {
  const last = cart.pending.findLast((change) => touches(change, key))
  return last && !isSent(last) && kinds.includes(last.wish.kind) ? last : undefined
}

const touches = ({ wish }: Change, key: string): boolean => {
  switch (wish.kind) {
    case 'AddItem':
      return wish.line.key === key
    case 'SetQuantity':
    case 'RemoveLine':
    case 'AdjustPrice':
    case 'RemoveAdjustment':
      return wish.key === key
    case 'SwitchVariant':
      return wish.from.key === key || wish.to.key === key
    case 'SetDelivery':
      return wish.key === key || keyDelivered(wish.key, wish.storeId ?? 'home') === key
    case 'SaveLine':
      return wish.key === key
    case 'MoveToCart':
      return wish.line.key === key
    case 'RemoveSaved':
    case 'ApplyCoupon':
    case 'RemoveCoupon':
    case 'EstimateShipping':
    case 'SetShippingAddress':
    case 'SetShippingMethod':
    case 'SetBillingAddress':
    case 'AddCard':
    case 'AddAgreement':
    case 'AddGiftCard':
    case 'ApplyReward':
    case 'AddPartPayment':
    case 'RemoveInstrument':
      return false
  }
}
