import type { Cart, CartRefusal } from '../../domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import type { Settled } from '../answer.ts'

export type SettledRefusal = Extract<Settled, { readonly _tag: 'Refused' }>

/** ERR-20, CART-27: the code of CART_NOT_FOUND. Named ids have become codes before they get here. */
export const cartNotFound = 'BSK404'

/** What is told to the shopper about a change that was not done. */
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

/** Reasons of our own, in the place of a code. */
export const lineGone = { errorId: 'line-gone', message: '' } as const
/** STORE-02 */
export const pointGone = { errorId: 'point-gone', message: '' } as const
export const cartLost = { errorId: 'cart-lost', message: '' } as const

type Reason = { readonly errorId: string; readonly message: string }

/** The code, or where a change knows more than it says, our own reason. */
const reasonOf = (wanted: CartChange, { errorId, message }: Reason): Reason =>
  ownReasons.find(
    (row) =>
      row.kind === wanted.kind &&
      row.errorId === errorId &&
      (!row.code || ('code' in wanted && row.code === wanted.code)),
  )?.says ?? { errorId, message }

/** `code` = the way of delivery that was asked for. */
const ownReasons: readonly {
  readonly kind: CartChange['kind']
  readonly code?: string
  readonly errorId: string
  readonly says: Reason
}[] = [
  { kind: 'SetShippingMethod', code: 'pudo', errorId: 'SHP404', says: pointGone },
  { kind: 'SetQuantity', errorId: 'ORD404', says: lineGone },
  { kind: 'AdjustPrice', errorId: 'ORD404', says: lineGone },
]

const nameOf = (cart: Cart, wanted: CartChange): string | null => {
  if ('line' in wanted) return wanted.line.product.name
  if (wanted.kind === 'SwitchVariant') return wanted.to.product.name
  const key = lineKeyOf(wanted)
  return shownLines(cart).find((line) => line.key === key)?.product.name ?? null
}

const lineKeyOf = (wanted: CartChange): string | null => ruleOf(wanted).lineKey?.(wanted) ?? null
