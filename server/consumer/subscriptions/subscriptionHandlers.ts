import type { Subscription } from '../../../contracts/api/entities/consumer.ts'
import { setNotification } from '../../../contracts/api/account/consumerApi.ts'
import {
  createSubscriptions,
  readSubscriptions,
  updateSubscriptions,
} from '../../../contracts/api/account/subscriptionApi.ts'
import { isEmail } from '../../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import { isMember } from '../../kit/Context.ts'
import type { Context, SignedCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { emailKey } from '../../limits/countAgainst.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'
import { sendNewsletterLetter } from './newsletterLetter.ts'
import { subscribe, subscriptionAnswer, subscriptionsOf } from './subscribe.ts'
import type { SubscriptionRequest } from './subscribe.ts'

/**
 * ACC-16, SIGN-24: creating and changing are the same: a recipient and what it wants. A guest is shown only what the
 * guest has entered.
 */
const write = async (asked: readonly Subscription[], { kind, subject }: SignedCaller, context: Context) => {
  const { db, locale, now } = context
  const own =
    kind === 'registered'
      ? await db
          .selectFrom('consumer')
          .select(['email', 'phone', 'type', 'member_id'])
          .where('id', '=', subject)
          .executeTakeFirst()
      : undefined
  const changes: OwnedChoice[] = []
  for (const [index, each] of asked.entries()) {
    const checked = checkSubscription(each, own, `subscriptions.${index}`)
    if ('_tag' in checked) return checked
    changes.push(checked)
  }
  const { country } = locale
  for (const { isOwn, ...change } of changes) {
    const isNew = !isOwn && (await beginsLetters(db, change))
    await subscribe(db, [change], { consumerId: isOwn ? subject : null, country, now })
    if (isNew) await sendNewsletterLetter(change, context)
  }
  const elsewhere = changes
    .filter(({ isOwn }) => !isOwn)
    .map((change) => subscriptionAnswer({ ...change, country, at: now }))
  return answer({ subscriptions: [...(own ? await subscriptionsOf(db, subject) : []), ...elsewhere] })
}

export const subscriptionHandlers: readonly Handler[] = [
  /** ACC-16 */
  handle(readSubscriptions, async (_input, { subject }, { db }) =>
    answer({ subscriptions: await subscriptionsOf(db, subject) }),
  ),
  handle(updateSubscriptions, ({ body }, caller, context) => write(body.subscriptions, caller, context)),
  handle(createSubscriptions, ({ body }, caller, context) => write(body.subscriptions, caller, context)),
  /** ACC-15: no ends everything on a channel; yes starts the newsletter there. */
  handle(setNotification, async ({ body: { channel, optin } }, { subject }, { db, now, locale }) => {
    const row = await db.selectFrom('consumer').select(['email', 'phone']).where('id', '=', subject).executeTakeFirst()
    if (!row) return refuse('PRO404')
    const recipient = channel === 'email' ? row.email : row.phone
    if (!optin)
      await db
        .updateTable('subscription')
        .set({ opted_in: false, at: now })
        .where('consumer_id', '=', subject)
        .where('channel', '=', channel)
        .where('opted_in', '=', true)
        .execute()
    else if (recipient === null) return refuse('PRO412', { field: 'channel' })
    else
      await subscribe(db, [{ channel, type: 'Newsletter', recipient, opted_in: true }], {
        consumerId: subject,
        country: locale.country,
        now,
      })
    return answer({ success: true as const })
  }),
]

/** Whether an address gets letters now that did not get them before. The caller is answered the same either way. */
const beginsLetters = async (db: Db, { channel, type, recipient, opted_in }: SubscriptionRequest): Promise<boolean> =>
  channel === 'email' &&
  opted_in &&
  (await db
    .selectFrom('subscription')
    .select('recipient')
    .where('channel', '=', channel)
    .where('type', '=', type)
    .where('recipient', '=', recipient)
    .where('opted_in', '=', true)
    .executeTakeFirst()) === undefined

type Own = Pick<ConsumerTables['consumer'], 'email' | 'phone' | 'type' | 'member_id'>

/** `isOwn`: the recipient belongs to the caller. */
type OwnedChoice = SubscriptionRequest & { readonly isOwn: boolean }

/** ACC-04: one entry in the form in which it is stored, or what is wrong with it. `field`: its path in the body. */
const checkSubscription = (
  { channel, type, recipient: given, optin }: Subscription,
  own: Own | undefined,
  field: string,
): OwnedChoice | Refusal => {
  const recipient = channel === 'email' ? emailKey(given) : given.replace(/[\s()-]/g, '')
  if (channel === 'email' && !isEmail(recipient)) return refuse('AUT453', { field: `${field}.recipient` })
  if (channel === 'sms' && !/^\+\d{7,15}$/.test(recipient)) return refuse('PRO412', { field: `${field}.recipient` })
  if (type === 'LoyaltyNewsletter' && optin && !(own && isMember(own)))
    return refuse('PRO412', { field: `${field}.type` })
  return { channel, type, recipient, opted_in: optin, isOwn: recipient === own?.email || recipient === own?.phone }
}
