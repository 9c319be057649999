import { sum } from '../../core/domain/money/amounts.ts'
import { newId } from '../storage/newId.ts'
import type { Tx } from '../storage/Tables.ts'
import type { PartRefund, RefundAnswer } from './PaymentProvider.ts'

/** ORD-16: the built-in provider's refund of a part. The charge is locked, so that parts are added up one by one. */
export const refundPartOf = async (
  tx: Tx,
  { chargeId, key, amount }: PartRefund,
  now: number,
): Promise<RefundAnswer> => {
  const charge = await tx
    .selectFrom('provider_charge')
    .select('amount')
    .where('id', '=', chargeId)
    .where('outcome', '=', 'charged')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const parts = await tx.selectFrom('provider_part_refund').selectAll().where('charge_id', '=', chargeId).execute()
  const first = parts.find((part) => part.key === key)
  if (first) return { refundId: first.id, amount: first.amount }
  const whole = await tx.selectFrom('provider_refund').select('id').where('charge_id', '=', chargeId).executeTakeFirst()
  if (whole || sum(parts.map((part) => part.amount)) + amount > charge.amount)
    throw new Error('More would be refunded than was charged.')
  const row = { key, charge_id: chargeId, id: newId(), amount, created_at: now }
  await tx.insertInto('provider_part_refund').values(row).execute()
  return { refundId: row.id, amount }
}
