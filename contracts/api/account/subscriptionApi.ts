import { Schema } from 'effect'
import { Subscription } from '../entities/consumer.ts'
import { endpoint } from '../endpoint.ts'

const path = '/consumers-v3/consumer/subscription'
const body = Schema.Struct({ subscriptions: Schema.NonEmptyArray(Subscription).check(Schema.isMaxLength(20)) })
const answer = Schema.Struct({ subscriptions: Schema.Array(Subscription) })

/** ACC-16 */
export const readSubscriptions = endpoint({
  id: 'API-049',
  method: 'GET',
  path,
  answer,
  errors: ['PRO404'],
  who: 'account',
  headers: 'common',
  changes: false,
})

/** SIGN-24: guests may subscribe, and opt an existing recipient out (SIGN-23). */
export const updateSubscriptions = endpoint({
  id: 'API-050',
  method: 'PUT',
  path,
  body,
  answer,
  errors: ['AUT453', 'PRO412'],
  who: 'session',
  headers: 'common',
  changes: true,
})

export const createSubscriptions = endpoint({
  id: 'API-051',
  method: 'POST',
  path,
  body,
  answer,
  errors: ['AUT453', 'PRO412'],
  who: 'session',
  headers: 'common',
  changes: true,
})
