import { cards } from '../../order/checkoutGuest.ts'
import type { Walks } from '../support/Walks.ts'
import type { CodeStage } from '../support/codeStage.ts'
import { orderProblem } from '../support/seen.ts'

const paidWith = (number: string) => async ({ open, usual }: CodeStage) => {
  const person = open()
  await person.reachSummary(usual, number)
  await person.placeOrder()
  return orderProblem(person)
}

type Placing = { readonly type?: string; readonly paymentMethod?: { readonly additionalData: { readonly shownTotal: number } }; readonly billingAddress?: object }

/** The call that places the order says something else than the page had sent. */
const placedAs = (changed: (body: Placing) => object) => async ({ open, usual }: CodeStage) => {
  const person = open({ onTheWay: (body: Placing, path) => (path.endsWith('/checkout/order') ? { ...body, ...changed(body) } : body) })
  await person.reachSummary(usual)
  await person.placeOrder()
  return orderProblem(person)
}

/** The pieces are gone by the time the order is placed. */
const soldMeanwhile = (left: number) => async ({ open, scarce: sku, setStock }: CodeStage) => {
  const person = open()
  await setStock(sku, 9)
  await person.add(sku)
  await person.reachSummary(sku)
  await setStock(sku, left)
  await person.placeOrder()
  return orderProblem(person)
}

export const orderWalks = {
  FE309: paidWith(cards.expired),
  PYT402: paidWith(cards.fraud),
  PAY400: paidWith(cards.declined),
  PYT404: placedAs(() => ({ type: 'PAYPAL' })),
  PYT406: placedAs(() => ({ billingAddress: { firstName: 'Wren', lastName: 'Holloway', city: 'Boulder', country: 'US' } })),
  STR404: placedAs(() => ({ inStoreSalesInfo: { storeId: 'XX999', storeEmployeeId: 'XX999-1' } })),
  PRC400: placedAs(({ paymentMethod }) => ({ paymentMethod: { ...paymentMethod, additionalData: { shownTotal: 1 } } })),
  INV406: soldMeanwhile(0),
  INV701: soldMeanwhile(1),
  BSK404: async ({ openTwice, usual }) => {
    const { first, second } = await openTwice((person) => person.add(usual))
    for (const person of [first, second]) await person.reachSummary(usual)
    await second.did({ _tag: 'RefreshCart' })
    await first.did({ _tag: 'RefreshCart' })
    await second.placeOrder()
    await first.placeOrder()
    return orderProblem(first)
  },
  ORD430: async ({ openTwice, usual }) => {
    const { first, second } = await openTwice((person) => person.reachSummary(usual))
    await second.did({ _tag: 'RemoveLine', lineKey: second.views.cart.lines[0]?.lineKey ?? '' })
    await first.placeOrder()
    return orderProblem(first)
  },
} satisfies Walks
