import type { SignUpEntry } from '../../../contracts/api/signUpApi.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'
import { emailKey } from '../signInAttempts.ts'

export type SubscriptionRequest = Pick<ConsumerTables['subscription'], 'channel' | 'type' | 'recipient' | 'opted_in'>

/** ACC-04, SIGN-32: what a new account has asked to hear, and where. */
export function choicesOf({ email, phone, subscriptions }: SignUpEntry): readonly SubscriptionRequest[] {
  const byEmail = { channel: 'email', recipient: emailKey(email), opted_in: true } as const
  return [
    ...(subscriptions?.newsletterConsent === true ? [{ ...byEmail, type: 'Newsletter' } as const] : []),
    ...(subscriptions?.loyaltyNewsletterConsent === true ? [{ ...byEmail, type: 'LoyaltyNewsletter' } as const] : []),
    ...(subscriptions?.smsNotificationConsent === true && phone !== undefined
      ? [{ channel: 'sms', type: 'Newsletter', recipient: phone, opted_in: true } as const]
      : []),
  ]
}

/**
 * What a recipient wants from now on. `consumerId`: whose recipient it is, whoever asked for it before; null = somebody who is not
 * known to own it, and then it stays whose it was.
 */
export async function subscribe(
  db: Db,
  changes: readonly SubscriptionRequest[],
  { consumerId, country, now }: { readonly consumerId: string | null; readonly country: string; readonly now: number },
): Promise<void> {
  for (const change of changes) {
    const answer = { opted_in: change.opted_in, country, at: now }
    const row = { ...change, ...answer, consumer_id: consumerId }
    await db
      .insertInto('subscription')
      .values(row)
      .onConflict((is) =>
        is
          .columns(['channel', 'type', 'recipient'])
          .doUpdateSet(consumerId === null ? answer : { ...answer, consumer_id: consumerId }),
      )
      .execute()
  }
}
