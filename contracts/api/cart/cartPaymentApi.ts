import { Schema } from 'effect'
import { basketCall, basketPath } from './basketCall.ts'
import { endpoint } from '../endpoint.ts'
import { CardEntry, GiftCardEntry, PaymentMethod, PaymentMethodId } from '../entities/paymentInstrument.ts'
import { Id, Money, text } from '../wire.ts'

/** PAY-05 */
export const readPaymentMethods = endpoint({
  ...basketCall,
  id: 'API-026',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/paymentMethods',
  params: basketPath,
  answer: Schema.Struct({ paymentMethods: Schema.Array(PaymentMethod) }),
  errors: ['BSK404'],
  changes: false,
})

/** PAY-06. A card, Klarna or PayPal replaces the previous main method; up to five gift cards can pay in addition. */
export const addPaymentInstrument = endpoint({
  ...basketCall,
  id: 'API-027',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  params: basketPath,
  body: Schema.Struct({
    payment_method_id: PaymentMethodId,
    amount: Schema.optionalKey(Money),
    card: Schema.optionalKey(CardEntry),
    giftCard: Schema.optionalKey(GiftCardEntry),
    /** LOY-10: for REWARD_CODE, as typed. It works only for the account it was given to. */
    code: Schema.optionalKey(text(64)),
    /** ACC-30: a card of the account, instead of `card`; for REWARD_CARD, which one. */
    paymentInstrumentId: Schema.optionalKey(Id),
    /** Ours: also saves `card` to the signed-in account; one that it already has stays as it is. */
    keep: Schema.optionalKey(Schema.Boolean),
    /** PAY-07: the session of PAY-10 in which the shopper has agreed. Any other than the basket's is refused. */
    paymentSession: Schema.optionalKey(Id),
  }),
  errors: [
    'BSK404',
    'AUT498',
    'FE309',
    'PYT300',
    'PYT404',
    'PAY400',
    'GFC400',
    'GFC410',
    'GFC700',
    'GFC725',
    'GFC740',
    'GFC755',
    'GFC760',
    'GFC800',
    'GFC812',
    'REW401',
    'REW130',
    'REW135',
    'REW140',
    'GFS800',
  ],
  undone: ['GFS800'],
  secrets: ['card', 'giftCard'],
})

export const removePaymentInstrument = endpoint({
  ...basketCall,
  id: 'API-028',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  params: basketPath,
  body: Schema.Struct({ paymentInstrumentId: Id }),
  errors: ['BSK404', 'AUT498', 'PYT404'],
})

/** LOY-08; `null` removes the reward. */
export const setReward = endpoint({
  ...basketCall,
  who: 'reward',
  id: 'API-029',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/reward',
  params: basketPath,
  body: Schema.Struct({
    appliedLoyaltyVoucher: Schema.NullOr(Schema.Struct({ points: Schema.Int, amountInCurrency: Money })),
  }),
  errors: ['BSK404', 'REW401', 'REW130', 'REW135', 'REW140'],
})
