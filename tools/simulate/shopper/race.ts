import { isPaymentGiven } from '../../../core/domain/checkout/checkout.ts'
import { demonstrationRewards, demonstrationSecret } from '../../../server/giftcard/importGiftCards.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import { lineOf, scarcePieces, scarceSku, scarceStore } from '../server/stageSeed.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'
import { isQuiet, signIn } from './accountMoves.ts'
import type { Prize } from './prizes.ts'
import { addSomething, submitCard, submitShipping } from './shopperMoves.ts'

/**
 * Before the faults begin: two devices of one shopper, each with its own basket, are about to pay with the same thing.
 * False = the race could not be set up.
 */
export const lineUp = async (world: SimulatedWorld, prize: Prize): Promise<boolean> => {
  const { devices, until } = world
  const pages = devices.flatMap(({ tabs: [tab] }) => tab ?? [])
  for (const device of devices) signIn(world, device)
  if (
    !(await until(
      () => pages.every(({ views }) => views.account.signedIn.length > 0) && devices.every(isQuiet),
      lineUpMs,
    ))
  )
    return false
  for (const tab of pages) {
    for (let count = prize === 'credit' ? 4 : 1; count > 0; count--) addSomething(world, tab)
    submitShipping(world, tab)
    claim(world, prize, tab)
    submitCard(world, tab)
  }
  return until(() => devices.every(isQuiet) && pages.every((tab) => isReady(prize, tab)), lineUpMs)
}

/** Both press "Place order" within the same moment. */
export const start = async (world: SimulatedWorld, prize: Prize): Promise<void> => {
  const { devices, chance, marks, story, advance } = world
  for (const {
    tabs: [tab],
    world: own,
  } of devices) {
    if (!tab) continue
    const { cart } = tab.views
    tab.dispatch({
      _tag: 'PlaceOrder',
      shownTotal: cart.totals.total.minor,
      shownRemaining: cart.totals.remainingToPay.minor,
      online: own.network.online,
    })
    await advance(chance.below(30))
  }
  marks.add(`raced for the ${prize}`)
  story.tell(`both press Place order with the same ${prize}`)
}

const claim = ({ stage }: SimulatedWorld, prize: Prize, tab: VirtualTab): Answered => {
  const { code, cardId, cardLast4 } = demonstrationRewards
  switch (prize) {
    case 'gift card': {
      const secretRef = `race-${tab.tabId}`
      void tab.host().keepCard(secretRef, demonstrationSecret(smallestCard))
      return tab.dispatch({ _tag: 'AddGiftCard', secretRef, last4: smallestCard.slice(-4) })
    }
    case 'voucher':
      return tab.dispatch({ _tag: 'ApplyReward', voucher: { points: 1_000, amountInCurrency: 1_200 } })
    case 'reward code':
      return tab.dispatch({ _tag: 'AddPartPayment', method: 'REWARD_CODE', code, last4: code.slice(-4) })
    case 'reward card':
      return tab.dispatch({ _tag: 'AddPartPayment', method: 'REWARD_CARD', savedId: cardId, last4: cardLast4 })
    case 'credit':
      return tab.dispatch({ _tag: 'AddPartPayment', method: 'ATHLETES_PAYMENT', last4: null })
    case 'shelf':
      return tab.dispatch({
        _tag: 'AddItem',
        product: lineOf(stage.catalogue, scarceSku, scarcePieces),
        quantity: scarcePieces,
        reserveAt: scarceStore,
      })
  }
}

const smallestCard = '6006000000000027'

const isReady = (prize: Prize, { views: { checkout } }: VirtualTab): boolean =>
  (prize === 'shelf' || checkout.partPayments.length > 0) &&
  checkout.complete.includes('billing') &&
  isPaymentGiven(checkout)

const lineUpMs = 20_000
