import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { patchOrder } from '../../contracts/api/cart/orderApi.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Result, Step } from '../kit/handle.ts'
import { retryLater } from '../kit/serviceFault.ts'
import type { ChargeAnswer, PaymentProvider } from '../payment/PaymentProvider.ts'
import type { Tx } from '../storage/Tables.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { confirmOrder, failOrder, lockOrder } from './settleOrder.ts'
import type { Happening, OrderRow } from './settleOrder.ts'

type Endpoint = typeof patchOrder

/**
 * PAY-31, PAY-33: the outcome of the bank's challenge. The provider concludes the charge outside any transaction, once
 * and forever, and the order follows it. However often this is called, in whatever order and by whom, the answer is the
 * order's outcome.
 */
export const authenticateOrder = async (
  { db, caller, now, publicUrl, seller }: ChangeContext,
  { params, body }: InputOf<Endpoint>,
  step: Step<Endpoint>,
  provider: PaymentProvider,
): Promise<Result<Endpoint>> => {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', params.orderNumber).executeTakeFirst()
  // As with placing an order: a guest's session may have ended meanwhile, and the challenge's unguessable session
  // identifies its owner.
  if (!row || (row.subject !== caller.subject && row.challenge_id !== body.sessionID)) return refuse('ORD409')
  if (row.status === 'created') throw retryLater()
  if (row.status !== 'pending_authentication') return answer(row.document)
  const charge = await provider.conclude({ chargeId: row.charge_id ?? '', result: body.threeDS2Result })
  return inTransaction(db, async (tx) =>
    step.settle(tx, answer(await finishChallenge(tx, row, charge, { now, publicUrl, seller }))),
  )
}

/** Applies the provider's outcome to the order, once. A failed challenge ends both order and basket (PAY-33). */
export const finishChallenge = async (
  tx: Tx,
  seen: OrderRow,
  charge: ChargeAnswer,
  happening: Happening,
): Promise<Order> => {
  const row = await lockOrder(tx, { orderNumber: seen.number, basketId: seen.basket_id })
  if (row.status !== 'pending_authentication') return row.document
  return charge.outcome === 'charged'
    ? confirmOrder(tx, row, charge, happening)
    : failOrder(tx, row, 'abandoned', happening.now)
}
