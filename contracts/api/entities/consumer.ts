import { Schema } from 'effect'
import { Programme } from '../account/sessionApi.ts'
import { Address } from './address.ts'
import { Email, Id, Money, text } from '../wire.ts'

/** `YYYY-MM-DD`; 01/01/1900 is a placeholder and never sent (ACC-10). */
export const CalendarDate = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))

/** SIGN-18: N = not stated. */
export const Gender = Schema.Literals(['F', 'M', 'O', 'N'])

/** ACC-01: marks a prosumer of that programme. */
export const Identity = Schema.Struct({ type: Programme, id: Schema.String })

/** ACC-12: athletes have a credit, employees and prosumers a cap. */
export const SpecialProfile = Schema.Struct({
  currentSpend: Money,
  annualCap: Schema.optionalKey(Money),
  annualCredit: Schema.optionalKey(Money),
})
export type SpecialProfile = typeof SpecialProfile.Type

/** ACC-02: where a profile came from. */
const Source = Schema.Struct({ acquisitionType: text(64), campaignName: Schema.optionalKey(text(200)) })

/** ACC-03 */
export const Enrollment = Schema.Struct({
  type: Schema.Literal('Loyalty'),
  optin: Schema.Boolean,
  doubleOptin: Schema.Boolean,
  region: Schema.optionalKey(text(10)),
  channel: Schema.optionalKey(text(20)),
  country: Schema.optionalKey(text(2)),
})

/** ACC-04. `optinDate` when opted in, `optoutDate` when not, never both; ISO date-time from server time. */
export const Subscription = Schema.Struct({
  type: Schema.Literals(['Newsletter', 'LoyaltyNewsletter']),
  channel: Schema.Literals(['email', 'sms']),
  optin: Schema.Boolean,
  doubleOptin: Schema.Boolean,
  recipient: text(100),
  category: Schema.Literal('subscription'),
  country: Schema.optionalKey(text(2)),
  region: Schema.optionalKey(text(10)),
  optinDate: Schema.optionalKey(text(40)),
  optoutDate: Schema.optionalKey(text(40)),
})
export type Subscription = typeof Subscription.Type

/** ACC-05: interests are one pipe-separated string. */
export const Preferences = Schema.Struct({
  interests: Schema.optionalKey(text(1000)),
  preferredShoeSize: Schema.optionalKey(text(20)),
})

const personFields = {
  firstName: Schema.optionalKey(text(100)),
  lastName: Schema.optionalKey(text(100)),
  phone: Schema.optionalKey(text(32)),
  phoneCode: Schema.optionalKey(text(6)),
  postalCode: Schema.optionalKey(text(20)),
  birthDate: Schema.optionalKey(CalendarDate),
  gender: Schema.optionalKey(Gender),
  source: Schema.optionalKey(Source),
}

/** ACC-01, 06 */
export const ConsumerDetails = Schema.Struct({
  email: Email,
  ...personFields,
  address: Schema.Array(Address),
  athlete: Schema.optionalKey(SpecialProfile),
  employee: Schema.optionalKey(SpecialProfile),
  prosumer: Schema.optionalKey(SpecialProfile),
  identity: Schema.Array(Identity),
})
export type ConsumerDetails = typeof ConsumerDetails.Type

/** ACC-01 */
export const ConsumerProfile = Schema.Struct({
  consumerId: Schema.optionalKey(Id),
  consumerDetails: ConsumerDetails,
  isLoyaltyMember: Schema.Boolean,
  loyaltyOptInDate: Schema.optionalKey(Schema.String),
  loyaltySummary: Schema.optionalKey(Schema.Struct({ points: Schema.Struct({ balance: Schema.Int }) })),
  preferences: Preferences,
  subscriptions: Schema.Array(Subscription),
  enrollments: Schema.optionalKey(Schema.Array(Enrollment)),
})
export type ConsumerProfile = typeof ConsumerProfile.Type

/** ACC-02…04: a profile as sent; absent fields stay as they are (ACC-08). */
export const ProfileEntry = Schema.Struct({
  consumerDetails: Schema.optionalKey(Schema.Struct({ email: Schema.optionalKey(Email), ...personFields })),
  preferences: Schema.optionalKey(Preferences),
  enrollments: Schema.optionalKey(Schema.Array(Enrollment).check(Schema.isMaxLength(20))),
  subscriptions: Schema.optionalKey(Schema.Array(Subscription).check(Schema.isMaxLength(20))),
  /** AUTH-17, ours: an employee accepts the terms of the discount; cannot be withdrawn. */
  isEmployeeDiscountTCAccepted: Schema.optionalKey(Schema.Literal(true)),
})
export type ProfileEntry = typeof ProfileEntry.Type

/** LOY-01, 08 */
export const LoyaltyVoucher = Schema.Struct({ points: Schema.Int, amountInCurrency: Money })
export const LoyaltyVouchers = Schema.Struct({
  currentLoyaltyPoints: Schema.Int,
  applicableLoyaltyVouchers: Schema.Array(LoyaltyVoucher),
  memberId: Schema.String,
})
export type LoyaltyVouchers = typeof LoyaltyVouchers.Type

/** SIGN-73: `attendingDays` joined with ',', `registrationTimestamp` an ISO time of the server's clock. */
export const EventRegistration = Schema.Struct({
  email: Email,
  attendingDays: text(1000),
  eventId: Id,
  eventTermsAccepted: Schema.Boolean,
  firstName: text(100),
  lastName: text(100),
  gender: Schema.optionalKey(Gender),
  phoneNumber: Schema.optionalKey(text(32)),
  plusOne: Schema.optionalKey(text(100)),
  registrationTimestamp: text(40),
})
export type EventRegistration = typeof EventRegistration.Type
