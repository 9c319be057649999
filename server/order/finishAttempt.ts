import type { Order } from '../../contracts/api/entities/order.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { ChargeAnswer } from '../payment/PaymentProvider.ts'
import type { ChargeOutcome } from '../storage/tables/PaymentTables.ts'
import type { Tx } from '../storage/Tables.ts'
import type { Attempt } from './Attempt.ts'
import { confirmOrder, failOrder, holdForChallenge, lockOrder } from './settleOrder.ts'
import type { Happening } from './settleOrder.ts'

/** Ordered = confirmed, or held until the bank has its answer from the shopper (PAY-30). */
export type Finished = { readonly _tag: 'Ordered'; readonly order: Order } | Refusal

/**
 * The last transaction of an order: applies the provider's outcome exactly once, however many callers arrive. `charge`
 * is null when there was nothing to pay.
 */
export const finishAttempt = async (
  tx: Tx,
  attempt: Attempt,
  charge: ChargeAnswer | null,
  happening: Happening,
): Promise<Finished> => {
  const row = await lockOrder(tx, attempt)
  const refusal = charge && refusals[charge.outcome]
  if (row.confirmed_at !== null || row.status === 'pending_authentication')
    return { _tag: 'Ordered', order: row.document }
  if (row.charge_key !== attempt.chargeKey || row.status !== 'created') {
    if (refusal) return refusal
    throw new Error('The charge belongs to an attempt that is over.')
  }
  if (refusal) {
    await failOrder(tx, row, 'open', happening.now)
    return refusal
  }
  if (charge?.outcome === 'authenticate')
    return { _tag: 'Ordered', order: await holdForChallenge(tx, row, charge, happening.now) }
  return { _tag: 'Ordered', order: await confirmOrder(tx, row, charge, happening) }
}

const refusals: Readonly<Record<ChargeOutcome, Refusal | null>> = {
  charged: null,
  authenticate: null,
  declined: refuse('PAY400'),
  insufficientFunds: refuse('PAY402'),
  fraud: refuse('PYT402'),
  expired: refuse('FE309'),
}
