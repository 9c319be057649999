import type { Order } from '../../contracts/api/order.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { returnStock } from '../inventory/moveStock.ts'
import type { Pieces } from '../inventory/moveStock.ts'
import type { ChargeAnswer, ChargeOutcome } from '../payment/PaymentProvider.ts'
import { releaseCoupons } from '../promotion/holdCoupons.ts'
import type { Tx } from '../storage/Tables.ts'
import type { Attempt } from './Attempt.ts'

export type Finished = { readonly _tag: 'Ordered'; readonly order: Order } | Refusal

/**
 * The last transaction of an order: what the provider said becomes true here, once, whoever gets here first.
 * `charge` is null when there was nothing to pay.
 */
export async function finishAttempt(tx: Tx, attempt: Attempt, charge: ChargeAnswer | null, now: number): Promise<Finished> {
  const { orderNumber, basketId, chargeKey } = attempt
  await tx.selectFrom('basket').select('id').where('id', '=', basketId).forUpdate().executeTakeFirstOrThrow()
  const row = await tx.selectFrom('orders').selectAll().where('number', '=', orderNumber).forUpdate().executeTakeFirstOrThrow()
  const refusal = charge && refusals[charge.outcome]
  if (row.status === 'confirmed') return { _tag: 'Ordered', order: row.document }
  if (row.charge_key !== chargeKey || row.status !== 'created') return refusal ?? fail('The charge belongs to an attempt that is over.')
  if (refusal) {
    await returnStock(tx, piecesOf(row.document))
    await releaseCoupons(tx, orderNumber)
    await tx.updateTable('orders').set({ status: 'failed', attempt_until: 0 }).where('number', '=', orderNumber).execute()
    await tx.updateTable('basket').set({ status: 'open', updated_at: now }).where('id', '=', basketId).execute()
    return refusal
  }
  const order = confirmed(row.document, charge)
  if ((charge?.amount ?? 0) !== row.total || order.totals.total !== row.total) fail('Charged, shown and stored must be one total.')
  await tx
    .updateTable('orders')
    .set({ status: 'confirmed', charge_id: charge?.chargeId ?? null, confirmed_at: now, attempt_until: 0, document: JSON.stringify(order) })
    .where('number', '=', orderNumber)
    .execute()
  await tx.updateTable('basket').set({ status: 'ordered', updated_at: now }).where('id', '=', basketId).execute()
  return { _tag: 'Ordered', order }
}

/** CAT-06: what an order took, and from which shelf. */
const piecesOf = ({ items, shipments }: Order): Pieces =>
  items.map(({ itemId, productId, qty }) => {
    const shipment = shipments.find(({ itemIds }) => itemIds.includes(itemId))
    return { sku: productId, qty, storeId: shipment?.shippingMethod.code === 'pickup' ? shipment.storeId : undefined }
  })

const refusals: Readonly<Record<ChargeOutcome, Refusal | null>> = {
  charged: null,
  declined: refuse('PAY400'),
  fraud: refuse('PYT402'),
  expired: refuse('FE309'),
  authenticate: refuse('PAY400', { message: 'Your bank asks for a further check, which we cannot do yet. Please use another card.' }),
}

const confirmed = (order: Order, charge: ChargeAnswer | null): Order => ({
  ...order,
  status: 'confirmed',
  paymentMethod: order.paymentMethod.map((instrument) => ({
    ...instrument,
    additionalData: { ...instrument.additionalData, ...(charge ? { reference: charge.chargeId } : {}) },
  })),
})

function fail(why: string): never {
  throw new Error(why)
}
