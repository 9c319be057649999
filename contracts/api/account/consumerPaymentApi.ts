import { Schema } from 'effect'
import { Address } from '../entities/address.ts'
import { endpoint } from '../endpoint.ts'
import { CardEntry, GiftCardEntry, PaymentInstrument } from '../entities/paymentInstrument.ts'
import { Id, Success, text } from '../wire.ts'

const registered = { who: 'account', own: true, headers: 'common' } as const

/** ACC-30: what a consumer can save. */
const SavedMethodId = Schema.Literals(['REWARD_CODE', 'REWARD_CARD', 'CREDIT_CARD'])
const instrumentPath = Schema.Struct({ paymentInstrumentId: Id })

export const readSavedInstruments = endpoint({
  ...registered,
  id: 'API-052',
  method: 'GET',
  path: '/consumers-v3/consumer/payment_instruments',
  query: Schema.Struct({ payment_method_id: Schema.optionalKey(SavedMethodId) }),
  answer: Schema.Struct({ payment_instruments: Schema.Array(PaymentInstrument) }),
  errors: ['PRO404'],
  changes: false,
})

/** ACC-30. One of `card`, `giftCard` and `code`, by the method in the query. */
export const saveInstrument = endpoint({
  ...registered,
  id: 'API-053',
  method: 'POST',
  path: '/consumers-v3/consumer/payment_instruments',
  query: Schema.Struct({ payment_method_id: SavedMethodId }),
  body: Schema.Struct({
    card: Schema.optionalKey(CardEntry),
    giftCard: Schema.optionalKey(GiftCardEntry),
    code: Schema.optionalKey(text(64)),
    main: Schema.optionalKey(Schema.Boolean),
    address: Schema.optionalKey(Address),
    recaptcha_response: Schema.optionalKey(text(4096)),
  }),
  answer: Schema.Struct({ card: Schema.Struct({ paymentInstrumentId: Id }) }),
  status: 201,
  errors: ['PYT300', 'FE309', 'PAY400', 'PYT406', 'GFC400', 'GFC700', 'GFC760', 'GFC800', 'GFC812', 'AUT403'],
  secrets: ['card', 'giftCard', 'code', 'recaptcha_response'],
  changes: true,
})

/** ACC-31: main flag or expiry. */
export const changeSavedInstrument = endpoint({
  ...registered,
  id: 'API-054',
  method: 'PATCH',
  path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  params: instrumentPath,
  body: Schema.Struct({
    main: Schema.optionalKey(Schema.Boolean),
    expMonth: Schema.optionalKey(Schema.Int),
    expYear: Schema.optionalKey(Schema.Int),
  }),
  answer: PaymentInstrument,
  errors: ['PYT404', 'FE309', 'PYT300'],
  changes: true,
})

export const removeSavedInstrument = endpoint({
  ...registered,
  id: 'API-055',
  method: 'DELETE',
  path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  params: instrumentPath,
  answer: Success,
  errors: ['PYT404'],
  changes: true,
})
