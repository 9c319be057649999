import type { cancelOrder as endpoint } from '../../contracts/api/cart/purchaseApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import type { PaymentMethodId } from '../../contracts/api/entities/paymentInstrument.ts'
import { isCancellable } from '../../core/domain/order/fulfilment.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { leftParts, withRefunds } from '../../core/domain/order/refundRules.ts'
import { isMainMethod } from '../../core/domain/payment/payments.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { returnPoints } from '../consumer/loyalty/pointsOf.ts'
import { voidGiftCards } from '../giftcard/issueGiftCards.ts'
import { returnGiftCards } from '../giftcard/takeGiftCards.ts'
import { returnStock } from '../inventory/moveStock.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Result, Step } from '../kit/handle.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { releaseCoupons } from '../promotion/holdCoupons.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { cancellationOf, creditCancelled } from './documents/creditNotes.ts'
import { creditNoteRows } from './documents/numberPapers.ts'
import { cancelledLetter, refundedLetter } from './letters/refundLetters.ts'
import { promised } from './refundReturns.ts'
import { lockOrder, piecesOf, letterSiteOf } from './settleOrder.ts'
import type { Happening, OrderRow } from './settleOrder.ts'
import { orderToStranger, reachOrder, stationOf, trackedOrder } from './trackedOrder.ts'

type Endpoint = typeof endpoint

const tooLate = refuse('ORD409', { message: 'This order can no longer be cancelled.' })

/**
 * ORD-09: possible until something has left, and while no gift card bought in the order has been used. One transaction
 * returns stock, codes and what gift cards paid, writes the letter and stores the answer. The charge is refunded
 * afterwards; each charge has one refund, and the sweeper repeats one without an answer. An order that is cancelled
 * already is answered as it is.
 */
export const cancelOrder = async (
  context: ChangeContext,
  { body }: InputOf<Endpoint>,
  step: Step<Endpoint>,
  provider: PaymentProvider,
): Promise<Result<Endpoint>> => {
  const { db, caller } = context
  const seen = await reachOrder(db, body.orderNumber, { subject: caller.subject, email: body.email })
  if ('_tag' in seen) return seen
  const toAsker = (order: Order): Order => (seen.subject === caller.subject ? order : orderToStranger(order))
  const result = await inTransaction(db, async (tx) => {
    const row = await lockOrder(tx, { orderNumber: seen.number, basketId: seen.basket_id })
    if (row.cancelled_at !== null) return step.settle(tx, answer(toAsker(row.document)))
    const { tracking } = await trackedOrder(tx, row)
    if (!isCancellable(tracking.map(stationOf))) return step.settle(tx, tooLate)
    const order = await cancelPlaced(tx, row, body.reason ?? null, context)
    return step.settle(tx, order === null ? tooLate : answer(toAsker(order)))
  })
  await refundOrder(db, provider, seen.number, context).catch((error: unknown) =>
    context.log({ event: 'failure', correlationId: context.correlationId, error }),
  )
  return result
}

/**
 * ORD-09, ORD-24: cancels an order of which nothing has left, and writes credit note and letter. Null: a gift card bought in it has been used,
 * and nothing is changed. What was charged is refunded by `refundOrder`.
 */
export const cancelPlaced = async (
  tx: Tx,
  row: OrderRow,
  reason: string | null,
  happening: Happening,
): Promise<Order | null> => {
  if (!(await voidGiftCards(tx, row.number))) return null
  const { now } = happening
  const soFar = withRefunds(row.document, await promised(tx, row.document))
  const order: Order = refunded({ ...row.document, status: 'cancelled' }, (method) => !isMainMethod(method))
  await returnStock(tx, piecesOf(order))
  await returnGiftCards(tx, row.number)
  await returnPoints(tx, row.number)
  await releaseCoupons(tx, row.number)
  await tx
    .updateTable('orders')
    .set({ status: 'cancelled', cancelled_at: now, cancel_reason: reason, document: JSON.stringify(order) })
    .where('number', '=', row.number)
    .execute()
  const creditNote = await creditCancelled(tx, row, soFar, now)
  const letter = cancelledLetter(order, { parts: leftParts(soFar), creditNote }, letterSiteOf(row, happening))
  await sendMail(tx, letter, now, () => `cancelled/${row.number}`)
  return order
}

