import type { Selectable } from 'kysely'
import type { Address } from '../../contracts/api/address.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { placeOrder } from '../../contracts/api/orderApi.ts'
import { isExpired } from '../../core/domain/payment/cardExpiry.ts'
import { isMainMethod } from '../../core/domain/payment/paymentMethods.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import type { BasketDocument, OpenBasket } from '../cart/BasketDocument.ts'
import { saveBasket, pricingFactsOf } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import type { Priced } from '../cart/priceBasket.ts'
import { withBillingAddress } from '../checkout/billingAddress.ts'
import { takePoints } from '../consumer/loyalty/takePoints.ts'
import type { PointsUse } from '../consumer/loyalty/takePoints.ts'
import { lockCap } from '../consumer/special/lockCap.ts'
import { giftCardIds, giftCardUses, lockGiftCards, takeGiftCards } from '../giftcard/takeGiftCards.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { retryLater } from '../http/retryLater.ts'
import { lockStock, takeStock } from '../inventory/moveStock.ts'
import { holdCoupons } from '../promotion/holdCoupons.ts'
import { readableNumber } from '../storage/readableNumber.ts'
import type { Db } from '../storage/Tables.ts'
import { isSeller } from '../store/isSeller.ts'
import { attemptLeaseMs } from './Attempt.ts'
import type { Begun } from './beginAttempt.ts'
import { chargedPart } from './chargedPart.ts'
import { movedFault } from './movedFault.ts'
import { orderFault } from './orderFault.ts'
import { emailOf, orderOf } from './orderOf.ts'
import type { OrderTables } from './OrderTables.ts'

type Body = InputOf<typeof placeOrder>['body']

/** Checks everything, makes the basket's one order or takes it up again, and holds stock and coupons for it. */
export async function openAttempt(
  context: ChangeContext,
  basket: OpenBasket,
  earlier: Selectable<OrderTables['orders']> | undefined,
  body: Body,
  key: string,
): Promise<Begun> {
  const { db, catalogue, locale, now } = context
  const { inStoreSalesInfo: sold } = body
  if (sold && !(await isSeller(context, sold))) return refuse('STR404')
  if (await isForeignAddress(db, basket.subject, body.billingAddress))
    return refuse('PYT405', { field: 'billingAddress.addressId' })
  const document = withBill(basket.document, body)
  if ('_tag' in document) return document
  const billed: OpenBasket = { ...basket, document, status: 'ordering' }
  const before = await pricingFactsOf(context, billed)
  await lockStock(db, priceBasket(billed, before, catalogue, locale, now).known)
  await lockGiftCards(db, giftCardIds(document))
  if (before.buyer) await lockCap(db, basket.subject)
  const facts = await pricingFactsOf(context, billed)
  const priced = priceBasket(billed, facts, catalogue, locale, now)
  const fault =
    instrumentFault(document, body, now) ??
    movedFault(billed, facts, context) ??
    orderFault(priced, locale) ??
    figuresFault(priced, body)
  if (fault) return fault

  const orderNumber = earlier?.number ?? readableNumber('CN', context.newId())
  const points = pointsUse(priced)
  // A refusal is told, and the transaction stands: nothing may have been taken before the last of them.
  if (points && !(await takePoints(db, orderNumber, points))) return refuse('REW140')
  if (!(await takeStock(db, priced.known))) throw retryLater()
  if (!(await takeGiftCards(db, orderNumber, giftCardUses(priced.payments.applied, document.instruments))))
    throw retryLater()
  const order = orderOf(priced, { orderNumber, placedAt: now }, locale)
  const { total, tax } = priced.totals
  const amount = chargedPart(order)
  const token =
    amount > 0
      ? (document.instruments.find(({ payment_method_id: method }) => isMainMethod(method))?.token ?? null)
      : null
  const attempt = {
    orderNumber,
    basketId: basket.id,
    chargeKey: `${orderNumber}/${key}`,
    token,
    amount,
    currency: basket.currency,
  }
  const row = {
    // AUTH-07: the guest whose card was declined may be somebody by now.
    subject: basket.subject,
    status: 'created' as const,
    email: emailOf(priced),
    currency: basket.currency,
    total,
    tax,
    document: JSON.stringify(order),
    attempt_key: key,
    attempt_token: token,
    charge_key: attempt.chargeKey,
    attempt_until: now + attemptLeaseMs,
    locale: locale.code,
    store_id: sold?.storeId ?? null,
    store_employee_id: sold?.storeEmployeeId ?? null,
  }
  if (earlier) await db.updateTable('orders').set(row).where('number', '=', orderNumber).execute()
  else
    await db
      .insertInto('orders')
      .values({ ...row, number: orderNumber, basket_id: basket.id, created_at: now })
      .execute()
  await holdCoupons(db, billed, priced, orderNumber)
  await saveBasket(context, billed)
  return { _tag: 'Attempt', attempt, own: true }
}

/** LOY-08: the points of the voucher that pays, if any. */
function pointsUse({ basket: { subject, document }, payments }: Priced): PointsUse | undefined {
  const paid = payments.applied.find(({ method }) => method === 'LOYALTY_POINTS')
  const voucher = document.instruments.find(({ paymentInstrumentId }) => paymentInstrumentId === paid?.id)?.voucher
  return paid && voucher ? { consumerId: subject, points: voucher.points, amount: paid.amount } : undefined
}

/** CHK-08: an address named by its id must stand in the caller's own book. */
async function isForeignAddress(db: Db, subject: string, address: Address | undefined): Promise<boolean> {
  const { addressId } = address ?? {}
  if (addressId === undefined) return false
  return (
    (await db
      .selectFrom('consumer_address')
      .select('id')
      .where('consumer_id', '=', subject)
      .where('id', '=', addressId)
      .executeTakeFirst()) === undefined
  )
}

/** CHK-08: a billing address that comes along counts like one set before. */
function withBill(document: BasketDocument, { billingAddress }: Body): BasketDocument | Refusal {
  if (!billingAddress) return document
  const billed = withBillingAddress(document, billingAddress)
  return '_tag' in billed && billed.errorId === 'CHK320'
    ? refuse('PYT406', { field: `billingAddress.${billed.field}` })
    : billed
}

function instrumentFault(
  { instruments }: BasketDocument,
  { paymentMethod, type }: Body,
  now: number,
): Refusal | undefined {
  const { paymentInstrumentId } = paymentMethod
  const named = instruments.find((each) => each.paymentInstrumentId === paymentInstrumentId)
  if (paymentInstrumentId !== undefined && named?.payment_method_id !== type) return refuse('PYT404')
  const expired = instruments.some(
    ({ card }) => card && isExpired({ month: card.expiryMonth, year: card.expiryYear }, dateOfInstant(now)),
  )
  return expired ? refuse('FE309') : undefined
}

/** What the shopper agreed to is what is charged: a gift card that has been drained elsewhere is PYT400. TAX310 when the prepared figures differ by their tax alone. */
function figuresFault({ totals, basket }: Priced, { paymentMethod }: Body): Refusal | undefined {
  const { shownTotal, shownRemaining = totals.remainingToPay } = paymentMethod.additionalData
  if (shownTotal === totals.total && shownRemaining === totals.remainingToPay) return undefined
  if (shownTotal === totals.total && shownRemaining < totals.remainingToPay) return refuse('PYT400')
  const { prepared } = basket.document
  const taxOnly = prepared?.total === shownTotal && prepared.total - prepared.tax === totals.total - totals.tax
  return taxOnly ? refuse('TAX310') : refuse('PRC400', { message: 'The total of your order has changed.' })
}
