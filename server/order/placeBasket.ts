import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { placeOrder } from '../../contracts/api/orderApi.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { answer } from '../http/answer.ts'
import type { Result, Step } from '../http/handle.ts'
import type { ChargeAnswer, PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import type { Attempt } from './Attempt.ts'
import { beginAttempt } from './beginAttempt.ts'
import { finishAttempt } from './finishAttempt.ts'
import type { Finished } from './finishAttempt.ts'

type Endpoint = typeof placeOrder

/**
 * An order, exactly once: hold it, charge it outside any transaction, make it true together with the answer of the key.
 * Wherever this stops half way, the next call goes on from the order's row, with the same key at the provider.
 */
export async function placeBasket(
  context: ChangeContext,
  body: InputOf<Endpoint>['body'],
  step: Step<Endpoint>,
  provider: PaymentProvider,
): Promise<Result<Endpoint>> {
  const { db, now } = context
  for (;;) {
    const begun = await inTransaction(db, (tx) => beginAttempt({ ...context, db: tx }, body, step.key))
    if (begun._tag === 'Refusal') return begun
    if (begun._tag === 'Ordered') return answer(begun.order)
    const { attempt, own } = begun
    const charge = await chargeAttempt(db, attempt, provider)
    const finished = await inTransaction(db, async (tx) => {
      const outcome = await finishAttempt(tx, attempt, charge, now)
      if (own || outcome._tag === 'Ordered') await step.settle(tx, resultOf(outcome))
      return outcome
    })
    if (own || finished._tag === 'Ordered') return resultOf(finished)
  }
}

const resultOf = (finished: Finished): Result<Endpoint> =>
  finished._tag === 'Ordered' ? answer(finished.order) : finished

/** When nobody knows what became of the charge the attempt is let go: the next call asks the provider again. */
export async function chargeAttempt(db: Db, attempt: Attempt, provider: PaymentProvider): Promise<ChargeAnswer | null> {
  const { orderNumber, chargeKey, token, amount, currency } = attempt
  if (token === null) return null
  try {
    return await provider.charge({ key: chargeKey, token, amount, currency, reference: orderNumber })
  } catch (error) {
    // Not when somebody else has heard meanwhile: what waits for the bank has its own time.
    await db
      .updateTable('orders')
      .set({ attempt_until: 0 })
      .where('number', '=', orderNumber)
      .where('charge_key', '=', chargeKey)
      .where('status', '=', 'created')
      .execute()
    throw error
  }
}
