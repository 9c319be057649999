import { Schema } from 'effect'
import { CalendarDate, Gender } from '../entities/consumer.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Id, text } from '../wire.ts'

/** SIGN-30…34. The simplified variant sends only e-mail and password (SIGN-10). */
export const SignUpEntry = Schema.Struct({
  email: Email,
  password: text(256),
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
  /** Ours (SIGN-08): who recommended the shop. */
  referralCode: Schema.optionalKey(text(64)),
  recaptcha_response: Schema.optionalKey(text(4096)),
})
export type SignUpEntry = typeof SignUpEntry.Type

export const signUp = endpoint({
  id: 'API-004',
  method: 'POST',
  path: '/consumers-v3/auth/signup',
  body: SignUpEntry,
  answer: Schema.Struct({ consumerId: Id }),
  status: 201,
  errors: ['AUT439', 'PRO400', 'AUT442', 'AUT444', 'PRO410', 'PRO411', 'FE872', 'AUT453', 'AUT403', 'API400'],
  undone: ['BSY503'],
  who: 'public',
  headers: 'common+channel+source',
  secrets: ['password', 'recaptcha_response'],
  botCheck: 'register',
  changes: true,
})
