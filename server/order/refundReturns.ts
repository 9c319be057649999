import { share, sum } from '../../core/domain/money/amounts.ts'
import { isPrepaid } from '../../core/domain/payment/payments.ts'
import { refundParts, withRefunds, worthOfReturned } from '../../core/domain/order/refundRules.ts'
import type { RefundPart } from '../../core/domain/order/refundRules.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import { returnPoints } from '../consumer/loyalty/pointsOf.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { ReturnedItem } from '../storage/tables/OrderTables.ts'

type Returned = { readonly id: string; readonly items: readonly ReturnedItem[] }

/**
 * ORD-16: notes what is owed for a return that has arrived, after the `before` ones. Gift cards, credit and points get
 * their part at once; the provider's follows (`refundReturns`). Returns the order as it is then, and all the parts.
 */
export const oweReturn = async (
  tx: Tx,
  order: Order,
  { id, items }: Returned,
  before: readonly ReturnedItem[],
): Promise<{ readonly order: Order; readonly parts: readonly RefundPart[] }> => {
  const worth = worthOfReturned(order, [...before, ...items]) - worthOfReturned(order, before)
  const parts = refundParts(withRefunds(order, await promised(tx, order)), worth)
  const prepaid = parts.filter(({ isMain }) => !isMain)
  for (const part of prepaid) await giveBack(tx, order, part)
  const owed = parts.find(({ isMain }) => isMain)?.amount ?? null
  await tx.updateTable('order_return').set({ owed }).where('id', '=', id).execute()
  return { order: withRefunds(order, prepaid), parts }
}

/** What the provider has still to pay for earlier returns of the order. */
const promised = async (tx: Tx, order: Order): Promise<readonly RefundPart[]> => {
  const rows = await tx
    .selectFrom('order_return')
    .select('owed')
    .where('order_number', '=', order.orderNumber)
    .where('refund_id', 'is', null)
    .execute()
  return refundParts(order, sum(rows.map(({ owed }) => owed ?? 0))).filter(({ isMain }) => isMain)
}

/** Onto the account that paid, found by its kind and by what is left there of its payment. */
const giveBack = async (tx: Tx, order: Order, { instrumentId, amount }: RefundPart): Promise<void> => {
  const paid = order.paymentMethod.find(({ paymentInstrumentId }) => paymentInstrumentId === instrumentId)
  if (!paid) return
  const { amount: whole, refunded = 0 } = paid.additionalData
  if (paid.payment_method_id === 'LOYALTY_POINTS') {
    const spent = await tx
      .selectFrom('loyalty_spending')
      .select(['points', 'amount'])
      .where('order_number', '=', order.orderNumber)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (amount >= spent.amount) return returnPoints(tx, order.orderNumber)
    const points = Math.max(1, spent.points - share(spent.points, amount, spent.amount))
    await tx
      .updateTable('loyalty_spending')
      .set({ points, amount: spent.amount - amount })
      .where('order_number', '=', order.orderNumber)
      .execute()
    return
  }
  if (!isPrepaid(paid.payment_method_id)) return
  const use = await tx
    .selectFrom('gift_card_use')
    .innerJoin('gift_card', 'gift_card.id', 'gift_card_use.gift_card_id')
    .select(['gift_card.id', 'gift_card_use.amount'])
    .where('gift_card_use.order_number', '=', order.orderNumber)
    .where('gift_card.method', '=', paid.payment_method_id)
    .where('gift_card_use.amount', '=', whole - refunded)
    .orderBy('gift_card.id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('gift_card')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('id', '=', use.id)
    .execute()
  const ofUse = { order_number: order.orderNumber, gift_card_id: use.id }
  await tx
    .deleteFrom('gift_card_use')
    .where('order_number', '=', order.orderNumber)
    .where('gift_card_id', '=', use.id)
    .execute()
  if (use.amount > amount)
    await tx
      .insertInto('gift_card_use')
      .values({ ...ofUse, amount: use.amount - amount })
      .execute()
}

/**
 * ORD-16: makes the refunds that returns are owed, each once: the provider keeps one per return. Called when a return
 * arrives, and periodically for those without an answer; returns what failed.
 */
export const refundReturns = async (db: Db, provider: PaymentProvider): Promise<readonly unknown[]> => {
  const rows = await db
    .selectFrom('order_return')
    .innerJoin('orders', 'orders.number', 'order_return.order_number')
    .select(['order_return.id', 'order_return.owed', 'orders.number', 'orders.charge_id'])
    .where('order_return.owed', '>', 0)
    .where('order_return.refund_id', 'is', null)
    .limit(20)
    .execute()
  const failures: unknown[] = []
  for (const { id, owed, number, charge_id: chargeId } of rows) {
    if (owed === null || chargeId === null) continue
    try {
      const { refundId } = await provider.refundPart({ chargeId, key: id, amount: owed })
      await inTransaction(db, (tx) => noteRefund(tx, { id, number, refundId, owed }))
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}

type Made = { readonly id: string; readonly number: string; readonly refundId: string; readonly owed: number }

const noteRefund = async (tx: Tx, { id, number, refundId, owed }: Made): Promise<void> => {
  const { document } = await tx
    .selectFrom('orders')
    .select('document')
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const noted = await tx
    .updateTable('order_return')
    .set({ refund_id: refundId })
    .where('id', '=', id)
    .where('refund_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!noted) return
  const parts = refundParts(document, owed).filter(({ isMain }) => isMain)
  await tx
    .updateTable('orders')
    .set({ document: JSON.stringify(withRefunds(document, parts)) })
    .where('number', '=', number)
    .execute()
}
