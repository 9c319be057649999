import type { Selectable } from 'kysely'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import type { placeOrder } from '../../contracts/api/cart/orderApi.ts'
import { basketQuery, missing } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { isOver } from '../cart/pricing/OpenBasket.ts'
import { isClaimedElsewhere } from '../idempotency/claim.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { retryLater } from '../kit/serviceFault.ts'
import type { Db } from '../storage/Tables.ts'
import type { OrderTables } from '../storage/tables/OrderTables.ts'
import { attemptLeaseMs, chargedPart } from './Attempt.ts'
import type { Attempt } from './Attempt.ts'
import { openAttempt } from './openAttempt.ts'

type Body = InputOf<typeof placeOrder>['body']

export type Begun =
  | Refusal
  /** Another process has finished this key's order, or it waits for the bank. */
  | { readonly _tag: 'Ordered'; readonly order: Order }
  /** `own` false: another key left it unfinished, and it must be finished before anything else. */
  | { readonly _tag: 'Attempt'; readonly attempt: Attempt; readonly own: boolean }

/**
 * The first transaction of an order. It reads and locks the basket, so what is checked is what is ordered. An attempt
 * in progress is continued under its own key, waited for, or taken over when its holder has died.
 */
export const beginAttempt = async (context: ChangeContext, body: Body, key: string): Promise<Begun> => {
  const { db, caller, now } = context
  const basket =
    (await basketQuery(db, caller.subject, body.cartId).forUpdate().executeTakeFirst()) ??
    (await basketBegunUnder(db, body.cartId, key))
  if (!basket && (await isClaimedElsewhere(db, caller.subject, key, now))) throw retryLater()
  if (!basket) return missing(context, body.cartId)
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('basket_id', '=', basket.id)
    .forUpdate()
    .executeTakeFirst()
  const isOwn = order?.attempt_key === key
  if (isOver(basket)) return order && isOwn ? { _tag: 'Ordered', order: order.document } : refuse('BSK404')
  if (basket.status === 'open' || !order) return openAttempt(context, basket, order, body, key)
  if (order.status === 'pending_authentication') return challengedUnder(db, order, body, key)
  if (!isOwn && order.attempt_until > now) throw retryLater()
  await db
    .updateTable('orders')
    .set({ attempt_until: now + attemptLeaseMs })
    .where('number', '=', order.number)
    .execute()
  return {
    _tag: 'Attempt',
    own: isOwn,
    attempt: {
      orderNumber: order.number,
      basketId: basket.id,
      chargeKey: order.charge_key,
      token: order.attempt_token,
      amount: chargedPart(order.document),
      currency: order.currency,
    },
  }
}

/**
 * PAY-30: the bank is asking. Placing the same basket again gets the same challenge for the same total: there is no
 * second charge.
 */
const challengedUnder = async (
  db: Db,
  order: Selectable<OrderTables['orders']>,
  { paymentMethod }: Body,
  key: string,
): Promise<Begun> => {
  if (order.total !== paymentMethod.additionalData.shownTotal)
    return refuse('PRC400', { message: 'The total of your order has changed.' })
  await db.updateTable('orders').set({ attempt_key: key }).where('number', '=', order.number).execute()
  return { _tag: 'Ordered', order: order.document }
}

/**
 * A guest's session may end while an answer is in transit; then only the holder of the key can ask for the order's
 * outcome. Key and basket id are unguessable and appear in no URL and no server log.
 */
const basketBegunUnder = async (db: Db, basketId: string, key: string) => {
  const order = await db
    .selectFrom('orders')
    .select('subject')
    .where('basket_id', '=', basketId)
    .where('attempt_key', '=', key)
    .executeTakeFirst()
  const basket = order && (await basketQuery(db, order.subject, basketId).forUpdate().executeTakeFirst())
  return basket?.status === 'open' ? undefined : basket
}
