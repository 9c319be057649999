import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { isPaymentGiven } from '../../../core/domain/checkout/checkout.ts'
import { sessionOfAction } from '../../../core/domain/payment/providerPage.ts'
import type { Chance } from '../Chance.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import { lineOf, stageStores } from '../server/stageSeed.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'
import { deliveryMove } from './deliveryMove.ts'
import { addGiftCard, expressMove, listMove, partMove, priceMove } from './lineMoves.ts'
import { cardWith, faceOf, sampleAddress } from './sampleShopper.ts'

/** A shopper's next step in a tab: often towards an order, else anything the screen offers. */
export const shopperMove = (world: SimulatedWorld, device: SimulatedDevice, tab: VirtualTab): Answered => {
  const { chance, scope } = world
  const { cart, checkout, order } = tab.views
  if (order.placing?.challenge) return faceBank(world, tab, order.placing.challenge.action)
  if (order.confirmed && chance.percent(40)) return tab.dispatch({ _tag: 'CloseConfirmation' })
  if (order.problem && chance.percent(60)) return tab.dispatch({ _tag: 'DismissOrderProblem' })
  if (chance.percent(15)) return listMove(world, tab)
  if (cart.lines.length === 0) return addSomething(world, tab)
  if (chance.percent(2)) return moveCart(world, tab)
  if (chance.percent(scope.wanderPercent)) return wander(world, tab)
  if (isSignedIn(tab) && chance.percent(40))
    return isPaymentGiven(checkout) ? tab.dispatch({ _tag: 'ForgetCard' }) : expressMove(world, tab)
  if (!checkout.complete.includes('shipping'))
    return chance.percent(8) ? deliveryMove(world, tab) : submitShipping(world, tab)
  if (!checkout.complete.includes('billing') || !isPaymentGiven(checkout)) return submitPayment(world, tab)
  return tab.dispatch({
    _tag: 'PlaceOrder',
    shownTotal: cart.totals.total.minor,
    shownRemaining: cart.totals.remainingToPay.minor,
    online: device.world.network.online,
  })
}

/** Fills a cart or a list, and goes no further. */
export const browseMove = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  const { lines } = tab.views.cart
  const lineKey = lines[chance.below(lines.length)]?.lineKey
  if (lineKey === undefined || chance.percent(50)) return addSomething(world, tab)
  return chance.percent(50) ? tab.dispatch({ _tag: 'RemoveLine', lineKey }) : listMove(world, tab)
}

/** Everything an order needs, in one go. */
export const fillIn = (world: SimulatedWorld, tab: VirtualTab): void => {
  addSomething(world, tab)
  submitShipping(world, tab)
  if (world.chance.percent(40)) addGiftCard(world, tab)
  submitCard(world, tab)
}

/** PAY-30: authorises, declines or leaves; or does something else meanwhile. */
const faceBank = (world: SimulatedWorld, tab: VirtualTab, action: string): Answered => {
  const { chance } = world
  return chance.percent(25)
    ? wander(world, tab)
    : answerBank(world, tab, action, chance.percent(60) ? 'authorised' : chance.percent(50) ? 'refused' : 'closed')
}

export const answerBank = (
  { provider, marks }: SimulatedWorld,
  tab: VirtualTab,
  action: string,
  how: 'authorised' | 'refused' | 'closed',
): Answered => {
  marks.add(`bank ${how}`)
  if (how === 'closed') return tab.dispatch({ _tag: 'AbandonChallenge' })
  const secretRef = `bank-${tab.tabId}-${tab.asked.length}`
  void tab.host().keepProof(secretRef, provider.answerChallenge(sessionOfAction(action), how))
  return tab.dispatch({ _tag: 'AnswerChallenge', secretRef })
}

export const addSomething = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  return tab.dispatch({
    _tag: 'AddItem',
    product: anyLine(world, tab),
    quantity: 1 + chance.below(3),
    ...(chance.percent(12) ? { reserveAt: chance.pick(stageStores) } : {}),
  })
}

/** CART-42: mostly back, since nobody's address here is in Germany. */
const moveCart = ({ chance }: SimulatedWorld, tab: VirtualTab): Answered =>
  tab.dispatch({ _tag: 'MoveCart', to: chance.pick(['en-us', 'en-us', 'de-de']), from: 'en-us' })

/** In the cart's currency, as the shop to which it has moved shows it. */
const anyLine = ({ chance, skus, stage }: SimulatedWorld, { views }: VirtualTab) =>
  lineOf(stage.catalogue, skus[chance.below(skus.length)] ?? '', 40, views.cart.currency ?? 'USD')

