import { describe, expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import type { Settled } from '../../../core/commands/answer.ts'
import type { PlacingPhase } from '../../../core/domain/order/placing.ts'
import { viewCheckout } from '../../../core/events/checkout/viewCheckout.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atChallenge } from '../../support/challengeWalk.ts'
import { atSummary } from '../../support/checkoutWalk.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { follow, newStand, standOf } from '../stateModel.ts'

const rejected: Settled = { _tag: 'Refused', status: 400, errorId: 'AUT498', message: 'said' }
type Walk = ReturnType<typeof atSummary>

/**
 * The next call of the cart is answered with AUT498; then something is added to a cart that the server does not know
 * yet.
 */
const rejectedAndBack = ({ driver, commerce }: Walk) => {
  driver.ask({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 })
  const call = driver.send()
  if (call) driver.answer(call, rejected)
  const over = driver.shop()
  driver.ask({ _tag: 'AddItem', product: sampleProduct('B-1'), quantity: 1 })
  driver.settle(commerce)
  return over
}

describe('CART-28 when the server does not know the customer', () => {
  test('CART-28 a customer the server does not know has an empty cart', () => {
    const walk = atSummary([sampleProduct('A-1'), sampleProduct('B-1')])
    const { cart } = rejectedAndBack(walk)
    expect(cart.basket).toBeNull()
    expect(cart.pending).toEqual([])
  })

  test('CART-28 CHK-01 the checkout of an unknown customer has no step done, nothing that pays, and the address as a draft', () => {
    const walk = atSummary([sampleProduct('A-1'), sampleProduct('B-1')])
    const { checkout } = rejectedAndBack(walk)
    expect(checkout).toMatchObject({
      step: 'shipping',
      shippingSubmitted: false,
      billingSubmitted: false,
      card: null,
      agreement: null,
      express: null,
      shipping: sampleAddress,
    })
  })

  test('CART-28 CHK-06 an order for the next cart is refused by name until its own steps are done, and placed then', () => {
    const walk = atSummary([sampleProduct('A-1'), sampleProduct('B-1')])
    rejectedAndBack(walk)
    const { driver, commerce, place, pay } = walk
    expect(place()).toEqual({ _tag: 'StepNotOpen', step: 'summary' })
    given(driver.shop()).owes([])
    expect(driver.shop().order.placing).toBeNull()
    expect(viewCheckout(driver.shop().checkout, driver.shop().cart).complete).toEqual([])
    expect(driver.ask({ _tag: 'SubmitShipping', address: driver.shop().checkout.shipping })).toBeNull()
    driver.settle(commerce)
    expect(place()).toMatchObject({ _tag: 'CardMissing' })
    pay('card-2')
    driver.settle(commerce)
    expect(place()).toBeNull()
    driver.settle(commerce)
    expect(commerce.orders).toHaveLength(1)
  })

  test('CART-28 CHK-03 an account’s entries go with its customer, and what was typed before remains as the draft', () => {
    const signedIn = { _tag: 'v1.SignedIn', site: 'us', consumerType: 'REGISTERED', at: 1, basketId: null } as const
    const walk = atSummary([sampleProduct('A-1'), sampleProduct('B-1')], [signedIn])
    const { driver } = walk
    driver.ask({ _tag: 'ForgetCard' })
    const typed = driver.shop().checkout.shipping
    expect(
      driver.ask({
        _tag: 'CheckOutExpress',
        shipping: { ...sampleAddress, city: 'Lyons' },
        billing: { ...sampleAddress, city: 'Lyons' },
        card: sampleCard,
        savedCardId: 'saved-1',
      }),
    ).toBeNull()
    const { checkout } = rejectedAndBack(walk)
    expect(checkout.shipping).toEqual(typed)
    expect(JSON.stringify(checkout).includes('Lyons')).toBe(false)
  })
})

describe('a customer the server does not know any more, while an order is under way', () => {
  const unanswered = ({ place }: ReturnType<typeof atChallenge>) => void place()
  const placedAndChallenged = (walk: ReturnType<typeof atChallenge>) => {
    walk.place()
    walk.calm()
  }
  /** While the bank asks, no call is owed that could be refused. */
  const phases: Readonly<Record<Exclude<PlacingPhase, 'challenge'>, (walk: ReturnType<typeof atChallenge>) => void>> = {
    prepare: unanswered,
    place: (walk) => {
      walk.place()
      const prepare = walk.driver.send()
      if (prepare) walk.driver.answer(prepare, walk.commerce.perform(prepare))
    },
    complete: (walk) => {
      placedAndChallenged(walk)
      walk.give('authorised')
    },
    abandon: (walk) => {
      placedAndChallenged(walk)
      walk.close()
    },
  }

  test.each(Object.entries(phases))(
    'CART-28 CHK-01 PAY-30 ends it in its phase %s, as the four tables say',
    (phase, lead) => {
      const walk = atChallenge()
      const { driver } = walk
      lead(walk)
      expect(walk.phase()).toBe(phase)
      const stand = standOf(driver.shop())
      const before = driver.history.length
      const call = driver.send()
      expect(call).not.toBeNull()
      if (call) driver.answer(call, rejected)
      for (const { events } of driver.history.slice(before))
        for (const event of events) follow(stand, event, () => undefined)
      expect(stand).toEqual(newStand())
      expect(standOf(driver.shop())).toEqual(stand)
      given(driver.shop()).owes([])
      expect(driver.shop().order.problem?.errorId).toBe('AUT498')
    },
  )
})
