import type { PaymentInstrument } from '../../../contracts/api/paymentInstrument.ts'
import type { RewardMethod } from '../../../core/domain/payment/paymentMethods.ts'
import type { CurrencyCode } from '../../catalog/CatalogTables.ts'
import type { Db } from '../../storage/Tables.ts'

type Whose = {
  readonly consumerId: string
  readonly method: RewardMethod
  readonly currency: CurrencyCode
  readonly now: number
}

/** ACC-30: the account's reward cards, or its codes that have not paid yet, in one currency; `amount` = what is on each, minor units. Oldest first. */
export async function rewardsOf(
  db: Db,
  { consumerId, method, currency, now }: Whose,
): Promise<readonly PaymentInstrument[]> {
  const rows = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .where('method', '=', method)
    .where('currency', '=', currency)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const usable = rows.filter(
    ({ expires_at: end, balance, issued }) =>
      (end === null || end > now) && (method === 'REWARD_CARD' || balance === issued),
  )
  return usable.map(({ id, last4, balance }) => ({
    paymentInstrumentId: id,
    payment_method_id: method,
    amount: balance,
    giftCard: { last4 },
  }))
}
