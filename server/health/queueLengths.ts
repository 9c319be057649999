import type { Db } from '../storage/Tables.ts'

type Queue =
  | 'stranded orders'
  | 'refunds of cancelled orders'
  | 'refunds of returns'
  | 'refunds of parts'
  | 'tracking to forward'

/** Work that is due at `now` (epoch ms) and not done: what `finishStranded`, `cancelOrder`, `refundReturns` and `forwardEvents` look for. */
export const queueLengths = async (db: Db, now: number): Promise<Readonly<Record<Queue, number>>> => {
  const stranded = db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('status', 'in', ['created', 'pending_authentication'])
    .where('attempt_until', '<=', now)
  const cancelled = db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('status', '=', 'cancelled')
    .where('charge_id', 'is not', null)
    .where('refund_id', 'is', null)
  const returned = db
    .selectFrom('order_return')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('owed', '>', 0)
    .where('refund_id', 'is', null)
  const inPart = db
    .selectFrom('order_refund')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('owed', '>', 0)
    .where('refund_id', 'is', null)
  const tracking = db
    .selectFrom('tracking_event')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('forward_at', '<=', now)
  const lengthOf = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: string }> }): Promise<number> =>
    Number((await query.executeTakeFirstOrThrow()).count)
  return {
    'stranded orders': await lengthOf(stranded),
    'refunds of cancelled orders': await lengthOf(cancelled),
    'refunds of returns': await lengthOf(returned),
    'refunds of parts': await lengthOf(inPart),
    'tracking to forward': await lengthOf(tracking),
  }
}