/**
 * ORD-09, ORD-14: refunds a cancelled order, once: the provider keeps one refund per charge, and the order notes it
 * together with its letter.
 */
export const refundOrder = async (
  db: Db,
  provider: PaymentProvider,
  number: string,
  happening: Happening,
): Promise<void> => {
  const owed = await owedRefunds(db).select('charge_id').where('number', '=', number).executeTakeFirst()
  if (!owed?.charge_id) return
  const rest = await restOf(db, number)
  const refundId = await refundRest(provider, { chargeId: owed.charge_id, number, rest })
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.refund_id !== null) return
    const order = refunded(row.document, isMainMethod)
    await tx
      .updateTable('orders')
      .set({ refund_id: refundId, document: JSON.stringify(order) })
      .where('number', '=', number)
      .execute()
    const refunds = order.paymentMethod
      .filter(({ payment_method_id: method }) => isMainMethod(method))
      .map((paid) => ({ ...paid, additionalData: { ...paid.additionalData, amount: rest.amount } }))
    const notes = await creditNoteRows(tx, number)
    const creditNote = notes.find(({ id }) => id === cancellationOf(number))?.number ?? null
    const letter = refundedLetter(order, { refunds, creditNote }, letterSiteOf(row, happening))
    if (rest.amount > 0) await sendMail(tx, letter, happening.now, () => `refunded/${number}`)
  })
}

/** `amount`: what the provider has still to give back of the charge, minor units; `isAll`: nothing of it was before. */
type Rest = { readonly amount: number; readonly isAll: boolean }

/** OPR-67: once an order is cancelled, no part of it is refunded any more, so this stays the same. */
const restOf = async (db: Db, number: string): Promise<Rest> => {
  const { document } = await db
    .selectFrom('orders')
    .select('document')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const charged = sum(
    document.paymentMethod.map(({ payment_method_id: method, additionalData: { amount } }) =>
      isMainMethod(method) ? amount : 0,
    ),
  )
  const rows = await db.selectFrom('order_refund').select('owed').where('order_number', '=', number).execute()
  const before = sum(rows.map(({ owed }) => owed ?? 0))
  return { amount: charged - before, isAll: before === 0 }
}

/** Once, whole or in part. Where nothing is left, nothing is to be made. */
const refundRest = async (
  provider: PaymentProvider,
  { chargeId, number, rest }: { readonly chargeId: string; readonly number: string; readonly rest: Rest },
): Promise<string> => {
  if (rest.isAll) return (await provider.refund(chargeId)).refundId
  if (rest.amount === 0) return 'in parts'
  return (await provider.refundPart({ chargeId, key: cancellationOf(number), amount: rest.amount })).refundId
}

/**
 * Makes the refunds that were owed when a server died or the provider was unreachable. Called periodically; returns
 * what failed.
 */
export const refundCancelled = async (
  db: Db,
  provider: PaymentProvider,
  happening: Happening,
): Promise<readonly unknown[]> => {
  const rows = await owedRefunds(db).select('number').limit(20).execute()
  const failures: unknown[] = []
  for (const { number } of rows)
    await refundOrder(db, provider, number, happening).catch((error: unknown) => failures.push(error))
  return failures
}

/** Each of these instruments has got back what it paid. */
export const refunded = (order: Order, isOf: (method: PaymentMethodId) => boolean): Order => ({
  ...order,
  paymentMethod: order.paymentMethod.map((instrument) =>
    isOf(instrument.payment_method_id)
      ? { ...instrument, additionalData: { ...instrument.additionalData, refunded: instrument.additionalData.amount } }
      : instrument,
  ),
})

/** Cancelled, paid, and not refunded yet. */
const owedRefunds = (db: Db) =>
  db
    .selectFrom('orders')
    .where('status', '=', 'cancelled')
    .where('charge_id', 'is not', null)
    .where('refund_id', 'is', null)
