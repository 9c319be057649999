import { setNotification } from '../../../contracts/api/consumerApi.ts'
import type { Subscription } from '../../../contracts/api/consumer.ts'
import { createSubscriptions, readSubscriptions, updateSubscriptions } from '../../../contracts/api/subscriptionApi.ts'
import { answer, refuse } from '../../http/answer.ts'
import type { Context } from '../../http/Context.ts'
import { handle } from '../../http/handle.ts'
import type { Handler } from '../../http/handle.ts'
import type { SignedCaller } from '../../session/Caller.ts'
import { checkSubscription } from './checkSubscription.ts'
import type { OwnedChoice } from './checkSubscription.ts'
import { subscribe } from './subscribe.ts'
import { subscriptionsOf, subscriptionAnswer } from './subscriptionsOf.ts'

export const subscriptionHandlers: readonly Handler[] = [
  /** ACC-16 */
  handle(readSubscriptions, async (_input, { subject }, { db }) =>
    answer({ subscriptions: await subscriptionsOf(db, subject) }),
  ),
  handle(updateSubscriptions, ({ body }, caller, context) => write(body.subscriptions, caller, context)),
  handle(createSubscriptions, ({ body }, caller, context) => write(body.subscriptions, caller, context)),
  /** ACC-15: no ends everything on a channel, yes begins the newsletter there. */
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

/** ACC-16, SIGN-24: said anew or changed, it is the same: a recipient and what it wants. A guest is told no more than the guest has said. */
async function write(asked: readonly Subscription[], { kind, subject }: SignedCaller, { db, locale, now }: Context) {
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
  for (const { isOwn, ...change } of changes)
    await subscribe(db, [change], { consumerId: isOwn ? subject : null, country, now })
  const elsewhere = changes
    .filter(({ isOwn }) => !isOwn)
    .map((change) => subscriptionAnswer({ ...change, country, at: now }))
  return answer({ subscriptions: [...(own ? await subscriptionsOf(db, subject) : []), ...elsewhere] })
}
