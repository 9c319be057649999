import { Schema } from 'effect'
import { OwnMethod, ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { CardFace } from '../../../contracts/commands/cardFace.ts'
import { event } from '../eventSchema.ts'
import type { Evolve } from '../evolve.ts'
import { PriceAdjustmentShape, WantedLineShape } from './cartShapes.ts'
import { asks, remember, request } from './pendingChanges.ts'

const change = { changeId: Schema.String, at: Schema.Int }

/** A requested change of the cart, owed to the server until it is answered. */
export const ChangeRequestEvent = Schema.Union([
  event('v1.ItemAddRequested', { ...change, line: WantedLineShape }),
  event('v1.QuantitySetRequested', { ...change, key: Schema.String, quantity: Schema.Int }),
  event('v1.LineRemovalRequested', { ...change, line: WantedLineShape, position: Schema.Int }),
  /** CART-33: the gift is declined; it returns only when it is earned again. */
  event('v1.GiftDeclined', { ...change, key: Schema.String }),
  /** CART-29: v1 is owed as two calls, v2 as one. */
  event('v1.VariantSwitchRequested', { ...change, from: WantedLineShape, to: WantedLineShape, position: Schema.Int }),
  event('v2.VariantSwitchRequested', { ...change, from: WantedLineShape, to: WantedLineShape, position: Schema.Int }),
  /** CART-24 */
  event('v1.PriceAdjustmentRequested', { ...change, key: Schema.String, adjustment: PriceAdjustmentShape }),
  event('v1.PriceAdjustmentRemovalRequested', { ...change, key: Schema.String }),
  event('v1.CouponApplyRequested', { ...change, code: Schema.String }),
  event('v1.CouponRemovalRequested', { ...change, code: Schema.String }),
  event('v1.ShippingEstimateRequested', {
    ...change,
    postalCode: Schema.String,
    country: Schema.String,
    province: Schema.NullOr(Schema.String),
  }),
  event('v1.ShippingAddressRequested', {
    ...change,
    address: AddressEntry,
    context: Schema.optionalKey(Schema.Literal('collection')),
  }),
  event('v1.ShippingMethodRequested', {
    ...change,
    code: Schema.String,
    shippingId: Schema.String,
    storeId: Schema.optionalKey(Schema.String),
  }),
  /** SHIP-23 */
  event('v1.LineDeliveryRequested', { ...change, key: Schema.String, storeId: Schema.NullOr(Schema.String) }),
  event('v1.BillingAddressRequested', { ...change, address: AddressEntry }),
  /** `secretRef` is empty with `savedCardId`, a card of the account. */
  event('v1.CardRequested', {
    ...change,
    face: CardFace,
    secretRef: Schema.String,
    savedCardId: Schema.optionalKey(Schema.String),
    keep: Schema.optionalKey(Schema.Boolean),
  }),
  /** PAY-07 */
  event('v1.AgreementRequested', { ...change, method: ProviderMethod, sessionId: Schema.String }),
  /** PAY-06 */
  event('v1.GiftCardRequested', { ...change, last4: Schema.String, secretRef: Schema.String }),
  /** LOY-08 */
  event('v1.RewardRequested', {
    ...change,
    voucher: Schema.Struct({ points: Schema.Int, amountInCurrency: Schema.Int }),
  }),
  /** LOY-10, PAY-03 */
  event('v1.PartPaymentRequested', {
    ...change,
    method: OwnMethod,
    code: Schema.NullOr(Schema.String),
    savedId: Schema.NullOr(Schema.String),
    last4: Schema.NullOr(Schema.String),
  }),
  event('v1.InstrumentRemovalRequested', { ...change, instrumentId: Schema.String }),
])
export type ChangeRequestEvent = typeof ChangeRequestEvent.Type

/** The change that each of them makes pending; some also record what the shopper chose. */
export const evolveRequests: Evolve<ChangeRequestEvent> = {
  'v1.ItemAddRequested': asks('AddItem'),
  'v1.QuantitySetRequested': asks('SetQuantity'),
  'v1.LineRemovalRequested': (shopper, { changeId, at, line, position }) => {
    request(shopper, { changeId, at }, { kind: 'RemoveLine', key: line.key })
    remember(shopper, { removal: changeId, line, position })
  },
  'v1.GiftDeclined': asks('RemoveLine'),
  'v1.VariantSwitchRequested': asks('SwitchVariant', { phase: 'remove', refusal: null }),
  'v2.VariantSwitchRequested': asks('SwitchVariant', { phase: 'change', refusal: null }),
  'v1.PriceAdjustmentRequested': asks('AdjustPrice'),
  'v1.PriceAdjustmentRemovalRequested': asks('RemoveAdjustment'),
  'v1.CouponApplyRequested': asks('ApplyCoupon'),
  'v1.CouponRemovalRequested': asks('RemoveCoupon'),
  'v1.ShippingEstimateRequested': (shopper, event) => {
    const { postalCode, country, province } = event
    shopper.cart.estimate = { postalCode, country, province }
    asks('EstimateShipping')(shopper, event)
  },
  'v1.ShippingAddressRequested': asks('SetShippingAddress'),
  'v1.ShippingMethodRequested': asks('SetShippingMethod'),
  'v1.LineDeliveryRequested': asks('SetDelivery'),
  'v1.BillingAddressRequested': asks('SetBillingAddress'),
  'v1.CardRequested': (shopper, event) => {
    const { face, secretRef } = event
    shopper.checkout.card = { face, secretRef, state: 'held' }
    shopper.checkout.agreement = null
    asks('AddCard')(shopper, event)
  },
  'v1.AgreementRequested': (shopper, event) => {
    shopper.checkout.agreement = { method: event.method, state: 'held' }
    shopper.checkout.card = null
    asks('AddAgreement')(shopper, event)
  },
  'v1.GiftCardRequested': asks('AddGiftCard'),
  'v1.RewardRequested': asks('ApplyReward'),
  'v1.PartPaymentRequested': asks('AddPartPayment'),
  'v1.InstrumentRemovalRequested': asks('RemoveInstrument'),
}
