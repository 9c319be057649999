import { Schema } from 'effect'
import { LoyaltyVouchers } from '../entities/consumer.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'

const member = { who: 'member', headers: 'common' } as const

/** LOY-03: by the `usid` of the token answer. */
export const fetchLoyaltyToken = endpoint({
  ...member,
  id: 'API-009',
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/token',
  body: Schema.Struct({ usid: text(64), referralCode: Schema.optionalKey(text(64)) }),
  answer: Schema.Struct({ loyaltyToken: Schema.String, memberId: Schema.String }),
  errors: ['4044'],
  secrets: ['loyaltyToken'],
  givesToken: true,
  changes: true,
})

/** LOY-06 */
export const readWelcomePromotion = endpoint({
  ...member,
  id: 'API-046',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/promo/welcome',
  answer: Schema.Struct({
    promotionId: Schema.String,
    title: Schema.String,
    text: Schema.String,
    code: Schema.optionalKey(Schema.String),
  }),
  errors: ['4044'],
  changes: false,
})

/** LOY-04 */
export const readVouchers = endpoint({
  ...member,
  id: 'API-047',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/vouchers',
  answer: LoyaltyVouchers,
  errors: ['4044', 'REW135'],
  changes: false,
})