const wander = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  const { cart } = tab.views
  const lineKey = cart.lines[chance.below(cart.lines.length)]?.lineKey ?? ''
  switch (chance.below(12)) {
    case 0:
    case 1:
      return addSomething(world, tab)
    case 2:
      return tab.dispatch({ _tag: 'SetQuantity', lineKey, quantity: 1 + chance.below(9) })
    case 3:
      return tab.dispatch({ _tag: 'RemoveLine', lineKey })
    case 4:
      return tab.dispatch({ _tag: 'SwitchVariant', lineKey, to: anyLine(world, tab), inPlace: true })
    case 5:
      return tab.dispatch({ _tag: 'ApplyCoupon', code: chance.pick(['WELCOME10', 'FREESHIP', 'ONCE5', 'EXPIRED20']) })
    case 6:
      return tab.dispatch({ _tag: 'RemoveCoupon', code: cart.coupons[0]?.code ?? 'WELCOME10' })
    case 7:
      return undoOr(tab, () => tab.dispatch({ _tag: 'EstimateShipping', postalCode: '80302', country: 'US' }))
    case 8:
      return deliveryMove(world, tab)
    case 9:
      return tab.dispatch({
        _tag: 'SetGiftOption',
        lineKey,
        giftOption: chance.percent(60) ? { email: 'robin@example.com', to: 'Robin', message: 'Walk far' } : null,
      })
    case 10:
      return partMove(world, tab)
    default:
      return chance.percent(60) ? priceMove(world, tab) : dismissOr(tab, () => tab.dispatch({ _tag: 'RefreshCart' }))
  }
}

const undoOr = (tab: VirtualTab, other: () => Answered): Answered => {
  const [removed] = tab.views.cart.removed
  return removed ? tab.dispatch({ _tag: 'UndoRemove', removal: removed.removal }) : other()
}

const dismissOr = (tab: VirtualTab, other: () => Answered): Answered => {
  const [refusal] = tab.views.cart.refusals
  return refusal ? tab.dispatch({ _tag: 'DismissRefusal', refusalId: refusal.refusalId }) : other()
}

export const submitShipping = ({ chance }: SimulatedWorld, tab: VirtualTab): Answered =>
  tab.dispatch({ _tag: 'SubmitShipping', address: chance.pick(addresses) })

const submitPayment = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  if (world.chance.percent(20)) return partMove(world, tab)
  if (world.chance.percent(70)) return submitCard(world, tab)
  askProvider(world, tab)
  return tab.dispatch({ _tag: 'GoToStep', step: 'billing' })
}

/** PAY-07: to the provider's page and back, while the cart may change; some come back with a no, twice, or never. */
const askProvider = ({ chance, provider, marks, story }: SimulatedWorld, tab: VirtualTab): void => {
  const method = chance.percent(50) ? 'KLARNA' : 'PAYPAL'
  const answer = chance.percent(70) ? 'agreed' : 'refused'
  const returns = chance.pick([0, 1, 1, 1, 2])
  const billed = chance.pick(addresses)
  void tab
    .host()
    .request('openPaymentPage', { method, returnPath: '/en-us/checkout' }, 'key')
    .then((page) => {
      if (page._tag !== 'Done') return
      provider.answerSession(page.output.clientToken, answer)
      marks.add(`provider’s page ${answer}`)
      story.tell(`${tab.tabId}: ${answer} on the page of ${method}, back ${returns} times`)
      for (let time = 0; time < returns; time++)
        tab.dispatch({ _tag: 'SubmitBilling', address: billed, agreed: { method, sessionId: page.output.sessionId } })
    })
}

export const submitCard = ({ chance }: SimulatedWorld, tab: VirtualTab): Answered => {
  const card = cardWith(anyCard(chance))
  const secretRef = `card-${tab.tabId}-${tab.asked.length}`
  void tab.host().keepCard(secretRef, card)
  const keep = isSignedIn(tab) ? { keep: true } : {}
  return tab.dispatch({
    _tag: 'SubmitBilling',
    address: chance.pick(addresses),
    card: faceOf(card),
    secretRef,
    ...keep,
  })
}

const isSignedIn = ({ views }: VirtualTab): boolean => views.account.signedIn.length > 0

const anyCard = (chance: Chance): string =>
  chance.percent(60)
    ? '4242424242424242'
    : chance.percent(50)
      ? '4000000000003220'
      : chance.pick(['4000000000000002', '4100000000000019', '4000000000000069'])

const addresses: readonly [AddressEntry, ...AddressEntry[]] = [
  sampleAddress,
  { ...sampleAddress, city: 'Bishop', province: 'CA', postalCode: '93514' },
]
