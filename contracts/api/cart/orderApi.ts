import { Schema } from 'effect'
import { Address } from '../entities/address.ts'
import { Basket } from '../entities/basket.ts'
import { endpoint } from '../endpoint.ts'
import { Order } from '../entities/order.ts'
import { PaymentMethodId } from '../entities/paymentInstrument.ts'
import { InStoreSalesInfo } from '../entities/store.ts'
import { Id, Money, text } from '../wire.ts'

const own = { who: 'session', own: true, headers: 'common+channel', changes: true } as const

/** CHK-07: stock is checked again, and amounts are frozen until the order or the next cart change. */
export const prepareOrder = endpoint({
  ...own,
  id: 'API-035',
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
  body: Schema.Struct({ basketId: Id }),
  answer: Basket,
  errors: [
    'BSK404',
    'AUT498',
    'ORD430',
    'INV406',
    'INV701',
    'INV405',
    'INV407',
    'INV409',
    'CHK380',
    'BIL400',
    'PYT400',
    'SHP404',
    'SHP500',
    'ORD516',
    'ORD517',
    'ORD518',
    'GFC725',
    'TAX309',
    'ORD415',
  ],
  undone: ['TAX309', 'ORD415'],
})

/**
 * CHK-08. `additionalData.shownTotal` is the total the shopper agreed to; any other is refused (TAX310, PRC400).
 * `shownRemaining` is the part of it that the shopper agreed to pay by the main method; when gift cards and rewards
 * cover less by now it is refused (PYT400), and so is a card charged less (PRC400).
 */
export const placeOrder = endpoint({
  ...own,
  id: 'API-036',
  isSlow: true,
  method: 'PUT',
  path: '/cart/v2/checkout/order',
  body: Schema.Struct({
    cartId: Id,
    billingAddress: Schema.optionalKey(Address),
    paymentMethod: Schema.Struct({
      paymentInstrumentId: Schema.optionalKey(Id),
      additionalData: Schema.Struct({ shownTotal: Money, shownRemaining: Schema.optionalKey(Money) }),
    }),
    bin: Schema.optionalKey(text(6)),
    type: PaymentMethodId,
    inStoreSalesInfo: Schema.optionalKey(InStoreSalesInfo),
    recaptcha_response: Schema.optionalKey(text(4096)),
  }),
  answer: Order,
  errors: [
    'BSK404',
    'AUT498',
    'ORD430',
    'FE309',
    'PYT404',
    'PYT405',
    'PYT406',
    'PYT402',
    'PYT400',
    'PAY400',
    'PAY401',
    'SHP404',
    'SHP410',
    'SHP500',
    'CHK380',
    'BIL400',
    'BILL410',
    'INV406',
    'INV701',
    'INV405',
    'INV407',
    'INV409',
    'PRC400',
    'TAX310',
    'ORD516',
    'ORD517',
    'ORD518',
    'STR404',
    'AUT403',
    'GFC725',
    'REW140',
  ],
  secrets: ['recaptcha_response'],
  namesDevice: true,
  botCheck: 'placeOrder',
})

/** PAY-32: the outcome of the 3-D Secure challenge. */
export const patchOrder = endpoint({
  ...own,
  id: 'API-037',
  isSlow: true,
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
  params: Schema.Struct({ orderNumber: Id }),
  body: Schema.Struct({
    paymentMethod: Schema.Struct({ code: PaymentMethodId, cardType: Schema.optionalKey(text(32)) }),
    paymentInstrumentId: Id,
    sessionID: text(256),
    threeDS2Result: text(4096),
  }),
  answer: Order,
  errors: ['ORD409', 'PAY400', 'PYT402'],
  secrets: ['sessionID', 'threeDS2Result'],
})
