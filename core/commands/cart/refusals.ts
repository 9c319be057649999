import type { Cart } from '../../domain/cart/cart.ts'
import type { CartRefusal } from '../../domain/cart/cartRefusal.ts'
import type { CartChange, PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import type { Settled } from '../answer.ts'

export type SettledRefusal = Extract<Settled, { readonly _tag: 'Refused' }>

/** ERR-20, CART-27: the code of CART_NOT_FOUND. Named forms have become codes before they get here. */
export const cartNotFound = 'BSK404'

/** The code for a key that the server knows with another payload. */
export const otherPayload = 'IDK422'

/** What the shopper is told about a change that was refused. */
export const refusalOf = (
  cart: Cart,
  change: PendingChange,
  why: Omit<SettledRefusal, '_tag' | 'status'>,
): CartRefusal => ({
  refusalId: change.changeId,
  what: ruleOf(change.wish).what,
  ...reasonOf(change.wish, why),
  maxAllowedQuantity: why.maxAllowedQty ?? null,
  lineKey: lineKeyOf(change.wish),
  name: nameOf(cart, change.wish),
  code: 'code' in change.wish ? change.wish.code : 'last4' in change.wish ? change.wish.last4 : null,
  ...fieldOf(change.wish, why.field),
})

/** ERR-17: `addresses.0.province` is the field `province` of the form. */
const fieldOf = (wanted: CartChange, field: string | undefined): Pick<CartRefusal, 'field'> =>
  field !== undefined && ruleOf(wanted).what === 'address' ? { field: field.slice(field.lastIndexOf('.') + 1) } : {}

/** Our own reasons, in place of a code. */
export const lineGone = { errorId: 'line-gone', message: '' } as const
export const currencyDiffers = { errorId: 'currency-differs', message: '' } as const
export const cartLost = { errorId: 'cart-lost', message: '' } as const

type Reason = { readonly errorId: string; readonly message: string }

/** The code, or our own reason where a change knows more than the code says. */
const reasonOf = (wanted: CartChange, { errorId, message }: Reason): Reason => {
  const own = ruleOf(wanted).reasons?.(wanted)[errorId]
  return own === undefined ? { errorId, message } : { errorId: own, message: '' }
}

const nameOf = (cart: Cart, wanted: CartChange): string | null => {
  const line = ruleOf(wanted).goods?.(wanted) ?? shownLines(cart).find(({ key }) => key === lineKeyOf(wanted))
  return line?.product.name ?? null
}

const lineKeyOf = (wanted: CartChange): string | null => ruleOf(wanted).lineKey?.(wanted) ?? null
