import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Email, Id, Quantity, text } from './wire.ts'

/**
 * LAW-15, ours: a statement of withdrawal from a contract. `items` = only these lines of the order; `goods` = the same in
 * the consumer’s own words; neither = all of it. The answer is the same whether or not there is such an order.
 * `receivedAt`: epoch ms.
 */
export const withdrawFromContract = endpoint({
  id: 'API-160',
  method: 'POST',
  path: '/consumers-v3/consumer/withdrawal',
  body: Schema.Struct({
    /** Optional, so that a missing field is reported as ATTR300. */
    name: Schema.optionalKey(text(100)),
    orderNumber: Schema.optionalKey(text(64)),
    email: Schema.optionalKey(Email),
    goods: Schema.optionalKey(text(500)),
    items: Schema.optionalKey(
      Schema.NonEmptyArray(Schema.Struct({ itemId: Id, qty: Quantity })).check(Schema.isMaxLength(50)),
    ),
  }),
  answer: Schema.Struct({ number: Id, receivedAt: Schema.Int }),
  errors: ['ATTR300'],
  who: 'session',
  headers: 'common',
  changes: true,
})
