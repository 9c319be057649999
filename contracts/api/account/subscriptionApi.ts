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

const change = {
  path,
  body,
  answer,
  errors: ['AUT453', 'PRO412'],
  who: 'session',
  headers: 'common',
  changes: true,
} as const

/** SIGN-24: guests may subscribe, and opt an existing recipient out (SIGN-23). */
export const updateSubscriptions = endpoint({
  ...change,
  id: 'API-050',
  method: 'PUT',
})

export const createSubscriptions = endpoint({
  ...change,
  id: 'API-051',
  method: 'POST',
})
