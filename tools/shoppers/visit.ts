import type { Queries, QueryMessage, QueryName } from '../../contracts/queries.ts'
import { productToLine } from '../../core/domain/product/productToLine.ts'
import { cardWith, faceOf, sampleAddress } from '../simulate/shopper/sampleShopper.ts'
import type { Shopper } from './runShoppers.ts'

/** unserved = the shop showed no products; gave up = it did not answer for too long. */
export type VisitEnd = 'ordered' | 'refused' | 'left' | 'gave up' | 'unserved'

/**
 * From the front page to an order, or to leaving without one, as in real shops: most look around, fill a cart, change
 * their mind.
 */
export const visit = async (shopper: Shopper): Promise<VisitEnd> => {
  const { chance, tab, isOver, pause } = shopper
  const products = 1 + chance.below(3)
  for (let count = 0; count < products && !isOver(); count++) {
    if (!(await addSomething(shopper))) return 'unserved'
    await pause()
  }
  for (let count = chance.below(3); count > 0 && !isOver(); count--) {
    changeCart(shopper)
    await pause()
  }
  if (isOver() || chance.percent(30) || tab.views.cart.lines.length === 0) return 'left'
  return checkOut(shopper)
}

/** Whether the shop showed something; it may be sold out. */
const addSomething = async (shopper: Shopper): Promise<boolean> => {
  const { tab, chance, pause } = shopper
  const departments = await answered(shopper, 'departments', {})
  const categories = departments?.flatMap(({ children }) => children) ?? []
  const category = categories[chance.below(categories.length)]
  if (!category) return false
  await pause()
  const listing = await answered(shopper, 'catalog', { categoryId: category.categoryId })
  const seen = listing?.products[chance.below(listing.products.length)]
  if (!seen) return false
  await pause()
  const product = await answered(shopper, 'product', { productId: seen.productId })
  if (!product) return false
  const variants = product.variants.filter(({ stock }) => stock > 0)
  const variant = variants[chance.below(variants.length)]
  if (variant) tab.dispatch({ _tag: 'AddItem', product: productToLine(product, variant), quantity: 1 })
  return true
}

/** What the page shows in the end, or null if there was no answer. */
const answered = async <Name extends QueryName>(
  { tab }: Shopper,
  name: Name,
  ask: Queries[Name]['ask'],
): Promise<Queries[Name]['answer'] | null> => {
  let answer: Queries[Name]['answer'] | null = null
  const hear = (message: QueryMessage<unknown>): void => {
    if (message._tag === 'Answered') answer = message.answer as Queries[Name]['answer']
  }
  await tab.host().ask({ name, ask } as Parameters<ReturnType<typeof tab.host>['ask']>[0], hear)
  return answer
}

const changeCart = ({ tab, chance }: Shopper): void => {
  const { lines, refusals, removed, coupons } = tab.views.cart
  const line = lines[chance.below(lines.length)]
  const [refusal] = refusals
  const [gone] = removed
  if (refusal) tab.dispatch({ _tag: 'DismissRefusal', refusalId: refusal.refusalId })
  if (!line) return
  switch (chance.below(4)) {
    case 0:
      return void tab.dispatch({ _tag: 'SetQuantity', lineKey: line.lineKey, quantity: 1 + chance.below(3) })
    case 1:
      return void (gone
        ? tab.dispatch({ _tag: 'UndoRemove', removal: gone.removal })
        : tab.dispatch({ _tag: 'RemoveLine', lineKey: line.lineKey }))
    case 2:
      return void (coupons[0]
        ? tab.dispatch({ _tag: 'RemoveCoupon', code: coupons[0].code })
        : tab.dispatch({ _tag: 'ApplyCoupon', code: chance.pick(['WELCOME10', 'FREESHIP', 'EXPIRED20']) }))
    default:
      return void tab.dispatch({ _tag: 'EstimateShipping', postalCode: '80302', country: 'US' })
  }
}

const checkOut = async ({ tab, chance, pause, until, isOver }: Shopper): Promise<VisitEnd> => {
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await pause()
  // One card in ten is declined.
  const number = chance.percent(10) ? '4000000000000002' : '4242424242424242'
  const card = cardWith(number)
  const secretRef = `card-${tab.asked.length}`
  await tab.host().keepCard(secretRef, card)
  tab.dispatch({ _tag: 'SubmitBilling', address: sampleAddress, card: faceOf(card), secretRef })
  const isReady = (): boolean => tab.views.cart.waiting === 0 && tab.views.checkout.card?.state !== 'held'
  if (!(await until(isReady))) return isOver() ? 'left' : 'gave up'
  if (tab.views.cart.lines.length === 0) return 'left'
  const pressed = tab.dispatch({ _tag: 'PlaceOrder', shownTotal: tab.views.cart.totals.total.minor, online: true })
  const isAnswered = (): boolean =>
    pressed.outcome?._tag === 'Rejected' || tab.views.order.confirmed !== null || tab.views.order.problem !== null
  if (!(await until(isAnswered))) return isOver() ? 'left' : 'gave up'
  const { confirmed, problem } = tab.views.order
  if (confirmed) tab.dispatch({ _tag: 'CloseConfirmation' })
  if (problem) tab.dispatch({ _tag: 'DismissOrderProblem' })
  return confirmed ? 'ordered' : 'refused'
}
