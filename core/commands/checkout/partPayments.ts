import type { CommandOf } from '../../../contracts/commands.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import { withdrawUnsent } from '../cart/withdrawUnsent.ts'
import type { Decision } from '../decision.ts'

/** PAY-06, PAY-13: the shop alone knows the card, its balance and how many there may be; number and PIN stay in memory until the one call. */
export const addGiftCard = ({ cart }: Shop, { commandId, at, last4, secretRef }: CommandOf<'AddGiftCard'>): Decision =>
  shownLines(cart).length === 0 ? { _tag: 'CartEmpty' } : [{ _tag: 'v1.GiftCardRequested', changeId: commandId, at, last4, secretRef }]

/** LOY-08: the shop alone knows the points; one voucher pays, the newest asked for. */
export const applyReward = ({ cart }: Shop, { commandId, at, voucher }: CommandOf<'ApplyReward'>): Decision =>
  shownLines(cart).length === 0 ? { _tag: 'CartEmpty' } : [...withdrawUnsent(cart, 'ApplyReward'), { _tag: 'v1.RewardRequested', changeId: commandId, at, voucher }]

/** PAY-06 */
export const removeInstrument = ({ cart }: Shop, { commandId, at, instrumentId }: CommandOf<'RemoveInstrument'>): Decision => {
  if (!cart.basket?.partPayments?.some((payment) => payment.instrumentId === instrumentId)) return { _tag: 'InstrumentNotInCart' }
  const isLeaving = cart.pending.some(({ wish }) => wish.kind === 'RemoveInstrument' && wish.instrumentId === instrumentId)
  return isLeaving ? [] : [{ _tag: 'v1.InstrumentRemovalRequested', changeId: commandId, at, instrumentId }]
}
