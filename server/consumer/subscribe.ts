import type { SignUpEntry } from '../../contracts/api/signUpApi.ts'
import type { Tx } from '../storage/Tables.ts'
import type { ConsumerTables } from './ConsumerTables.ts'
import { emailKey } from './signInAttempts.ts'

type Subscription = Pick<ConsumerTables['subscription'], 'channel' | 'type' | 'recipient'>

/** ACC-04, SIGN-32: what an account has asked to hear, and where. */
export function subscriptionsOf({ email, phone, subscriptions }: SignUpEntry): readonly Subscription[] {
  const byEmail = { channel: 'email', recipient: emailKey(email) } as const
  return [
    ...(subscriptions?.newsletterConsent === true ? [{ ...byEmail, type: 'Newsletter' } as const] : []),
    ...(subscriptions?.loyaltyNewsletterConsent === true ? [{ ...byEmail, type: 'LoyaltyNewsletter' } as const] : []),
    ...(subscriptions?.smsNotificationConsent === true && phone !== undefined ? [{ channel: 'sms', type: 'Newsletter', recipient: phone } as const] : []),
  ]
}

/** A recipient that was there already, for somebody without an account or for another one, is this account's from now on. */
export async function subscribe(tx: Tx, asked: readonly Subscription[], { consumerId, country, now }: { readonly consumerId: string; readonly country: string; readonly now: number }): Promise<void> {
  const told = { consumer_id: consumerId, opted_in: true, country, at: now }
  for (const one of asked) {
    await tx.insertInto('subscription').values({ ...one, ...told }).onConflict((is) => is.columns(['channel', 'type', 'recipient']).doUpdateSet(told)).execute()
  }
}
