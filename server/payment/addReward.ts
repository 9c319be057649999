import type { addPaymentInstrument } from '../../contracts/api/cart/cartPaymentApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { Basket } from '../../contracts/api/entities/basket.ts'
import { specialGroups, yearStart } from '../../core/domain/account/specialGroups.ts'
import { vouchersFor } from '../../core/domain/loyalty/loyaltyProgramme.ts'
import type { Voucher } from '../../core/domain/loyalty/loyaltyProgramme.ts'
import type { RewardMethod } from '../../core/domain/payment/payments.ts'
import { basketQuery, changeBasket, missing } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { isOver } from '../cart/pricing/OpenBasket.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import type { PricingFacts } from '../cart/pricing/loadPricingFacts.ts'
import { buysGiftCards, priceBasket } from '../cart/pricing/priceBasket.ts'
import { memberFault } from '../consumer/loyalty/membership.ts'
import { pointsOf } from '../consumer/loyalty/pointsOf.ts'
import { athleteCreditId } from '../giftcard/athleteCredit.ts'
import { rewardCodeHash } from '../giftcard/findGiftCard.ts'
import type { Context } from '../kit/Context.ts'
import { refuse } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'

type Body = InputOf<typeof addPaymentInstrument>['body']

type Prepaid = { readonly id: string; readonly last4: string; readonly currency: CurrencyCode }

/**
 * LOY-10, PAY-06: adds a reward code, or a reward card of the account, to the instruments of the basket. REW401, REW130
 * and REW135 = who may not; PYT404 = no such reward of this account, or a code that has already paid; GFC740 = an empty
 * card; PYT300 = in the basket already.
 */
export const addReward = async (
  context: ChangeContext,
  basketId: string,
  {
    payment_method_id: method,
    code = '',
    paymentInstrumentId = '',
  }: Body & { readonly payment_method_id: RewardMethod },
): Promise<HandlerAnswer<Basket> | Refusal> => {
  const { db, caller } = context
  const fault = await memberFault(db, caller)
  if (fault) return fault
  const named =
    method === 'REWARD_CODE' ? (['secret_hash', rewardCodeHash(code)] as const) : (['id', paymentInstrumentId] as const)
  const row = await db
    .selectFrom('gift_card')
    .select(['id', 'last4', 'currency'])
    .where('consumer_id', '=', caller.subject)
    .where('method', '=', method)
    .where(named[0], '=', named[1])
    .executeTakeFirst()
  return row
    ? addPrepaid(context, basketId, method, row)
    : refuse('PYT404', { field: method === 'REWARD_CODE' ? 'code' : 'paymentInstrumentId' })
}

/**
 * PAY-03: adds the athlete's credit of this year; the first basket that asks for it opens its account. PYT404 = no
 * athlete.
 */
export const addAthletePayment = async (
  context: ChangeContext,
  basketId: string,
): Promise<HandlerAnswer<Basket> | Refusal> => {
  const { db, caller, now } = context
  const basket = await basketQuery(db, caller.subject, basketId).executeTakeFirst()
  if (!basket || isOver(basket)) return missing(context, basketId)
  const athlete = await db
    .selectFrom('consumer')
    .select('id')
    .where('id', '=', caller.subject)
    .where('type', '=', 'ATHLETE')
    .executeTakeFirst()
  if (!athlete) return refuse('PYT404')
  const { annualCredit } = specialGroups.ATHLETE
  const id = athleteCreditId(athlete.id, basket.currency, now)
  const row = {
    id,
    secret_hash: id,
    last4: '',
    method: 'ATHLETES_PAYMENT' as const,
    consumer_id: athlete.id,
    currency: basket.currency,
    issued: annualCredit,
    balance: annualCredit,
    expires_at: nextYear(now),
    order_number: null,
    item_id: null,
    created_at: now,
  }
  await db
    .insertInto('gift_card')
    .values(row)
    .onConflict((is) => is.column('id').doNothing())
    .execute()
  return addPrepaid(context, basketId, 'ATHLETES_PAYMENT', row)
}

/** The first moment after the year of `now`. */
const nextYear = (now: number): number => Date.UTC(new Date(yearStart(now)).getUTCFullYear() + 1, 0, 1)

const addPrepaid = (
  context: ChangeContext,
  basketId: string,
  method: RewardMethod | 'ATHLETES_PAYMENT',
  { id: token, last4, currency }: Prepaid,
): Promise<HandlerAnswer<Basket> | Refusal> => {
  const { newId, catalogue } = context
  const instrument = {
    paymentInstrumentId: newId(),
    payment_method_id: method,
    ...(last4 === '' ? {} : { giftCard: { last4 } }),
    token,
  }
  const faultOf = (basket: OpenBasket, facts: PricingFacts): Refusal | undefined => {
    const { document } = basket
    if (document.instruments.some((other) => other.token === token)) return refuse('PYT300')
    if (currency !== basket.currency) return refuse('PYT404')
    if (buysGiftCards(document, catalogue)) return refuse('GFC725')
    if ((facts.giftCards.get(token) ?? 0) === 0) return refuse(method === 'REWARD_CODE' ? 'PYT404' : 'GFC740')
    return method === 'ATHLETES_PAYMENT' ? undefined : creditFault(basket, facts, context)
  }
  return changeBasket(
    context,
    basketId,
    (basket, facts) =>
      faultOf(basket, facts) ?? { ...basket.document, instruments: [...basket.document.instruments, instrument] },
    { giftCards: [token] },
  )
}

/** PAY-04: an athlete's rewards pay only when the credit is used up. */
export const creditFault = (
  basket: OpenBasket,
  facts: PricingFacts,
  { catalogue, locale, now }: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): Refusal | undefined => {
  const { creditLeft } = priceBasket(basket, facts, catalogue, locale, now).payments
  return creditLeft > 0 ? refuse('PAY400', { message: 'An athlete’s credit pays before any reward.' }) : undefined
}

/**
 * LOY-08, LOY-10: one voucher per basket; null removes it. Its points are taken with the order. LOY-09 says who may.
 */
export const applyVoucher = async (
  context: ChangeContext,
  basketId: string,
  voucher: Voucher | null,
): Promise<HandlerAnswer<Basket> | Refusal> => {
  const fault = voucher && (await voucherFault(context, voucher))
  if (fault) return fault
  const instrumentId = context.newId()
  return changeBasket(context, basketId, (basket, facts) => {
    const { document } = basket
    const creditFirst = voucher && creditFault(basket, facts, context)
    if (creditFirst) return creditFirst
    const others = document.instruments.filter(({ payment_method_id: method }) => method !== 'LOYALTY_POINTS')
    const points = voucher && {
      paymentInstrumentId: instrumentId,
      payment_method_id: 'LOYALTY_POINTS' as const,
      voucher,
      token: '',
    }
    return { ...document, instruments: points ? [...others, points] : others }
  })
}

const voucherFault = async (
  { db, caller }: ChangeContext,
  { points, amountInCurrency }: Voucher,
): Promise<Refusal | undefined> => {
  const fault = await memberFault(db, caller)
  if (fault) return fault
  const row = await db
    .selectFrom('consumer')
    .select(['id', 'loyalty_since'])
    .where('id', '=', caller.subject)
    .executeTakeFirstOrThrow()
  const isCovered = vouchersFor(await pointsOf(db, row)).some(
    (own) => own.points === points && own.amountInCurrency === amountInCurrency,
  )
  return isCovered ? undefined : refuse('REW140')
}
