import type { Order } from '../../contracts/api/order.ts'
import type { PaymentMethodId } from '../../contracts/api/paymentInstrument.ts'
import { isMainMethod } from '../../core/domain/payment/paymentMethods.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'

/** ORD-09: gives back what a cancelled order took, once: the provider keeps one refund a charge, the order notes it. */
export async function refundOrder(db: Db, provider: PaymentProvider, number: string): Promise<void> {
  const owed = await owedRefunds(db).select('charge_id').where('number', '=', number).executeTakeFirst()
  if (!owed?.charge_id) return
  const { refundId } = await provider.refund(owed.charge_id)
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('orders')
      .set({ refund_id: refundId, document: JSON.stringify(refunded(row.document, isMainMethod)) })
      .where('number', '=', number)
      .execute()
  })
}

/** Refunds that were owed when a server died or the provider was away. To be called now and then; gives back what failed. */
export async function refundCancelled(db: Db, provider: PaymentProvider): Promise<readonly unknown[]> {
  const rows = await owedRefunds(db).select('number').limit(20).execute()
  const failures: unknown[] = []
  for (const { number } of rows) await refundOrder(db, provider, number).catch((error: unknown) => failures.push(error))
  return failures
}

/** Each of these instruments has back what it paid. */
export const refunded = (order: Order, isOf: (method: PaymentMethodId) => boolean): Order => ({
  ...order,
  paymentMethod: order.paymentMethod.map((instrument) =>
    isOf(instrument.payment_method_id)
      ? { ...instrument, additionalData: { ...instrument.additionalData, refunded: instrument.additionalData.amount } }
      : instrument,
  ),
})

/** Cancelled, paid, and not given back yet. */
const owedRefunds = (db: Db) =>
  db
    .selectFrom('orders')
    .where('status', '=', 'cancelled')
    .where('charge_id', 'is not', null)
    .where('refund_id', 'is', null)
