import { Schema } from 'effect'
import { ConsumerDetails, ConsumerProfile, Enrollment, EventRegistration, ProfileEntry } from '../entities/consumer.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Id, QueryFlag, Success } from '../wire.ts'

const registered = { who: 'account', headers: 'common' } as const
const withSummary = Schema.Struct({ includeLoyaltySummary: Schema.optionalKey(QueryFlag) })
const profileBody = Schema.Struct({ consumerProfile: ProfileEntry })
const profileAnswer = Schema.Struct({ consumerProfile: ConsumerProfile })

/** ACC-07, LOY-05 */
export const readProfile = endpoint({
  ...registered,
  id: 'API-043',
  method: 'GET',
  path: '/consumers-v3/consumer',
  query: withSummary,
  answer: profileAnswer,
  errors: ['PRO404'],
  changes: false,
})

export const updateProfile = endpoint({
  ...registered,
  id: 'API-044',
  method: 'PUT',
  path: '/consumers-v3/consumer',
  query: withSummary,
  body: profileBody,
  answer: profileAnswer,
  errors: ['PRO404', 'PRO400', 'PRO412', 'PRO418', 'PRO410', 'PRO411', 'AUT442', 'AUT444'],
  changes: true,
})

/** answers both the profile and its id. */
export const createProfile = endpoint({
  id: 'API-045',
  method: 'POST',
  path: '/consumers-v3/consumer',
  query: withSummary,
  body: profileBody,
  answer: Schema.Struct({ consumerId: Id, consumerProfile: ConsumerProfile }),
  status: 201,
  errors: ['PRO400', 'PRO410', 'PRO411', 'PRO412', 'AUT442', 'AUT444'],
  who: 'session',
  headers: 'common',
  changes: true,
})

/** ACC-13: not for working through lists of addresses. */
export const lookUpConsumer = endpoint({
  id: 'API-048',
  method: 'GET',
  path: '/consumers-v3/consumer/lookup',
  query: Schema.Struct({ email: Email }),
  answer: Schema.Struct({ exists: Schema.Boolean, isLoyaltyMember: Schema.Boolean }),
  errors: ['AUT453'],
  who: 'session',
  headers: 'common',
  changes: false,
})

/** ACC-14: id and e-mail must belong to the same record. */
export const retrieveUserData = endpoint({
  id: 'API-066',
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
  body: Schema.Struct({ consumerId: Id, email: Email }),
  answer: Schema.Struct({ consumerDetails: ConsumerDetails, enrollments: Schema.Array(Enrollment) }),
  errors: ['CCN404', 'AUT440'],
  who: 'session',
  headers: 'common',
  changes: false,
})

/** ACC-15 */
export const setNotification = endpoint({
  ...registered,
  id: 'API-067',
  method: 'PUT',
  path: '/consumers-v3/consumer/notification',
  body: Schema.Struct({ channel: Schema.Literals(['email', 'sms']), optin: Schema.Boolean }),
  answer: Success,
  errors: ['PRO404', 'PRO412'],
  changes: true,
})

/** SIGN-72…74: a second registration for one event is EVT409, an unknown event or one that is over EVT404. */
export const registerForEvent = endpoint({
  ...registered,
  id: 'API-068',
  method: 'POST',
  path: '/consumers-v3/consumer/event-registration',
  body: EventRegistration,
  answer: Schema.Struct({ registrationId: Id }),
  status: 201,
  errors: ['PRO404', 'API400'],
  changes: true,
})
