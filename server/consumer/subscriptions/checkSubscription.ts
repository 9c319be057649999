import type { Subscription } from '../../../contracts/api/consumer.ts'
import { isEmail } from '../../../core/domain/validation/textRules.ts'
import { refuse } from '../../http/answer.ts'
import type { Refusal } from '../../http/answer.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'
import { isMember } from '../loyalty/membership.ts'
import { emailKey } from '../signInAttempts.ts'
import type { SubscriptionRequest } from './subscribe.ts'

type Own = Pick<ConsumerTables['consumer'], 'email' | 'phone' | 'type' | 'member_id'>

/** `isOwn`: the recipient is the caller's own. */
export type OwnedChoice = SubscriptionRequest & { readonly isOwn: boolean }

/** ACC-04: one entry as it is kept, or what is wrong with it. `field`: its place in the body. */
export function checkSubscription(
  { channel, type, recipient: given, optin }: Subscription,
  own: Own | undefined,
  field: string,
): OwnedChoice | Refusal {
  const recipient = channel === 'email' ? emailKey(given) : given.replace(/[\s()-]/g, '')
  if (channel === 'email' && !isEmail(recipient)) return refuse('AUT453', { field: `${field}.recipient` })
  if (channel === 'sms' && !/^\+\d{7,15}$/.test(recipient)) return refuse('PRO412', { field: `${field}.recipient` })
  if (type === 'LoyaltyNewsletter' && optin && !(own && isMember(own)))
    return refuse('PRO412', { field: `${field}.type` })
  return { channel, type, recipient, opted_in: optin, isOwn: recipient === own?.email || recipient === own?.phone }
}
