import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { patchOrder } from '../../contracts/api/orderApi.ts'
import type { Order } from '../../contracts/api/order.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Result, Step } from '../http/handle.ts'
import { retryLater } from '../http/retryLater.ts'
import type { ChargeAnswer, PaymentProvider } from '../payment/PaymentProvider.ts'
import type { Tx } from '../storage/Tables.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { confirmOrder, failOrder, lockOrder } from './settleOrder.ts'
import type { OrderRow } from './settleOrder.ts'

type Endpoint = typeof patchOrder

/**
 * PAY-31, PAY-33: what the bank's challenge ended with. The provider ends the charge outside any transaction, once and for
 * ever; the order follows what it says. However often, in whatever order and by whomever this is asked, the answer is what
 * has become of the order.
 */
export async function authenticateOrder(
  { db, caller, now }: ChangeContext,
  { params, body }: InputOf<Endpoint>,
  step: Step<Endpoint>,
  provider: PaymentProvider,
): Promise<Result<Endpoint>> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', params.orderNumber).executeTakeFirst()
  // As with placing: a guest's session may have ended meanwhile, and the challenge's unguessable session says whose it is.
  if (!row || (row.subject !== caller.subject && row.challenge_id !== body.sessionID)) return refuse('ORD409')
  if (row.status === 'created') throw retryLater()
  if (row.status !== 'pending_authentication') return answer(row.document)
  const charge = await provider.conclude({ chargeId: row.charge_id ?? '', result: body.threeDS2Result })
  return inTransaction(db, async (tx) => step.settle(tx, answer(await finishChallenge(tx, row, charge, now))))
}

/** What the provider said becomes true, once. A challenge that was not passed ends order and basket (PAY-33). */
export async function finishChallenge(tx: Tx, seen: OrderRow, charge: ChargeAnswer, now: number): Promise<Order> {
  const row = await lockOrder(tx, { orderNumber: seen.number, basketId: seen.basket_id })
  if (row.status !== 'pending_authentication') return row.document
  return charge.outcome === 'charged' ? confirmOrder(tx, row, charge, now) : failOrder(tx, row, 'abandoned', now)
}
