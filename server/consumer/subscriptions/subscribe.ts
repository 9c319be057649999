import type { Subscription } from '../../../contracts/api/entities/consumer.ts'
import type { SignUpEntry } from '../../../contracts/api/account/signUpApi.ts'
import { emailKey } from '../../limits/countAgainst.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'

export type SubscriptionRequest = Pick<ConsumerTables['subscription'], 'channel' | 'type' | 'recipient' | 'opted_in'>

/** ACC-04, SIGN-32: what a new account has subscribed to, and on which channels. */
export const choicesOf = ({ email, phone, subscriptions }: SignUpEntry): readonly SubscriptionRequest[] => {
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
 * What a recipient wants from now on. `consumerId`: whose recipient it is, no matter who subscribed it before; null =
 * the caller is not known to own it, so its owner stays.
 */
export const subscribe = async (
  db: Db,
  changes: readonly SubscriptionRequest[],
  { consumerId, country, now }: { readonly consumerId: string | null; readonly country: string; readonly now: number },
): Promise<void> => {
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

/** ACC-01, ACC-04: an account's subscriptions and those it has ended, in the order in which it chose. */
export const subscriptionsOf = async (db: Db, consumerId: string): Promise<readonly Subscription[]> => {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('at')
    .orderBy('type')
    .orderBy('channel')
    .execute()
  return rows.map(subscriptionAnswer)
}

/** ACC-04: the day of either choice, never of both. */
export const subscriptionAnswer = ({
  type,
  channel,
  opted_in: optin,
  recipient,
  country,
  at,
}: Omit<ConsumerTables['subscription'], 'consumer_id' | 'unsubscribe_key'>): Subscription => {
  const day = new Date(at).toISOString()
  return {
    type,
    channel,
    optin,
    doubleOptin: false,
    recipient,
    category: 'subscription',
    country,
    ...(optin ? { optinDate: day } : { optoutDate: day }),
  }
}
