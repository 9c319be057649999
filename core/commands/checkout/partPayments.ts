import type { CommandOf } from '../../../contracts/commands.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { couponCode } from '../../domain/promotion/coupon.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { withdrawUnsent } from '../cart/withdrawUnsent.ts'
import type { Decision } from '../decision.ts'

/** PAY-06, PAY-13: the shop alone knows the card, its balance and how many there may be; number and PIN stay in memory until the one call. */
export const addGiftCard = (
  { cart }: ShopperState,
  { commandId, at, last4, secretRef }: CommandOf<'AddGiftCard'>,
): Decision =>
  shownLines(cart).length === 0
    ? { _tag: 'CartEmpty' }
    : [{ _tag: 'v1.GiftCardRequested', changeId: commandId, at, last4, secretRef }]

/** LOY-08: the shop alone knows the points; one voucher pays, the newest asked for. */
export const applyReward = ({ cart }: ShopperState, { commandId, at, voucher }: CommandOf<'ApplyReward'>): Decision =>
  shownLines(cart).length === 0
    ? { _tag: 'CartEmpty' }
    : [...withdrawUnsent(cart, 'ApplyReward'), { _tag: 'v1.RewardRequested', changeId: commandId, at, voucher }]

/** LOY-10, PAY-03: the shop alone knows what is on it, and whether it may pay. */
export const addPartPayment = (
  { cart }: ShopperState,
  { commandId, at, method, code, savedId, last4 }: CommandOf<'AddPartPayment'>,
): Decision => {
  const typed = method === 'REWARD_CODE' ? couponCode(code ?? '') : null
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (typed === '') return { _tag: 'FieldsInvalid', failures: [{ field: 'code', rule: 'required' }] }
  return [
    { _tag: 'v1.PartPaymentRequested', changeId: commandId, at, method, code: typed, savedId: savedId ?? null, last4 },
  ]
}

/** PAY-06 */
export const removeInstrument = (
  { cart }: ShopperState,
  { commandId, at, instrumentId }: CommandOf<'RemoveInstrument'>,
): Decision => {
  if (!cart.basket?.partPayments?.some((payment) => payment.instrumentId === instrumentId))
    return { _tag: 'InstrumentNotInCart' }
  const isLeaving = cart.pending.some(
    ({ wish: change }) => change.kind === 'RemoveInstrument' && change.instrumentId === instrumentId,
  )
  return isLeaving ? [] : [{ _tag: 'v1.InstrumentRemovalRequested', changeId: commandId, at, instrumentId }]
}
