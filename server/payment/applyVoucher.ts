import type { Basket } from '../../contracts/api/entities/basket.ts'
import { vouchersFor } from '../../core/domain/loyalty/vouchers.ts'
import type { Voucher } from '../../core/domain/loyalty/vouchers.ts'
import { changeBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { pointsOf } from '../consumer/loyalty/pointsOf.ts'
import { memberFault } from '../consumer/loyalty/membership.ts'
import { refuse } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import { creditFault } from './addReward.ts'

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
