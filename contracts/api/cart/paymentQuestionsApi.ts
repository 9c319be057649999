import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { GiftCardEntry, PaymentMethodId } from '../entities/paymentInstrument.ts'
import { Currency, Id, Money, Success, text } from '../wire.ts'

/** PAY-12. `expiryDate` as `YYYY-MM-DD`, null = it never expires. */
export const readGiftCardBalance = endpoint({
  id: 'API-033',
  method: 'POST',
  path: '/cart/v1/giftcard/balance',
  body: Schema.Struct({ ...GiftCardEntry.fields, recaptcha_response: Schema.optionalKey(text(4096)) }),
  answer: Schema.Struct({ balance: Money, currency: Currency, expiryDate: Schema.NullOr(Schema.String) }),
  errors: ['GFC400', 'GFC799', 'GFC812', 'GFC740', 'GFC800', 'GFC700', 'GFC760', 'GFS800'],
  undone: ['GFC799', 'GFS800'],
  who: 'session',
  headers: 'common+channel',
  secrets: ['cardNumber', 'pin', 'recaptcha_response'],
  changes: false,
})

/**
 * PAY-10: a page of the provider for this basket, stored with it. `referer` = the checkout's path, to which a page that
 * takes the whole window returns; no other is accepted. Repeated for the same sum it is the same session.
 */
export const readPaymentSession = endpoint({
  id: 'API-034',
  method: 'GET',
  path: '/cart/v1/paymentSession',
  query: Schema.Struct({
    referer: text(300),
    paymentMethodId: PaymentMethodId,
    paymentMethod: Schema.optionalKey(text(64)),
  }),
  answer: Schema.Struct({ sessionId: Id, clientToken: Schema.String, expiresAt: Schema.Int }),
  errors: ['PAY400'],
  who: 'session',
  headers: 'common+channel',
  secrets: ['clientToken'],
  changes: false,
})

/** PAY-11: a random name for this visit; nothing about the device is collected. */
export const sendDeviceFingerPrint = endpoint({
  id: 'API-038',
  method: 'POST',
  path: '/cart/v1/deviceFingerPrint',
  body: Schema.Struct({ cartId: Id, deviceFingerPrint: text(256) }),
  answer: Success,
  errors: ['BSK404'],
  who: 'session',
  headers: 'common+channel',
  changes: true,
})
