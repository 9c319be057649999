import { Schema } from 'effect'
import { Basket, PriceAdjustmentEntry } from './basket.ts'
import { endpoint } from './endpoint.ts'
import { CardEntry, GiftCardEntry, PaymentMethod, PaymentMethodId } from './paymentInstrument.ts'
import { Id, Money, text } from './wire.ts'

const own = { who: 'session', own: true, headers: 'common+channel', changes: true, answer: Basket } as const
const basketPath = Schema.Struct({ basketId: Id })

/** PAY-05 */
export const readPaymentMethods = endpoint({
  ...own,
  id: 'API-026',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/paymentMethods',
  params: basketPath,
  answer: Schema.Struct({ paymentMethods: Schema.Array(PaymentMethod) }),
  errors: ['BSK404'],
  changes: false,
})

/** PAY-06. A card, Klarna or PayPal takes the place of what paid before; up to five gift cards pay beside it. */
export const addPaymentInstrument = endpoint({
  ...own,
  id: 'API-027',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  params: basketPath,
  body: Schema.Struct({
    payment_method_id: PaymentMethodId,
    amount: Schema.optionalKey(Money),
    card: Schema.optionalKey(CardEntry),
    giftCard: Schema.optionalKey(GiftCardEntry),
    /** LOY-10: of REWARD_CODE, as typed. It is of no use to anybody but the account it was given to. */
    code: Schema.optionalKey(text(64)),
    /** ACC-30: a card of the account's, in the place of `card`; of REWARD_CARD, which one. */
    paymentInstrumentId: Schema.optionalKey(Id),
    /** Ours: `card` is also kept for the account that is signed in; one that it has already stays as it is. */
    keep: Schema.optionalKey(Schema.Boolean),
    /** PAY-07: the session of PAY-10 in which the shopper has agreed. Another one than the basket's is refused. */
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
  ...own,
  id: 'API-028',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  params: basketPath,
  body: Schema.Struct({ paymentInstrumentId: Id }),
  errors: ['BSK404', 'AUT498', 'PYT404'],
})

/** LOY-08; `null` takes the reward off again. */
export const setReward = endpoint({
  ...own,
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

const adjustment = Schema.Struct({ itemId: Schema.optionalKey(Id), ...PriceAdjustmentEntry.fields })
const adjustmentPath = Schema.Struct({ basketId: Id, adjustmentId: Id })
const adjustmentErrors = ['BSK404', 'AUT432', 'AUT498', 'ORD404', 'GWP403', 'PRC400'] as const

/** CART-24 */
export const addPriceAdjustment = endpoint({
  ...own,
  who: 'agent',
  id: 'API-039',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  params: basketPath,
  body: adjustment,
  errors: adjustmentErrors,
})

export const changePriceAdjustment = endpoint({
  ...own,
  who: 'agent',
  id: 'API-040',
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  params: adjustmentPath,
  body: adjustment,
  errors: adjustmentErrors,
})

export const removePriceAdjustment = endpoint({
  ...own,
  who: 'agent',
  id: 'API-041',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  params: adjustmentPath,
  errors: adjustmentErrors,
})
