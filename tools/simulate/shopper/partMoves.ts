import { demonstrationSecret } from '../../../server/giftcard/importGiftCards.ts'
import { demonstrationRewards } from '../../../server/giftcard/importRewards.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/** PAY-17: few cards for many shoppers, so that one is drained while another one still counts on it; the last one is empty. */
const cardNumbers = [
  '6006000000000019',
  '6006000000000019',
  '6006000000000035',
  '6006000000000092',
  '6006000000000076',
] as const

/** A gift card is added, a voucher, a reward or an athlete's credit chosen, or one of them taken off again. */
export const partMove = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance, marks } = world
  const { partPayments } = tab.views.checkout
  const instrumentId = partPayments[chance.below(partPayments.length)]?.instrumentId
  if (instrumentId && chance.percent(30)) return tab.dispatch({ _tag: 'RemoveInstrument', instrumentId })
  if (chance.percent(25)) {
    marks.add('voucher')
    return tab.dispatch({ _tag: 'ApplyReward', voucher: { points: 1_000, amountInCurrency: 1_200 } })
  }
  return chance.percent(30) ? addOwn(world, tab) : addGiftCard(world, tab)
}

/** LOY-10, PAY-03: one code and one card for all devices of the member, one credit for those of the athlete; nobody else may. */
const addOwn = ({ chance, marks }: SimulatedWorld, tab: VirtualTab): Answered => {
  const { code, cardId, cardLast4 } = demonstrationRewards
  marks.add('reward or credit')
  switch (chance.below(3)) {
    case 0:
      return tab.dispatch({ _tag: 'AddPartPayment', method: 'REWARD_CODE', code, last4: code.slice(-4) })
    case 1:
      return tab.dispatch({ _tag: 'AddPartPayment', method: 'REWARD_CARD', savedId: cardId, last4: cardLast4 })
    default:
      return tab.dispatch({ _tag: 'AddPartPayment', method: 'ATHLETES_PAYMENT', last4: null })
  }
}

export const addGiftCard = ({ chance, marks }: SimulatedWorld, tab: VirtualTab): Answered => {
  marks.add('gift card')
  const cardNumber = chance.pick(cardNumbers)
  const secretRef = `gift-${tab.tabId}-${tab.asked.length}`
  void tab.host().keepCard(secretRef, demonstrationSecret(cardNumber))
  return tab.dispatch({ _tag: 'AddGiftCard', secretRef, last4: cardNumber.slice(-4) })
}
