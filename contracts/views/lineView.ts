import type { GiftOption } from '../api/entities/basket.ts'
import type { LineProduct } from '../commands/lineProduct.ts'
import type { Amount } from './amount.ts'

/** What was requested and not done: the `what` of a kind of change in core's `changeRules`. */
export type RefusalSubject =
  | 'add'
  | 'quantity'
  | 'remove'
  | 'switch'
  | 'coupon'
  | 'coupon-removal'
  | 'shipping'
  | 'address'
  | 'payment'
  | 'gift-card'
  | 'reward'
  | 'instrument-removal'
  | 'estimate'
  | 'save'
  | 'move'
  | 'unsave'
  | 'adjustment'

/** Why a request was not done; shown once, kept until the shopper has read it. */
export type RefusalView = {
  readonly refusalId: string
  readonly what: RefusalSubject
  /**
   * Code of the error catalogue, or a reason of our own: `line-gone`, `point-gone`, `cart-lost`, `gift-card-lost`,
   * `reward-lost`.
   */
  readonly errorId: string
  /** The server's own words, used when the code has no text (ERR-03). */
  readonly message: string
  readonly maxAllowedQuantity: number | null
  /** The line it belongs to, or null for the cart. */
  readonly lineKey: string | null
  readonly name: string | null
  /** Coupon code, or the last four digits of a gift card. */
  readonly code: string | null
  /** The field of an address that the server did not accept. */
  readonly field?: string
}

export type AdjustmentView = {
  readonly type: 'AMOUNT' | 'PERCENT'
  readonly value: number
  readonly reason: string
  readonly amount: number
}

export type LineView = LineProduct & {
  readonly lineKey: string
  readonly quantity: number
  readonly rowTotal: Amount
  readonly originalRowTotal: number
  /** CART-42: no amount of it is shown, because the cart moves and not every line has its new price. */
  readonly isUnpriced?: true
  /** CART-24: an agent's adjustment and its reason; `amount` in minor units, already subtracted from `rowTotal`. */
  readonly adjustment?: AdjustmentView
  /**
   * CART-13: how many pieces are reserved; `said` by the server, null until it has; `until` in epoch ms, which may have
   * passed.
   */
  readonly reservation?: {
    readonly quantity: number
    readonly confirmed: { readonly until: number; readonly storeName: string } | null
  }
  readonly isBonus: boolean
  /** CART-30 */
  readonly group: 'pickup' | 'home'
  /** Its shipment, as in the checkout's methods; null until the server has sent it. */
  readonly shippingId: string | null
  /** SHIP-06: the recipe it is made by. */
  readonly recipeId?: string
  /** CART-14 */
  readonly giftOption?: GiftOption
  /** Picked up by itself, while the others may be shipped. */
  readonly isCollected: boolean
  /** confirmed = as the server has it; waiting = changed here, not answered yet. */
  readonly state: 'confirmed' | 'waiting'
  readonly notices: readonly string[]
}

/** A line just removed, as long as it can be put back. */
export type RemovedView = {
  readonly removal: string
  readonly name: string
  readonly lineKey: string
  readonly position: number
}
