import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { given } from '../../support/given.ts'
import { wants } from '../../../core/commands/wants.ts'
import { placingTable } from '../../../core/domain/order/placing.ts'
import type { PlacingPhase } from '../../../core/domain/order/placing.ts'
import { viewOrder } from '../../../core/events/order/viewOrder.ts'
import { atChallenge } from '../../support/challengeWalk.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

describe('PAY-30 when the bank asks', () => {
  test('PAY-30 when the bank asks, there is no confirmation yet, no call is owed, and nothing else can change', () => {
    const { driver, place, calm, phase, commerce } = atChallenge()
    expect(place()).toBeNull()
    calm()
    expect(phase()).toBe('challenge')
    expect(commerce.orders).toEqual([])
    given(driver.shop()).owes([])
    expect(viewOrder(driver.shop().order)).toMatchObject({
      confirmed: null,
      problem: null,
      placing: { challenge: { action: expect.stringContaining('/payment-provider/challenge/') } },
    })
    expect(place()).toEqual({ _tag: 'OrderUnderWay' })
    expect(driver.ask({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 })).toEqual({
      _tag: 'OrderUnderWay',
    })
    expect(driver.ask({ _tag: 'GoToStep', step: 'billing' })).toEqual({ _tag: 'OrderUnderWay' })
  })

  test('PAY-31 PAY-32 CHK-10 authorised: the order is patched with what the bank gave, confirmed, and the cart is reset', () => {
    const { driver, place, calm, give, commerce, lines } = atChallenge()
    place()
    calm()
    give('authorised')
    const [call] = wants(driver.shop())
    expect(call).toMatchObject({
      endpoint: 'patchOrder',
      strict: true,
      secret: { field: 'threeDS2Result' },
      input: {
        body: {
          paymentMethod: { code: 'CREDIT_CARD' },
          paymentInstrumentId: expect.any(String),
          sessionID: expect.stringMatching(/^of-order/),
        },
      },
    })
    expect(call?.key).toMatch(/\/2$/)
    calm()
    expect(driver.shop().order.confirmed?.orderNumber).toEqual(commerce.orders[0]?.orderNumber)
    expect(lines()).toEqual([])
    expect(driver.shop().order.placing).toBeNull()
  })

  test.each(['refused', 'closed'])(
    'PAY-33 PAY-34 %s: back at billing with the reason, the order over, and a new cart with the same lines',
    (how) => {
      const walk = atChallenge()
      const { driver, place, calm, give, close, lines, commerce } = walk
      const before = lines()
      const first = driver.shop().cart.basket?.basketId
      place()
      calm()
      if (how === 'closed') close()
      else give('refused')
      calm()
      const { order, checkout, cart } = driver.shop()
      expect(order.problem?.errorId).toBe('authentication-failed')
      expect(order.placing).toBeNull()
      expect(checkout.step).toBe('billing')
      expect(checkout.card).toBeNull()
      expect(lines()).toEqual(before)
      expect(cart.basket?.basketId === first).toBe(false)
      expect(commerce.orders).toEqual([])
      commerce.bank.asks = false
      expect(place()).toEqual({ _tag: 'CardMissing' })
      expectPaidByAnotherCard(walk)
    },
  )

  test('PAY-31 a worker that dies with what the bank gave: the page is shown again, gives it again, and the same call goes on', () => {
    const { driver, place, calm, give, memory, phase, commerce } = atChallenge()
    place()
    calm()
    give('authorised')
    const key = driver.send()?.key
    memory.clear()
    calm()
    expect(phase()).toBe('challenge')
    give('authorised')
    expect(driver.send()?.key).toBe(key)
    calm()
    expect(driver.shop().order.confirmed !== null).toBe(true)
    expect(commerce.orders.length).toBe(1)
    expect(commerce.clashes).toEqual([])
  })
})

const phases = keysOf(placingTable)

test('PAY-30 the state machine: from every phase the shopper can reach an end, and only the bank’s phases know the shopper’s answers', () => {
  for (const phase of phases) {
    const reached = new Set<string>([phase])
    for (const from of reached)
      for (const to of Object.values(placingTable[from as PlacingPhase] ?? {})) if (to !== null) reached.add(to)
    expect(phase).toEqual(phase)
    expect(reached.has('confirmed')).toBe(true)
    expect(reached.has('not placed')).toBe(true)
  }
  expect(phases.filter((phase) => placingTable[phase].Answered !== null)).toEqual(['challenge'])
  expect(phases.filter((phase) => placingTable[phase].Abandoned !== null)).toEqual(['challenge'])
  expect(phases.filter((phase) => placingTable[phase].Halted !== null)).toEqual(['prepare', 'place'])
})

describe.each([null, '', '  '])('PAY-30 PAY-33 when the bank asks with %j for a page', (action) => {
  const abandon = () => {
    const walk = atChallenge()
    const { commerce, driver, lines, phase, place } = walk
    const before = lines()
    commerce.bank.action = action
    place()
    for (let call = driver.send(); call && phase() !== 'abandon'; call = driver.send())
      driver.answer(call, commerce.perform(call))
    return { ...walk, before }
  }

  test('PAY-30 PAY-33 the order is abandoned, and nothing else can be ordered meanwhile', () => {
    const { driver, place, commerce } = abandon()
    expect(viewOrder(driver.shop().order)).toMatchObject({
      confirmed: null,
      placing: { challenge: null, ending: 'abandon' },
    })
    expect(commerce.orders).toMatchObject([])
    expect(place()).toEqual({ _tag: 'OrderUnderWay' })
  })

  test('PAY-33 the order ends back at billing with the payment error', () => {
    const { driver, calm, lines, before } = abandon()
    calm()
    const { order, checkout } = driver.shop()
    expect(order.problem?.errorId).toBe('PAY400')
    expect(order.placing).toBeNull()
    expect(checkout.step).toBe('billing')
    expect(checkout.card).toBeNull()
    expect(lines()).toEqual(before)
  })

  test('PAY-33 another card pays once', () => {
    const walk = abandon()
    const { calm, commerce } = walk
    calm()
    commerce.bank.asks = false
    expectPaidByAnotherCard(walk)
  })
})

/** Another card pays for the same cart, and there is one order. */
const expectPaidByAnotherCard = ({ driver, commerce, place, pay, calm }: ReturnType<typeof atChallenge>) => {
  pay('card-2')
  calm()
  expect(place()).toBeNull()
  calm()
  expect(commerce.orders.length).toBe(1)
  expect(driver.shop().order.confirmed?.orderNumber).toEqual(commerce.orders[0]?.orderNumber)
}
