import type { Selectable } from 'kysely'
import type { Order } from '../../contracts/api/order.ts'
import { isMainMethod } from '../../core/domain/payment/paymentMethods.ts'
import { challengeAction } from '../../core/domain/payment/challengeAction.ts'
import { issueGiftCards } from '../giftcard/issueGiftCards.ts'
import { returnGiftCards } from '../giftcard/takeGiftCards.ts'
import { returnPoints } from '../consumer/loyalty/takePoints.ts'
import { returnStock } from '../inventory/moveStock.ts'
import type { Pieces } from '../inventory/moveStock.ts'
import { sendMail } from '../mail/sendMail.ts'
import { challengeLifeMs } from '../payment/PaymentProvider.ts'
import type { ChargeAnswer } from '../payment/PaymentProvider.ts'
import { releaseCoupons } from '../promotion/holdCoupons.ts'
import { fallbackLocale, findLocale } from '../site/siteLocale.ts'
import type { Tx } from '../storage/Tables.ts'
import { attemptLeaseMs } from './Attempt.ts'
import { chargedPart, paidSum } from './chargedPart.ts'
import { confirmedLetter } from './orderLetters.ts'
import type { OrderTables } from './OrderTables.ts'

export type OrderRow = Selectable<OrderTables['orders']>

/** The basket first, then its order: the same way round for everybody. */
export async function lockOrder(
  tx: Tx,
  { orderNumber, basketId }: { readonly orderNumber: string; readonly basketId: string },
): Promise<OrderRow> {
  await tx.selectFrom('basket').select('id').where('id', '=', basketId).forUpdate().executeTakeFirstOrThrow()
  return tx.selectFrom('orders').selectAll().where('number', '=', orderNumber).forUpdate().executeTakeFirstOrThrow()
}

/** Charged, shown and stored are one total, or nothing of this becomes true. The receipt is written here, once an order. */
export async function confirmOrder(tx: Tx, row: OrderRow, charge: ChargeAnswer | null, now: number): Promise<Order> {
  const order = confirmed(row.document, charge)
  if ((charge?.amount ?? 0) !== chargedPart(order) || paidSum(order) !== row.total || order.totals.total !== row.total)
    throw new Error('Charged, shown and stored must be one total.')
  await tx
    .updateTable('orders')
    .set({
      status: 'confirmed',
      charge_id: charge?.chargeId ?? null,
      confirmed_at: now,
      attempt_until: 0,
      document: JSON.stringify(order),
    })
    .where('number', '=', row.number)
    .execute()
  await sendMail(
    tx,
    confirmedLetter(order, findLocale(row.locale ?? '') ?? fallbackLocale),
    now,
    () => `confirmed/${row.number}`,
  )
  await issueGiftCards(tx, order, row.locale, now)
  await tx.updateTable('basket').set({ status: 'ordered', updated_at: now }).where('id', '=', row.basket_id).execute()
  return order
}

/** PAY-30: held as it is; the flash's action is the page on which the bank asks. Whoever never answers is swept up later. */
export async function holdForChallenge(tx: Tx, row: OrderRow, charge: ChargeAnswer, now: number): Promise<Order> {
  const challengeId = charge.challengeId ?? ''
  const order: Order = {
    ...row.document,
    status: 'pending_authentication',
    flashMessages: [{ code: 'PaymentNotAuthorized', details: { action: challengeAction(challengeId) } }],
  }
  await tx
    .updateTable('orders')
    .set({
      status: 'pending_authentication',
      charge_id: charge.chargeId,
      challenge_id: challengeId,
      attempt_until: now + challengeLifeMs + attemptLeaseMs,
      document: JSON.stringify(order),
    })
    .where('number', '=', row.number)
    .execute()
  return order
}

/** Stock, codes and what gift cards paid go back. The basket opens again for another card, or is over with its order (PAY-33). */
export async function failOrder(tx: Tx, row: OrderRow, basket: 'open' | 'abandoned', now: number): Promise<Order> {
  const order: Order = { ...row.document, status: 'failed', flashMessages: [] }
  await returnStock(tx, piecesOf(row.document))
  await returnGiftCards(tx, row.number)
  await returnPoints(tx, row.number)
  await releaseCoupons(tx, row.number)
  await tx
    .updateTable('orders')
    .set({ status: 'failed', attempt_until: 0, document: JSON.stringify(order) })
    .where('number', '=', row.number)
    .execute()
  await tx.updateTable('basket').set({ status: basket, updated_at: now }).where('id', '=', row.basket_id).execute()
  return order
}

/** CAT-06: what an order took, and from which shelf. */
export const piecesOf = ({ items, shipments }: Order): Pieces =>
  items.map(({ itemId, productId, qty }) => {
    const shipment = shipments.find(({ itemIds }) => itemIds.includes(itemId))
    return { sku: productId, qty, storeId: shipment?.shippingMethod.code === 'pickup' ? shipment.storeId : undefined }
  })

const confirmed = (order: Order, charge: ChargeAnswer | null): Order => ({
  ...order,
  status: 'confirmed',
  flashMessages: [],
  paymentMethod: order.paymentMethod.map((instrument) => ({
    ...instrument,
    additionalData: {
      ...instrument.additionalData,
      ...(charge && isMainMethod(instrument.payment_method_id) ? { reference: charge.chargeId } : {}),
    },
  })),
})
