import type { Queries } from '../../../contracts/queries.ts'
import { mainCardOf } from '../../../core/domain/payment/savedCards.ts'
import { demonstrationSecret, demonstrationRewards } from '../../../server/giftcard/importGiftCards.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'
import { cardWith, faceOf, sampleAddress } from './sampleShopper.ts'

/**
 * PAY-17: few cards for many shoppers, so that one is used up while another still relies on it; the last one is empty.
 */
const cardNumbers = [
  '6006000000000019',
  '6006000000000019',
  '6006000000000035',
  '6006000000000092',
  '6006000000000076',
] as const

/** Adds a gift card, chooses a voucher, a reward or an athlete's credit, or removes one of them. */
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

/**
 * LOY-10, PAY-03: all devices of the member share one code and one card, those of the athlete one credit; other
 * accounts may not use them.
 */
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

/**
 * CHK-03: a signed-in shopper checks out with the account's main card, sometimes with one that was removed meanwhile,
 * which is refused.
 */
export const expressMove = ({ chance, marks }: SimulatedWorld, tab: VirtualTab): Answered => {
  const isGone = chance.percent(40)
  const billing = chance.percent(50) ? sampleAddress : { ...sampleAddress, city: 'Lyons', postalCode: '80540' }
  const press = (savedCardId: string) => {
    const { bin: _bin, ...card } = faceOf(cardWith())
    marks.add('express checkout')
    tab.dispatch({ _tag: 'CheckOutExpress', shipping: sampleAddress, billing, card, savedCardId })
  }
  if (isGone) press('removed-meanwhile')
  else
    void tab.host().ask({ name: 'cards', ask: {} }, (message) => {
      if (message._tag !== 'Answered') return
      const { payment_instruments: cards } = message.answer as Queries['cards']['answer']
      const main = mainCardOf(cards)
      if (main) press(main.paymentInstrumentId)
    })
  return tab.dispatch({ _tag: 'GoToStep', step: 'shipping' })
}
