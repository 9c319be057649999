import type { Selectable } from 'kysely'
import type { Order } from '../../contracts/api/entities/order.ts'
import { challengeAction } from '../../core/domain/payment/providerPage.ts'
import { isMainMethod } from '../../core/domain/payment/payments.ts'
import { returnPoints } from '../consumer/loyalty/pointsOf.ts'
import { issueGiftCards } from '../giftcard/issueGiftCards.ts'
import { returnGiftCards } from '../giftcard/takeGiftCards.ts'
import { returnStock } from '../inventory/moveStock.ts'
import type { Pieces } from '../inventory/moveStock.ts'
import { fallbackLocale, findLocale } from '../kit/siteLocale.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import { sendMail } from '../mail/sendMail.ts'
import { challengeLifeMs } from '../payment/PaymentProvider.ts'
import type { ChargeAnswer } from '../payment/PaymentProvider.ts'
import { releaseCoupons } from '../promotion/holdCoupons.ts'
import type { Tx } from '../storage/Tables.ts'
import type { ReturnedItem } from '../storage/tables/OrderTables.ts'
import type { OrderTables } from '../storage/tables/OrderTables.ts'
import { attemptLeaseMs, chargedPart, paidSum } from './Attempt.ts'
import { dueInvoice } from './documents/numberPapers.ts'
import { noteNames } from './orderNames.ts'
import { confirmedLetter } from './letters/confirmedLetter.ts'

export type OrderRow = Selectable<OrderTables['orders']>

/** The basket first, then its order: the same locking order everywhere. */
export const lockOrder = async (
  tx: Tx,
  { orderNumber, basketId }: { readonly orderNumber: string; readonly basketId: string },
): Promise<OrderRow> => {
  await tx.selectFrom('basket').select('id').where('id', '=', basketId).forUpdate().executeTakeFirstOrThrow()
  return tx.selectFrom('orders').selectAll().where('number', '=', orderNumber).forUpdate().executeTakeFirstOrThrow()
}

/**
 * When something happens to an order, epoch ms, and by and for whom the letter about it is written: the seller, where
 * its links lead (CAIRN_PUBLIC_URL), and the site on which the shopper is now, if it is the shopper who did it.
 */
export type Happening = Omit<LetterSite, 'locale'> & { readonly now: number; readonly locale?: SiteLocale }

/** ORD-14: in the language of the site on which the shopper is, else on which the order was placed. */
export const letterSiteOf = (
  { locale: placedOn }: Pick<OrderRow, 'locale'>,
  { publicUrl, seller, locale }: Happening,
): LetterSite => ({ locale: locale ?? findLocale(placedOn ?? '') ?? fallbackLocale, publicUrl, seller })

/**
 * The charged, shown and stored totals are equal, or nothing of this happens. The receipt is written here, once per
 * order.
 */
export const confirmOrder = async (
  tx: Tx,
  row: OrderRow,
  charge: ChargeAnswer | null,
  happening: Happening,
): Promise<Order> => {
  const { now } = happening
  const site = letterSiteOf(row, happening)
  const order = confirmed(row.document, charge)
  if ((charge?.amount ?? 0) !== chargedPart(order) || paidSum(order) !== row.total || order.totals.total !== row.total)
    throw new Error('The charged, shown and stored totals must be equal.')
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
  await tx.insertInto('order_paper').values(dueInvoice(row.number, now)).execute()
  await noteNames(tx, order)
  await sendMail(tx, confirmedLetter(order, row, site), now, () => `confirmed/${row.number}`)
  await issueGiftCards(tx, order, site, now)
  await tx.updateTable('basket').set({ status: 'ordered', updated_at: now }).where('id', '=', row.basket_id).execute()
  return order
}

/** PAY-30: held as it is; the flash's action is the bank's page. The sweeper ends it if the shopper never answers. */
export const holdForChallenge = async (tx: Tx, row: OrderRow, charge: ChargeAnswer, now: number): Promise<Order> => {
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

/**
 * Returns stock, codes and what gift cards paid. The basket opens again for another card, or ends with its order
 * (PAY-33).
 */
export const failOrder = async (tx: Tx, row: OrderRow, basket: 'open' | 'abandoned', now: number): Promise<Order> => {
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

/** CAT-06: the pieces an order took, and from which stock. */
export const piecesOf = ({ items, shipments }: Order): Pieces =>
  items.map(({ itemId, productId, qty }) => {
    const shipment = shipments.find(({ itemIds }) => itemIds.includes(itemId))
    return { sku: productId, qty, storeId: shipment?.shippingMethod.code === 'pickup' ? shipment.storeId : undefined }
  })

/** ORD-20: the pieces of a return, for the warehouse. What was made for one shopper is nobody else's. */
export const piecesBack = ({ items }: Order, returned: readonly ReturnedItem[]): Pieces =>
  returned.flatMap(({ itemId, qty }) =>
    items
      .filter((item) => item.itemId === itemId && item.recipeId === undefined)
      .map(({ productId }) => ({ sku: productId, qty })),
  )

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
