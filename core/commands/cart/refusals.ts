import type { Cart, Change, Refusal, Wish } from '../../domain/cart/cart.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import type { Settled } from '../answer.ts'

export type Refused = Extract<Settled, { readonly _tag: 'Refused' }>

/** ERR-20, CART-27: the code of CART_NOT_FOUND. Named ids have become codes before they get here. */
export const cartNotFound = 'BSK404'

/** What is told to the shopper about a change that was not done. */
export const refusalOf = (cart: Cart, change: Change, why: Omit<Refused, '_tag' | 'status'>): Refusal => ({
  refusalId: change.changeId,
  what: whatOf(change.wish),
  ...reasonOf(change.wish, why),
  maxAllowedQuantity: why.maxAllowedQty ?? null,
  lineKey: lineKeyOf(change.wish),
  name: nameOf(cart, change.wish),
  code: 'code' in change.wish ? change.wish.code : 'last4' in change.wish ? change.wish.last4 : null,
  ...fieldOf(change.wish, why.field),
})

/** ERR-17: `addresses.0.province` is the field `province` of the form. */
const fieldOf = (wish: Wish, field: string | undefined): Pick<Refusal, 'field'> =>
  field !== undefined && whatOf(wish) === 'address' ? { field: field.slice(field.lastIndexOf('.') + 1) } : {}

/** Reasons of our own, in the place of a code. */
export const lineGone = { errorId: 'line-gone', message: '' } as const
/** STORE-02 */
export const pointGone = { errorId: 'point-gone', message: '' } as const
export const cartLost = { errorId: 'cart-lost', message: '' } as const

type Reason = { readonly errorId: string; readonly message: string }

/** The code, or where a wish knows more than it says, our own reason. */
const reasonOf = (wish: Wish, { errorId, message }: Reason): Reason =>
  ownReasons.find(
    (row) =>
      row.kind === wish.kind && row.errorId === errorId && (!row.code || ('code' in wish && row.code === wish.code)),
  )?.says ?? { errorId, message }

/** `code` = the way of delivery that was wished for. */
const ownReasons: readonly {
  readonly kind: Wish['kind']
  readonly code?: string
  readonly errorId: string
  readonly says: Reason
}[] = [
  { kind: 'SetShippingMethod', code: 'pudo', errorId: 'SHP404', says: pointGone },
  { kind: 'SetQuantity', errorId: 'ORD404', says: lineGone },
  { kind: 'AdjustPrice', errorId: 'ORD404', says: lineGone },
]

const whatOf = (wish: Wish): Refusal['what'] => {
  switch (wish.kind) {
    case 'AddItem':
      return 'add'
    case 'SetQuantity':
      return 'quantity'
    case 'RemoveLine':
      return 'remove'
    case 'SwitchVariant':
      return 'switch'
    case 'ApplyCoupon':
      return 'coupon'
    case 'RemoveCoupon':
      return 'coupon-removal'
    case 'EstimateShipping':
      return 'estimate'
    case 'AdjustPrice':
    case 'RemoveAdjustment':
      return 'adjustment'
    case 'SetShippingMethod':
    case 'SetDelivery':
      return 'shipping'
    case 'SetShippingAddress':
    case 'SetBillingAddress':
      return 'address'
    case 'AddCard':
    case 'AddAgreement':
      return 'payment'
    case 'AddGiftCard':
      return 'gift-card'
    case 'ApplyReward':
    case 'AddPartPayment':
      return 'reward'
    case 'RemoveInstrument':
      return 'instrument-removal'
    case 'SaveLine':
      return 'save'
    case 'MoveToCart':
      return 'move'
    case 'RemoveSaved':
      return 'unsave'
  }
}

const lineKeyOf = (wish: Wish): string | null => {
  switch (wish.kind) {
    case 'AddItem':
      return wish.line.key
    case 'SetQuantity':
    case 'RemoveLine':
    case 'SetDelivery':
    case 'AdjustPrice':
    case 'RemoveAdjustment':
      return wish.key
    case 'SwitchVariant':
      return wish.from.key
    case 'SaveLine':
      return wish.key
    case 'MoveToCart':
    case 'RemoveSaved':
    case 'ApplyCoupon':
    case 'RemoveCoupon':
    case 'EstimateShipping':
    case 'SetShippingMethod':
    case 'SetShippingAddress':
    case 'SetBillingAddress':
    case 'AddCard':
    case 'AddAgreement':
    case 'AddGiftCard':
    case 'ApplyReward':
    case 'AddPartPayment':
    case 'RemoveInstrument':
      return null
  }
}

const nameOf = (cart: Cart, wish: Wish): string | null => {
  if ('line' in wish) return wish.line.product.name
  if (wish.kind === 'SwitchVariant') return wish.to.product.name
  const key = lineKeyOf(wish)
  return shownLines(cart).find((line) => line.key === key)?.product.name ?? null
}
