import { Schema } from 'effect'
import { Address } from './address.ts'
import { Id, Money, text } from '../wire.ts'

/** PAY-02: exactly these eight. */
export const PaymentMethodId = Schema.Literals([
  'ATHLETES_PAYMENT',
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'CREDIT_CARD',
  'KLARNA',
  'PAYPAL',
])
export type PaymentMethodId = typeof PaymentMethodId.Type

/** PAY-07: what the shopper agrees to on the provider's page, and the server asks the provider about afterwards. */
export const ProviderMethod = Schema.Literals(['KLARNA', 'PAYPAL'])
export type ProviderMethod = typeof ProviderMethod.Type

/** LOY-10, PAY-03: the shopper's own accounts, which pay a part. */
export const OwnMethod = Schema.Literals(['REWARD_CODE', 'REWARD_CARD', 'ATHLETES_PAYMENT'])
export type OwnMethod = typeof OwnMethod.Type

export const CardBrand = Schema.Literals(['visa', 'mastercard', 'amex', 'discover', 'unknown'])
export type CardBrand = typeof CardBrand.Type

/** PAY-01: what remains of a card once it has become an instrument. Never the number or the code. */
export const SavedCard = Schema.Struct({
  main: Schema.Boolean,
  brand: CardBrand,
  last4: Schema.String,
  expiryMonth: Schema.Int,
  expiryYear: Schema.Int,
  holder: Schema.String,
})
export type SavedCard = typeof SavedCard.Type

export const PaymentInstrument = Schema.Struct({
  paymentInstrumentId: Id,
  payment_method_id: PaymentMethodId,
  /** The part of the basket that this instrument pays. */
  amount: Schema.optionalKey(Money),
  card: Schema.optionalKey(SavedCard),
  /** All that may be shown of a gift card, a reward card or a reward code. */
  giftCard: Schema.optionalKey(Schema.Struct({ last4: Schema.String })),
  /** LOY-10: for LOYALTY_POINTS, the points and their value. */
  voucher: Schema.optionalKey(Schema.Struct({ points: Schema.Int, amountInCurrency: Money })),
  /** PAY-03: for ATHLETES_PAYMENT, what the credit pays of this basket, and what then remains of it. */
  athlete: Schema.optionalKey(Schema.Struct({ remainingAmount: Money, payableAmount: Money })),
  address: Schema.optionalKey(Address),
})
export type PaymentInstrument = typeof PaymentInstrument.Type

/** A gift card on its only way to the server. Every field of it is a secret. */
export const GiftCardEntry = Schema.Struct({ cardNumber: text(19), pin: text(8) })
export type GiftCardEntry = typeof GiftCardEntry.Type

/** PAY-05: a method that can pay for this basket. */
export const PaymentMethod = Schema.Struct({
  code: PaymentMethodId,
  label: Schema.String,
  cardTypes: Schema.optionalKey(Schema.Array(CardBrand)),
})
export type PaymentMethod = typeof PaymentMethod.Type

/** PAY-01: a card on its only way to the server. Every field of it is a secret. */
export const CardEntry = Schema.Struct({
  number: Schema.String.check(Schema.isPattern(/^\d{12,19}$/)),
  securityCode: Schema.String.check(Schema.isPattern(/^\d{3,4}$/)),
  expiryMonth: Schema.Int,
  expiryYear: Schema.Int,
  holder: Schema.String.check(Schema.isMaxLength(100)),
})
export type CardEntry = typeof CardEntry.Type
