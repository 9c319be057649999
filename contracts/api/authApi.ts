import { Schema } from 'effect'
import { CalendarDate, Email, Gender } from './consumer.ts'
import { endpoint } from './endpoint.ts'
import { BuyInStoreSession } from './store.ts'
import { Id, Success, text } from './wire.ts'

const password = text(256)
const botCheck = { recaptcha_response: Schema.optionalKey(text(4096)) }
const signInErrors = ['AUT401', 'AUT418', 'AUT437', 'AUT438', 'AUT426', 'AUT423', 'AUT441', 'AUT403', 'AUT500'] as const

/** AUTH-21: the form's e-mail is the username. */
export const signIn = endpoint({
  id: 'API-002',
  method: 'POST',
  path: '/consumers-v3/auth/signin',
  body: Schema.Struct({ username: Email, password, codeChallenge: text(128), ...botCheck }),
  answer: Schema.Struct({ authorizationCode: Schema.String, st: Schema.String }),
  errors: signInErrors,
  who: 'P',
  knowsCaller: true,
  headers: 'common+channel',
  secrets: ['username', 'password', 'codeChallenge', 'recaptcha_response', 'authorizationCode', 'st'],
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
  who: 'R',
  headers: 'common',
  secrets: ['refreshToken'],
  changes: true,
})

/** SIGN-30…34. The simplified variant sends only e-mail and password (SIGN-10). */
export const SignUpEntry = Schema.Struct({
  email: Email,
  password,
  firstName: Schema.optionalKey(text(100)),
  lastName: Schema.optionalKey(text(100)),
  birthDate: Schema.optionalKey(CalendarDate),
  phone: Schema.optionalKey(text(32)),
  phoneCode: Schema.optionalKey(text(6)),
  postalCode: Schema.optionalKey(text(20)),
  gender: Schema.optionalKey(Gender),
  isTermsConfirmed: Schema.optionalKey(Schema.Boolean),
  isTemporaryPassword: Schema.optionalKey(Schema.Literal(true)),
  subscriptions: Schema.optionalKey(
    Schema.Struct({
      newsletterConsent: Schema.Boolean,
      loyaltyConsent: Schema.Boolean,
      smsNotificationConsent: Schema.Boolean,
      loyaltyEnrollment: Schema.optionalKey(Schema.Literal('Full')),
      loyaltyNewsletterConsent: Schema.optionalKey(Schema.Literal(true)),
    }),
  ),
  source: Schema.optionalKey(
    Schema.Struct({
      store: Schema.optionalKey(text(64)),
      acquisitionType: Schema.Literal('Registered'),
      campaignName: Schema.optionalKey(text(200)),
    }),
  ),
  termsConditionsAndPolicy: Schema.optionalKey(Schema.Literal(true)),
  ...botCheck,
})
export type SignUpEntry = typeof SignUpEntry.Type

export const signUp = endpoint({
  id: 'API-004',
  method: 'POST',
  path: '/consumers-v3/auth/signup',
  body: SignUpEntry,
  answer: Schema.Struct({ consumerId: Id }),
  status: 201,
  errors: ['AUT439', 'PRO400', 'AUT442', 'AUT444', 'PRO410', 'PRO411', 'FE872', 'AUT453', 'AUT403'],
  who: 'P',
  headers: 'common+channel+source',
  secrets: ['password', 'recaptcha_response'],
  changes: true,
})

/** AUTH-22 */
export const changePassword = endpoint({
  id: 'API-005',
  method: 'POST',
  path: '/consumers-v3/consumer/changepassword',
  body: Schema.Struct({ currentPassword: password, newPassword: password }),
  answer: Success,
  errors: ['AUT450', 'AUT451', 'AUT452', 'PRO415', 'FE340', 'FE872'],
  who: 'R',
  headers: 'common',
  secrets: ['currentPassword', 'newPassword'],
  changes: true,
})

/** AUTH-23: no `/consumer/` segment. */
export const confirmForgotPassword = endpoint({
  id: 'API-006',
  method: 'POST',
  path: '/consumers-v3/confirmforgotpassword',
  body: Schema.Struct({ email: Email, confirmationCode: text(512), newPassword: password }),
  answer: Success,
  errors: ['AUT402', 'FE872'],
  who: 'P',
  headers: 'common',
  secrets: ['confirmationCode', 'newPassword'],
  changes: true,
})

/** AUTH-23: always answers success, so that nobody can probe for accounts. */
export const resetPassword = endpoint({
  id: 'API-007',
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  body: Schema.Struct({ email: Email, ...botCheck }),
  answer: Success,
  errors: ['AUT453', 'AUT403'],
  who: 'P',
  headers: 'common',
  secrets: ['recaptcha_response'],
  changes: true,
})

/** AUTH-24, BIS-01: the session of the store's employee and the token it acts with. Expiry in epoch ms. */
export const agentLogin = endpoint({
  id: 'API-008',
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  body: Schema.Struct({ username: Email, password, storeId: Id }),
  answer: Schema.Struct({ ...BuyInStoreSession.fields, accessToken: Schema.String, accessExpiry: Schema.Int }),
  errors: [...signInErrors, 'STR404'],
  who: 'P',
  headers: 'common',
  secrets: ['password', 'accessToken'],
  changes: true,
})
