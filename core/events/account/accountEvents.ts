import { Schema } from 'effect'
import { Programme } from '../../../contracts/api/account/sessionApi.ts'
import { BuyInStoreSession } from '../../../contracts/api/entities/store.ts'
import { event } from '../eventSchema.ts'

const consumerType = Schema.Literals(['REGISTERED', 'LOYALTY', 'EMPLOYEE', 'ATHLETE', 'PROSUMER'])
const SignedInShape = Schema.Struct({
  site: Schema.String,
  consumerType,
  programme: Schema.optionalKey(Programme),
  at: Schema.Int,
  owesTerms: Schema.optionalKey(Schema.Boolean),
})
const AssociateShape = Schema.Struct({
  ...BuyInStoreSession.fields,
  activeAt: Schema.Int,
  agentUntil: Schema.optionalKey(Schema.Int),
})

export const AccountEvent = Schema.Union([
  /**
   * AUTH-07: `basketId` = the account's basket, with the guest's merged in. `owesTerms`: an employee who has not
   * accepted the terms yet (AUTH-17). The person is in the auth record, not here.
   */
  event('v1.SignedIn', { ...SignedInShape.fields, basketId: Schema.NullOr(Schema.String) }),
  /** AUTH-17: the employee at this device has accepted the terms of the discount. */
  event('v1.EmployeeTermsAccepted', { site: Schema.String, at: Schema.Int }),
  /**
   * AUTH-13: nothing before it is kept, so it contains who is still signed in on other sites, and who still sells here.
   */
  event('v1.SignedOut', {
    site: Schema.String,
    at: Schema.Int,
    reason: Schema.Literals(['asked', 'ended', 'store']),
    remaining: Schema.Array(SignedInShape),
    associate: Schema.optionalKey(AssociateShape),
  }),
  /** The server ended the session while an order was being placed: its key must not get lost. */
  event('v1.SessionLost', { site: Schema.String, at: Schema.Int }),
  /** BIS-01 */
  event('v1.AssociateSessionStarted', { session: AssociateShape }),
  event('v1.AssociateActive', { at: Schema.Int }),
])
export type AccountEvent = typeof AccountEvent.Type
