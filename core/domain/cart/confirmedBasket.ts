import type { GiftOption } from '../../../contracts/api/entities/basket.ts'
import type { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import type { CardBrand, PaymentMethodId, ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

/** A line as the server has it. Money in minor units. */
export type ConfirmedLine = {
  readonly key: string
  /** The server's own id of the line. */
  readonly itemId: string
  readonly product: LineProduct
  readonly quantity: number
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  readonly delivery: string
  readonly method: ShippingMethodCode
  /** Absent in logs older than this field. */
  readonly shippingId?: string
  readonly rowTotal: number
  /** CART-24; its amount is already subtracted from `rowTotal`. */
  readonly adjustment?: ConfirmedAdjustment
  /**
   * CART-13: this many pieces are reserved in its store until then, epoch ms, which may have passed; absent without a
   * reservation, and in older logs.
   */
  readonly reservation?: { readonly quantity: number; readonly until: number; readonly storeName: string }
  readonly isBonus: boolean
  readonly notices: readonly string[]
}

export type ConfirmedAdjustment = PriceAdjustment & { readonly adjustmentId: string; readonly amount: number }

export type ConfirmedTotals = {
  readonly itemTotal: number
  readonly itemSubTotal: number
  /** Order-level discount only. */
  readonly discount: number
  readonly totalDiscount: number
  readonly totalDiscountPercentage: number
  readonly shipping: number
  readonly tax: number
  readonly total: number
  readonly totalWithoutTax: number
  readonly appliedRewards: number
  readonly remainingToPay: number
  readonly units: number
}

export type OfferedMethod = {
  readonly code: ShippingMethodCode
  readonly shippingId: string
  readonly label: string
  readonly deliveryTime: string
  readonly price: number
  readonly storeId?: string
  /** The chosen method's destination, if that is a collection point; absent in older logs. */
  readonly place?: AddressEntry
}

/** PAY-05 */
export type OfferedPayment = { readonly code: PaymentMethodId; readonly label: string }

/**
 * `amount` = what it pays of the basket; `remaining` = what an athlete's credit has left after that (PAY-03), otherwise
 * absent. Minor units.
 */
export type PartPayment = {
  readonly instrumentId: string
  readonly method: PaymentMethodId
  readonly last4: string | null
  readonly amount: number
  readonly remaining?: number
}

export type ConfirmedCallout = {
  readonly promotionId: string
  readonly calloutMessage: string
  readonly distance: number
  readonly showWithin: number | null
  /** The full threshold, if the server sends it. */
  readonly threshold: number | null
}

/** `lineKey`: the line it is about; absent for any other message, and in older logs. */
export type BasketMessage = {
  readonly code: string
  readonly message: string
  readonly shipmentId: string | null
  readonly lineKey?: string
}

/** The server's basket in the core's own form: the base for pending changes. */
export type ConfirmedBasket = {
  readonly basketId: string
  readonly version: number
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'EUR'
  readonly taxIncluded: boolean
  readonly lines: readonly ConfirmedLine[]
  readonly totals: ConfirmedTotals
  /** `valid` false = kept on the basket, but without effect at the moment. */
  readonly coupons: readonly { readonly code: string; readonly discount: number; readonly valid?: boolean }[]
  readonly callouts: readonly ConfirmedCallout[]
  readonly methods: readonly (OfferedMethod & { readonly selected: boolean })[]
  readonly shippingAddress: AddressEntry | null
  readonly billingAddress: AddressEntry | null
  /** SHIP-21: absent without one, and in older logs. */
  readonly collector?: AddressEntry
  readonly card: {
    readonly instrumentId: string
    readonly brand: CardBrand
    readonly last4: string
    readonly bin: string | null
  } | null
  /** PAY-07: absent without one, and in older logs. */
  readonly agreement?: { readonly instrumentId: string; readonly method: ProviderMethod }
  /** PAY-17: what pays before the main method; absent without any, and in older logs. */
  readonly partPayments?: readonly PartPayment[]
  /** PAY-05: absent when there is no choice, and in older logs. */
  readonly paymentMethods?: readonly OfferedPayment[]
  readonly messages: readonly BasketMessage[]
}
