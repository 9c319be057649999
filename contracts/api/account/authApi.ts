import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { BuyInStoreSession } from '../entities/store.ts'
import { Email, Id, Success, text } from '../wire.ts'

const password = text(256)
const botCheck = { recaptcha_response: Schema.optionalKey(text(4096)) }
const signInErrors = ['AUT401', 'AUT418', 'AUT437', 'AUT438', 'AUT426', 'AUT423', 'AUT441', 'AUT403', 'AUT500'] as const

/**
 * AUTH-21: the form's e-mail is the username. `device`: a secret of this device, by which it is recognised if it has
 * signed in before (AUTH-25).
 */
export const signIn = endpoint({
  id: 'API-002',
  method: 'POST',
  path: '/consumers-v3/auth/signin',
  body: Schema.Struct({
    username: Email,
    password,
    codeChallenge: text(128),
    device: Schema.optionalKey(text(200)),
    ...botCheck,
  }),
  answer: Schema.Struct({ authorizationCode: Schema.String, st: Schema.String }),
  errors: signInErrors,
  undone: ['AUT500', 'BSY503'],
  who: 'public',
  knowsCaller: true,
  headers: 'common+channel',
  secrets: ['username', 'password', 'codeChallenge', 'device', 'recaptcha_response', 'authorizationCode', 'st'],
  botCheck: 'login',
  changes: true,
})

/** AUTH-22. `confirmPassword` is for a form that asks for the new password twice (FE340). */
export const changePassword = endpoint({
  id: 'API-005',
  method: 'POST',
  path: '/consumers-v3/consumer/changepassword',
  body: Schema.Struct({
    currentPassword: password,
    newPassword: password,
    confirmPassword: Schema.optionalKey(password),
  }),
  answer: Success,
  errors: ['AUT450', 'AUT451', 'AUT452', 'PRO415', 'FE340', 'FE872'],
  undone: ['BSY503'],
  who: 'account',
  headers: 'common',
  secrets: ['currentPassword', 'newPassword', 'confirmPassword'],
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
  undone: ['BSY503'],
  who: 'public',
  headers: 'common',
  secrets: ['confirmationCode', 'newPassword'],
  changes: true,
})

/** AUTH-23: always answers success, so that nobody can find out which accounts exist. */
export const resetPassword = endpoint({
  id: 'API-007',
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  body: Schema.Struct({ email: Email, ...botCheck }),
  answer: Success,
  errors: ['AUT453', 'AUT403'],
  who: 'public',
  headers: 'common',
  secrets: ['recaptcha_response'],
  changes: true,
})

/** AUTH-24, BIS-01: the session of the store's employee and its token. Expiry in epoch ms. */
export const agentLogin = endpoint({
  id: 'API-008',
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  body: Schema.Struct({ username: Email, password, storeId: Id }),
  answer: Schema.Struct({ ...BuyInStoreSession.fields, accessToken: Schema.String, accessExpiry: Schema.Int }),
  errors: [...signInErrors, 'STR404'],
  undone: ['BSY503'],
  who: 'public',
  knowsCaller: true,
  namesDevice: true,
  headers: 'common',
  secrets: ['password', 'accessToken'],
  givesToken: true,
  changes: true,
})
