import type { Selectable } from 'kysely'
import type { Address } from '../../contracts/api/entities/address.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { placeOrder } from '../../contracts/api/cart/orderApi.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { isExpired } from '../../core/domain/payment/card.ts'
import { isMainMethod } from '../../core/domain/payment/payments.ts'
import { pricingFactsOf, saveBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import type { Priced } from '../cart/pricing/priceBasket.ts'
import { withBillingAddress } from '../checkout/checkAddress.ts'
import { takePoints } from '../consumer/loyalty/pointsOf.ts'
import type { PointsUse } from '../consumer/loyalty/pointsOf.ts'
import { giftCardIds, giftCardUses, lockGiftCards, takeGiftCards } from '../giftcard/takeGiftCards.ts'
import { lockStock, takeStock } from '../inventory/moveStock.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { retryLater } from '../kit/serviceFault.ts'
import { holdCoupons } from '../promotion/holdCoupons.ts'
import { readableNumber } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import type { OrderTables } from '../storage/tables/OrderTables.ts'
import { isSeller } from '../store/enrolment.ts'
import { attemptLeaseMs, chargedPart } from './Attempt.ts'
import type { Begun } from './beginAttempt.ts'
import { movedFault, orderFault } from './orderFault.ts'
import { emailOf, namedDiscounts, orderOf } from './orderOf.ts'

type Body = InputOf<typeof placeOrder>['body']

/** Checks everything, creates the basket's one order or reopens it, and holds stock and coupons for it. */
export const openAttempt = async (
  context: ChangeContext,
  basket: OpenBasket,
  earlier: Selectable<OrderTables['orders']> | undefined,
  body: Body,
  key: string,
): Promise<Begun> => {
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
  // A refusal is an answer, and its transaction commits: so nothing may be taken before the last possible refusal.
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
    // AUTH-07: the guest whose card was declined may have signed in meanwhile.
    subject: basket.subject,
    status: 'created' as const,
    email: emailOf(priced),
    currency: basket.currency,
    total,
    tax,
    document: JSON.stringify(order),
    discounts: JSON.stringify(namedDiscounts(priced, locale)),
    taxes: JSON.stringify(priced.taxGroups),
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
const pointsUse = ({ basket: { subject, document }, payments }: Priced): PointsUse | undefined => {
  const paid = payments.applied.find(({ method }) => method === 'LOYALTY_POINTS')
  const voucher = document.instruments.find(({ paymentInstrumentId }) => paymentInstrumentId === paid?.id)?.voucher
  return paid && voucher ? { consumerId: subject, points: voucher.points, amount: paid.amount } : undefined
}

/** CHK-08: an address named by its id must be in the caller's own address book. */
const isForeignAddress = async (db: Db, subject: string, address: Address | undefined): Promise<boolean> => {
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

/** CHK-08: a billing address in the call counts like one set before. */
const withBill = (document: BasketDocument, { billingAddress }: Body): BasketDocument | Refusal => {
  if (!billingAddress) return document
  const billed = withBillingAddress(document, billingAddress)
  return '_tag' in billed && billed.errorId === 'CHK320'
    ? refuse('PYT406', { field: `billingAddress.${billed.field}` })
    : billed
}

const instrumentFault = (
  { instruments }: BasketDocument,
  { paymentMethod, type }: Body,
  now: number,
): Refusal | undefined => {
  const { paymentInstrumentId } = paymentMethod
  const named = instruments.find((each) => each.paymentInstrumentId === paymentInstrumentId)
  if (paymentInstrumentId !== undefined && named?.payment_method_id !== type) return refuse('PYT404')
  const expired = instruments.some(
    ({ card }) => card && isExpired({ month: card.expiryMonth, year: card.expiryYear }, dateOfInstant(now)),
  )
  return expired ? refuse('FE309') : undefined
}

/**
 * What the shopper agreed to is what is charged: a gift card that was spent elsewhere gives PYT400. TAX310 when the
 * prepared figures differ only in tax.
 */
const figuresFault = ({ totals, basket }: Priced, { paymentMethod }: Body): Refusal | undefined => {
  const { shownTotal, shownRemaining = totals.remainingToPay } = paymentMethod.additionalData
  if (shownTotal === totals.total && shownRemaining === totals.remainingToPay) return undefined
  if (shownTotal === totals.total && shownRemaining < totals.remainingToPay) return refuse('PYT400')
  const { prepared } = basket.document
  const taxOnly = prepared?.total === shownTotal && prepared.total - prepared.tax === totals.total - totals.tax
  return taxOnly ? refuse('TAX310') : refuse('PRC400', { message: 'The total of your order has changed.' })
}

/**
 * From here to the end of the transaction no other order of this account can be placed, so that no two use the same
 * remainder of the cap.
 */
const lockCap = async (db: Db, subject: string): Promise<void> =>
  void (await db.selectFrom('consumer').select('id').where('id', '=', subject).forUpdate().execute())
