import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id, Success, text } from '../wire.ts'

/** AUTH-15 */
export const ConsumerType = Schema.Literals(['GUEST', 'REGISTERED', 'LOYALTY', 'EMPLOYEE', 'ATHLETE', 'PROSUMER'])
export type ConsumerType = typeof ConsumerType.Type

/** AUTH-01: of prosumers. */
export const Programme = Schema.Literals(['WRANX', 'IPA'])

/** AUTH-08, 09. Expiries are epoch ms. SEG-04: `programme`, of prosumers. */
export const TokenAnswer = Schema.Struct({
  tokenType: Schema.Literals(['Guest', 'Registered']),
  accessToken: Schema.String,
  refreshToken: Schema.String,
  accessExpiry: Schema.Int,
  refreshExpiry: Schema.Int,
  sessionId: Schema.String,
  usid: Schema.String,
  consumerNo: Schema.String,
  consumerType: ConsumerType,
  programme: Schema.optionalKey(Programme),
  memberId: Schema.optionalKey(Schema.String),
  isEmployeeDiscountTCAccepted: Schema.Boolean,
  basketId: Schema.optionalKey(Id),
  favoriteId: Schema.optionalKey(Id),
  saveForLaterId: Schema.optionalKey(Id),
})
export type TokenAnswer = typeof TokenAnswer.Type

/**
 * `{}` asks for a guest token; `refreshToken` (ours) renews one and is used up by it. `renewalKey` (ours, at least 16
 * characters, chosen by the client that received the refresh token) marks a repeated renewal as the same one: without
 * it, a used token counts as stolen.
 */
export const fetchToken = endpoint({
  id: 'API-001',
  method: 'POST',
  path: '/token/v2/auth/token',
  body: Schema.Struct({
    authorizationCode: Schema.optionalKey(text(512)),
    codeVerifier: Schema.optionalKey(text(128)),
    guestObjects: Schema.optionalKey(
      Schema.Struct({
        basketId: Schema.optionalKey(Id),
        favoriteId: Schema.optionalKey(Id),
        saveForLaterId: Schema.optionalKey(Id),
      }),
    ),
    orderNo: Schema.optionalKey(Id),
    st: Schema.optionalKey(text(512)),
    action: Schema.optionalKey(Schema.Literal('postLogin')),
    refreshToken: Schema.optionalKey(text(512)),
    renewalKey: Schema.optionalKey(text(512)),
  }),
  answer: TokenAnswer,
  errors: ['AUT409', 'AUT404', 'AUT432'],
  who: 'public',
  headers: 'common',
  secrets: ['authorizationCode', 'codeVerifier', 'st', 'refreshToken', 'renewalKey', 'accessToken'],
  givesToken: true,
  changes: true,
})

/** AUTH-13 */
export const signOut = endpoint({
  id: 'API-003',
  method: 'POST',
  path: '/consumers-v3/consumer/auth/signout',
  body: Schema.Struct({ refreshToken: text(512) }),
  answer: Success,
  errors: ['AUT404'],
  who: 'account',
  headers: 'common',
  secrets: ['refreshToken'],
  changes: true,
})
