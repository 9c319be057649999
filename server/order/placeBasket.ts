import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { placeOrder } from '../../contracts/api/cart/orderApi.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { answer } from '../kit/answer.ts'
import type { Result, Step } from '../kit/handle.ts'
import type { ChargeAnswer, PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import type { Attempt } from './Attempt.ts'
import { beginAttempt } from './beginAttempt.ts'
import { finishAttempt } from './finishAttempt.ts'
import type { Finished } from './finishAttempt.ts'

type Endpoint = typeof placeOrder

/**
 * Places an order exactly once: hold it, charge it outside any transaction, then confirm it together with the key's
 * answer. Wherever this stops halfway, the next call continues from the order's row, with the same key at the provider.
 */
export const placeBasket = async (
  context: ChangeContext,
  body: InputOf<Endpoint>['body'],
  step: Step<Endpoint>,
  provider: PaymentProvider,
): Promise<Result<Endpoint>> => {
  const { db } = context
  for (;;) {
    const begun = await inTransaction(db, (tx) => beginAttempt({ ...context, db: tx }, body, step.key))
    if (begun._tag === 'Refusal') return begun
    if (begun._tag === 'Ordered') return answer(begun.order)
    const { attempt, own } = begun
    const charge = await chargeAttempt(db, attempt, provider)
    const finished = await inTransaction(db, async (tx) => {
      const outcome = await finishAttempt(tx, attempt, charge, context)
      if (own || outcome._tag === 'Ordered') await step.settle(tx, resultOf(outcome))
      return outcome
    })
    if (own || finished._tag === 'Ordered') return resultOf(finished)
  }
}

const resultOf = (finished: Finished): Result<Endpoint> =>
  finished._tag === 'Ordered' ? answer(finished.order) : finished

/** When the outcome of the charge is unknown, the attempt is released: the next call asks the provider again. */
export const chargeAttempt = async (
  db: Db,
  attempt: Attempt,
  provider: PaymentProvider,
): Promise<ChargeAnswer | null> => {
  const { orderNumber, chargeKey, token, amount, currency } = attempt
  if (token === null) return null
  try {
    return await provider.charge({ key: chargeKey, token, amount, currency, reference: orderNumber })
  } catch (error) {
    // Not if another process has learned the outcome meanwhile: an order that waits for the bank has its own deadline.
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
