import type { Order } from '../../contracts/api/entities/order.ts'
import type { PaymentMethodId } from '../../contracts/api/entities/paymentInstrument.ts'
import { isMainMethod } from '../../core/domain/payment/payments.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'

/** ORD-09: refunds a cancelled order, once: the provider keeps one refund per charge, and the order notes it. */
export const refundOrder = async (db: Db, provider: PaymentProvider, number: string): Promise<void> => {
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

/**
 * Makes the refunds that were owed when a server died or the provider was unreachable. Called periodically; returns
 * what failed.
 */
export const refundCancelled = async (db: Db, provider: PaymentProvider): Promise<readonly unknown[]> => {
  const rows = await owedRefunds(db).select('number').limit(20).execute()
  const failures: unknown[] = []
  for (const { number } of rows) await refundOrder(db, provider, number).catch((error: unknown) => failures.push(error))
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
