import { repeatedly } from '../kit/repeatedly.ts'
import type { Log } from '../kit/requestLog.ts'
import { builtInProvider } from '../payment/builtInProvider.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import { attemptLeaseMs, chargedPart } from './Attempt.ts'
import { finishChallenge } from './authenticateOrder.ts'
import { finishAttempt } from './finishAttempt.ts'
import { chargeAttempt } from './placeBasket.ts'
import { refundCancelled } from './cancelOrder.ts'
import { releaseReplacements } from './releaseReplacements.ts'
import { refundReturns } from './refundReturns.ts'
import type { Happening } from './settleOrder.ts'

/**
 * Finishes orders whose server died between holding and confirming them, or whose bank has waited in vain (PAY-33), and
 * whose shopper has not come back: so no charge remains without its order, and no stock stays held. Called
 * periodically; returns what could not be finished, which waits for the next run.
 */
export const finishStranded = async (
  db: Db,
  provider: PaymentProvider,
  happening: Happening,
): Promise<readonly unknown[]> => {
  const { now } = happening
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
        await inTransaction(db, (tx) => finishChallenge(tx, row, charge, happening))
      } else {
        const charge = await chargeAttempt(db, attempt, provider)
        await inTransaction(db, (tx) => finishAttempt(tx, attempt, charge, happening))
      }
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}

const everyMs = 15_000

/** Looks for stranded orders, owed refunds and reservations that have ended periodically. Returns a function that stops it after the current run. */
export const watchStranded = (
  db: Db,
  written: Pick<Happening, 'publicUrl' | 'seller'>,
  log: Log,
): (() => Promise<void>) =>
  repeatedly(
    async () => {
      const provider = builtInProvider(db)
      const happening = { now: Date.now(), ...written }
      const failures = [
        ...(await finishStranded(db, provider, happening)),
        ...(await refundCancelled(db, provider, happening)),
        ...(await refundReturns(db, provider)),
        ...(await releaseReplacements(db, happening)),
      ]
      failures.forEach((error) => log({ event: 'failure', correlationId: newId(), error }))
    },
    everyMs,
    log,
  )
