import { changesOf } from '../../../domain/cart/changes/cartChange.ts'
import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import { giftCardLost } from '../../../domain/cart/cartRefusal.ts'
import { atBasket, inBasket } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'
import { addInstrument } from './mainPayment.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import { shownLines } from '../../../domain/cart/shownLines.ts'
import { couponCode } from '../../../domain/promotion/coupon.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import { withdrawUnsent } from '../unsentChange.ts'
import type { Decision } from '../../decision.ts'

/**
 * PAY-06, PAY-13: only the server knows the card, its balance and the maximum number of cards; number and PIN stay in
 * memory until the one call.
 */
export const addGiftCard = (
  { cart }: ShopperState,
  { commandId, at, last4, secretRef }: CommandOf<'AddGiftCard'>,
): Decision =>
  shownLines(cart).length === 0
    ? { _tag: 'CartEmpty' }
    : [{ _tag: 'v1.GiftCardRequested', changeId: commandId, at, last4, secretRef }]

/** LOY-08: only the server knows the points; one voucher pays, the newest requested. */
export const applyReward = ({ cart }: ShopperState, { commandId, at, voucher }: CommandOf<'ApplyReward'>): Decision =>
  shownLines(cart).length === 0
    ? { _tag: 'CartEmpty' }
    : [...withdrawUnsent(cart, 'ApplyReward'), { _tag: 'v1.RewardRequested', changeId: commandId, at, voucher }]

/** LOY-10, PAY-03: only the server knows its balance, and whether it may pay. */
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
  const isLeaving = changesOf(cart.pending, 'RemoveInstrument').some((change) => change.instrumentId === instrumentId)
  return isLeaving ? [] : [{ _tag: 'v1.InstrumentRemovalRequested', changeId: commandId, at, instrumentId }]
}

export const addGiftCardChange: ChangeHandler<ChangeOf<'AddGiftCard'>> = {
  call: inBasket(({ secretRef }, basket) => ({
    ...addInstrument(basket, { payment_method_id: 'GIFT_CARD' }),
    secret: { ref: secretRef, field: 'giftCard' },
  })),
  secretGone: ({ changeId, wish: { last4 } }) => ({
    _tag: 'v1.ChangeRefused',
    changeId,
    refusal: { ...giftCardLost, refusalId: changeId, code: last4 },
    refresh: false,
  }),
}

export const applyRewardChange: ChangeHandler<ChangeOf<'ApplyReward'>> = {
  call: inBasket(({ voucher }, basket) => atBasket('setReward', basket, { appliedLoyaltyVoucher: voucher })),
}

export const addPartPaymentChange: ChangeHandler<ChangeOf<'AddPartPayment'>> = {
  call: inBasket(({ method, code, savedId }, basket) =>
    addInstrument(basket, {
      payment_method_id: method,
      ...(code === null ? {} : { code }),
      ...(savedId === null ? {} : { paymentInstrumentId: savedId }),
    }),
  ),
}

export const removeInstrumentChange: ChangeHandler<ChangeOf<'RemoveInstrument'>> = {
  call: inBasket(({ instrumentId }, basket) =>
    atBasket('removePaymentInstrument', basket, { paymentInstrumentId: instrumentId }),
  ),
}
