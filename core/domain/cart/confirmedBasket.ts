import type { GiftOption, ShippingMethodCode } from '../../../contracts/api/basket.ts'
import type { CardBrand, PaymentMethodId, ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
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
  /** Absent in what was logged before shipments had a name on the line. */
  readonly shippingId?: string
  readonly rowTotal: number
  /** CART-24; its amount is taken off `rowTotal` already. */
  readonly adjustment?: ConfirmedAdjustment
  /** CART-13: so many pieces are put aside in its store until then, epoch ms, which may have passed; absent without, and in what was logged before. */
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
  /** Where the chosen way ends, when that is a collection point; absent in what was logged before. */
  readonly place?: AddressEntry
}

/** PAY-05 */
export type OfferedPayment = { readonly code: PaymentMethodId; readonly label: string }

/** `amount` = what it pays of the basket; `remaining` = what an athlete's credit has left after that (PAY-03), absent of anything else. Minor units. */
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
  /** The whole way, when the server says it. */
  readonly threshold: number | null
}

/** `lineKey`: the line it is about; absent of any other, and in what was logged before. */
export type BasketMessage = {
  readonly code: string
  readonly message: string
  readonly shipmentId: string | null
  readonly lineKey?: string
}

/** The server's basket in the core's own words: the base on which pending changes lie. */
export type ConfirmedBasket = {
  readonly basketId: string
  readonly version: number
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'EUR'
  readonly taxIncluded: boolean
  readonly lines: readonly ConfirmedLine[]
  readonly totals: ConfirmedTotals
  /** `valid` false = kept on the basket, and takes nothing off as it is now. */
  readonly coupons: readonly { readonly code: string; readonly discount: number; readonly valid?: boolean }[]
  readonly callouts: readonly ConfirmedCallout[]
  readonly methods: readonly (OfferedMethod & { readonly selected: boolean })[]
  readonly shippingAddress: AddressEntry | null
  readonly billingAddress: AddressEntry | null
  /** SHIP-21: absent in what was logged before it was asked for, and without one. */
  readonly collector?: AddressEntry
  readonly card: {
    readonly instrumentId: string
    readonly brand: CardBrand
    readonly last4: string
    readonly bin: string | null
  } | null
  /** PAY-07: absent in what was logged before there were any, and without one. */
  readonly agreement?: { readonly instrumentId: string; readonly method: ProviderMethod }
  /** PAY-17: what pays before the main method; absent in what was logged before there were any, and without one. */
  readonly partPayments?: readonly PartPayment[]
  /** PAY-05: absent when there is no choice, and in what was logged before it was kept. */
  readonly paymentMethods?: readonly OfferedPayment[]
  readonly messages: readonly BasketMessage[]
}
