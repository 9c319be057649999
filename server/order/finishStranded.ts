import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import { attemptLeaseMs } from './Attempt.ts'
import { chargedPart } from './chargedPart.ts'
import { finishChallenge } from './authenticateOrder.ts'
import { finishAttempt } from './finishAttempt.ts'
import { chargeAttempt } from './placeBasket.ts'

/**
 * Brings orders to their end whose server died between holding and confirming, or whose bank has waited in vain (PAY-33),
 * and whose shopper has not come back: no charge stays without its order, and no stock stays held. To be called now and
 * then; gives back what could not be finished, which waits for the next time.
 */
export async function finishStranded(db: Db, provider: PaymentProvider, now: number): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['created', 'pending_authentication'])
    .where('attempt_until', '<=', now)
    .limit(20)
    .execute()
  const failures: unknown[] = []
  for (const row of rows) {
    const taken = await db
      .updateTable('orders')
      .set({ attempt_until: now + attemptLeaseMs })
      .where('number', '=', row.number)
      .where('status', '=', row.status)
      .where('attempt_until', '=', row.attempt_until)
      .returning('number')
      .executeTakeFirst()
    if (!taken) continue
    const { number: orderNumber, basket_id: basketId, charge_key: chargeKey, attempt_token: token, currency } = row
    const attempt = { orderNumber, basketId, chargeKey, token, amount: chargedPart(row.document), currency }
    try {
      if (row.status === 'pending_authentication') {
        const charge = await provider.conclude({ chargeId: row.charge_id ?? '', result: '' })
        await inTransaction(db, (tx) => finishChallenge(tx, row, charge, now))
      } else {
        const charge = await chargeAttempt(db, attempt, provider)
        await inTransaction(db, (tx) => finishAttempt(tx, attempt, charge, now))
      }
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}
