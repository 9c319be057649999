import { Schema } from 'effect'
import { OwnMethod, ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
import { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { CardFace } from '../../../contracts/commands/cardFace.ts'
import { event } from '../eventSchema.ts'
import { ConfirmedBasketShape, PriceAdjustmentShape, RefusalShape, WantedLineShape } from './cartShapes.ts'

const change = { changeId: Schema.String, at: Schema.Int }

/** Asked for by the shopper; owed to the server until answered. */
export const CartRequestEvent = Schema.Union([
  event('v1.ItemAddRequested', { ...change, line: WantedLineShape }),
  /** An add that has not been sent yet takes more in. */
  event('v1.ItemAddEnlarged', { changeId: Schema.String, by: Schema.Int }),
  event('v1.QuantitySetRequested', { ...change, key: Schema.String, quantity: Schema.Int }),
  /** A quantity that has not been sent yet is replaced: fifty presses are one request. */
  event('v1.QuantityReplaced', { changeId: Schema.String, quantity: Schema.Int }),
  event('v1.LineRemovalRequested', { ...change, line: WantedLineShape, position: Schema.Int }),
  /** CART-33: the gift is not wanted; it comes back when it is earned anew, and by nothing else. */
  event('v1.GiftDeclined', { ...change, key: Schema.String }),
  /** The line had never been sent: taking it out needs no call. */
  event('v1.LineRemovedUnsent', { removal: Schema.String, line: WantedLineShape, position: Schema.Int }),
  event('v1.RemovalUndone', { removal: Schema.String }),
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
  /** `secretRef` is empty with `savedCardId`, a card of the account's. */
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
  /** Never sent and no longer wanted. */
  event('v1.ChangeWithdrawn', { changeId: Schema.String }),
  event('v1.RefusalDismissed', { refusalId: Schema.String }),
  event('v1.RefreshRequested', { id: Schema.String }),
])

const answer = { key: Schema.String, basket: ConfirmedBasketShape }

/** Said by the server, or seen to follow from it. */
export const CartAnswerEvent = Schema.Union([
  /** Before the first byte leaves: from here on only the answer settles the change. */
  event('v1.ChangeSent', { changeId: Schema.String, call: Schema.Int }),
  /** The change is done. */
  event('v1.BasketConfirmed', { ...answer, changeId: Schema.String }),
  /** One call of several is done; the change goes on with the next one. */
  event('v1.BasketAdvanced', { ...answer, changeId: Schema.String }),
  event('v1.ChangeRefused', { changeId: Schema.String, refusal: RefusalShape, refresh: Schema.Boolean }),
  /** CART-29: the new variant was refused; the old line is asked for again. */
  event('v1.SwitchTurnedBack', { changeId: Schema.String, refusal: RefusalShape }),
  /** The card's number was in memory only, and the memory is gone (PAY-01). */
  event('v1.CardLost', { changeId: Schema.String }),
  /** CART-27: the server does not know the basket any more. */
  event('v1.BasketLost', { basketId: Schema.String, changeId: Schema.NullOr(Schema.String), paused: Schema.Boolean }),
  event('v1.RebuildSent', { lostBasketId: Schema.String, step: Schema.Int }),
  event('v1.RebuildAdvanced', {
    key: Schema.String,
    basket: Schema.NullOr(ConfirmedBasketShape),
    refusal: Schema.NullOr(RefusalShape),
  }),
  event('v1.RebuildResumed', { lostBasketId: Schema.String }),
  event('v1.BasketRefreshed', { ...answer, id: Schema.String }),
  event('v1.RefreshAbandoned', { id: Schema.String }),
  /** CART-28: with v2 the checkout begins again, too. */
  event('v1.CustomerRejected', { at: Schema.Int }),
  event('v2.CustomerRejected', { at: Schema.Int }),
  /** The line a pending change was about has gone with the last answer. */
  event('v1.ChangeImpossible', { changeId: Schema.String, refusal: Schema.NullOr(RefusalShape) }),
  /** The basket came back from the server because this device had lost its log. */
  event('v1.BasketRestored', { basket: ConfirmedBasketShape }),
  /** This device had lost the end of its log, and the server keeps this basket open no more: it was ordered, or is gone. */
  event('v1.BasketClosed', { basketId: Schema.String }),
])

export const CartEvent = Schema.Union([CartRequestEvent, CartAnswerEvent])
export type CartEvent = typeof CartEvent.Type
