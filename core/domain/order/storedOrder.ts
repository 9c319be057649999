import type { Order } from '../../../contracts/api/entities/order.ts'

/** ORD-13: a confirmed order as events and snapshots store it; `ConfirmedOrder` is how the screen sees it. */
export type StoredOrder = Pick<
  Order,
  'orderNumber' | 'placedAt' | 'currency' | 'taxIncluded' | 'email' | 'totals' | 'couponItems' | 'customerNotifications'
> & {
  readonly lines: readonly {
    readonly id: string
    readonly sku: string
    readonly name: string
    readonly variant: string
    readonly quantity: number
    readonly rowTotal: number
    readonly originalRowTotal: number
    /** CART-24: already subtracted from `rowTotal`, minor units. */
    readonly adjustment?: { readonly reason: string; readonly amount: number }
    readonly picture: string
    readonly tint: string
    readonly path: string
    /** CART-33: a gift; absent otherwise. */
    readonly isBonus?: boolean
    readonly recipeId?: string
    readonly giftOption?: { readonly to: string }
  }[]
  readonly shipments: readonly {
    readonly shipmentId: string
    readonly code: string
    readonly label: string
    readonly deliveryTime: string
    readonly price: number
    readonly lineIds: readonly string[]
    readonly address: readonly string[]
  }[]
  readonly payments: readonly {
    readonly method: string
    readonly brand: string | null
    readonly last4: string | null
    readonly amount: number
  }[]
}

/** What prevents the order, with the place that ERR-10…17 give it, as events and snapshots store it. */
export type StoredOrderProblem = {
  readonly problemId: string
  readonly errorId: string
  readonly message: string
  /** banner = stays at the top; toast = stays until closed (ERR-12); flash = the cart's own messages (ERR-10). */
  readonly surface: 'banner' | 'toast' | 'flash'
  /** The step it sends the shopper back to, if any. */
  readonly step: 'shipping' | 'billing' | null
}
