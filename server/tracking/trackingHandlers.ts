import { collectEvents } from '../../contracts/api/content/trackingApi.ts'
import { answer } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'

export const trackingHandlers: readonly Handler[] = [
  /** TRK-04: each id is stored once, as it came first. Money is stored in minor units. */
  handle(collectEvents, async ({ body: { events } }, _caller, { db, now, locale, isForwarding }) => {
    const forward_at = isForwarding ? now : null
    const rows = new Map(
      events.map(({ id, name, at, properties }) => [
        id,
        { id, name, at, properties: JSON.stringify(properties), locale: locale.code, received_at: now, forward_at },
      ]),
    )
    await db
      .insertInto('tracking_event')
      .values([...rows.values()])
      .onConflict((is) => is.column('id').doNothing())
      .execute()
    return answer(undefined)
  }),
]
