import type { FavoriteProduct } from '../../../contracts/commands/lineProduct.ts'
import type { Queries } from '../../../contracts/queries.ts'
import type { OutcomeOf } from '../../../contracts/requests.ts'
import { mainCardOf } from '../../../core/domain/payment/savedCards.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { demonstrationRewards, demonstrationSecret } from '../../../server/giftcard/importGiftCards.ts'
import { demonstrationCode } from '../../../server/store/enrolment.ts'
import { stores } from '../../../server/store/seed/stores.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import { lineOf } from '../server/stageSeed.ts'
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

/** Adds and removes favorites, saves items for later and moves them back. */
export const listMove = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  const { cart, saved, favorites } = tab.views
  const item = saved.items[chance.below(saved.items.length || 1)]
  const line = cart.lines[chance.below(cart.lines.length || 1)]
  switch (chance.below(6)) {
    case 0:
    case 1: {
      const product = anyProduct(world)
      const isLiked = favorites.items.some(({ productId }) => productId === product.productId)
      return isLiked
        ? tab.dispatch({ _tag: 'RemoveFavorite', productId: product.productId })
        : tab.dispatch({ _tag: 'AddFavorite', product })
    }
    case 2:
      return item ? tab.dispatch({ _tag: 'MoveToCart', key: item.key }) : tab.dispatch({ _tag: 'RefreshSaved' })
    case 3:
      return item && chance.percent(50)
        ? tab.dispatch({ _tag: 'RemoveSaved', key: item.key })
        : tab.dispatch({ _tag: 'RefreshFavorites' })
    default:
      return line
        ? tab.dispatch({ _tag: 'SaveForLater', lineKey: line.lineKey })
        : tab.dispatch({ _tag: 'ShareFavorites' })
  }
}

/**
 * CART-24, BIS-07: on a device that is enrolled at the store, an agent signs in next to the shopper and reduces a
 * line's price, sometimes by more than is allowed, or restores it.
 */
export const priceMove = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  const [line] = tab.views.cart.lines
  if (line?.adjustment && chance.percent(40)) return tab.dispatch({ _tag: 'RemoveAdjustment', lineKey: line.lineKey })
  const value = chance.pick([5, 10, 20, 90])
  if (chance.percent(20)) return adjust(world, tab, value)
  void signedIn(tab).then((outcome) => {
    if (outcome?._tag !== 'Done') return
    tab.dispatch({ _tag: 'StartAssociateSession', ...outcome.output })
    adjust(world, tab, value)
  })
  return tab.dispatch({ _tag: 'RefreshCart' })
}

const anyProduct = ({ chance, skus, stage }: SimulatedWorld): FavoriteProduct => {
  const { masterId, name, kind, path, picture, tint, price, originalPrice, currency } = lineOf(
    stage.catalogue,
    skus[chance.below(skus.length)] ?? '',
    40,
  )
  return { productId: masterId, name, kind, path, picture, tint, price, originalPrice, currency }
}

const signedIn = async (tab: VirtualTab): Promise<OutcomeOf<'agentLogin'> | null> => {
  const storeId = stores[0]!.id
  const enrolled = await tab.host().request('enrolDevice', { storeId, code: demonstrationCode }, 'key')
  if (enrolled._tag !== 'Done') return null
  return tab
    .host()
    .request('agentLogin', { email: 'agent@example.com', password: demonstrationPassword, storeId }, 'key')
}

const adjust = ({ story }: SimulatedWorld, tab: VirtualTab, value: number): Answered => {
  story.tell(`${tab.tabId}: takes ${value} % off`)
  return tab.dispatch({
    _tag: 'AdjustPrice',
    lineKey: tab.views.cart.lines[0]?.lineKey ?? 'none',
    adjustment: { type: 'PERCENT', value, reason: 'A scratch on the toe' },
  })
}
