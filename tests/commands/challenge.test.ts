import { expect, test } from 'vitest'
import { wants } from '../../core/commands/wants.ts'
import { placingTable } from '../../core/domain/order/placing.ts'
import type { PlacingPhase } from '../../core/domain/order/placing.ts'
import { viewOrder } from '../../core/events/order/viewOrder.ts'
import { atChallenge } from '../support/challengeWalk.ts'
import { sampleProduct } from '../support/sampleProducts.ts'

test('PAY-30 the bank asks: no confirmation yet, nothing is owed, and everything else stands still', () => {
  const { driver, place, calm, phase, commerce } = atChallenge()
  expect(place()).toBeNull()
  calm()
  expect([phase(), commerce.orders, wants(driver.shop())]).toEqual(['challenge', [], []])
  expect(viewOrder(driver.shop().order)).toMatchObject({
    confirmed: null,
    problem: null,
    placing: { challenge: { action: expect.stringContaining('/payment-provider/challenge/') } },
  })
  expect(place()).toEqual({ _tag: 'OrderUnderWay' })
  expect(driver.ask({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 })).toEqual({ _tag: 'OrderUnderWay' })
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
  expect([driver.shop().order.confirmed?.orderNumber, lines(), driver.shop().order.placing]).toEqual([
    commerce.orders[0]?.orderNumber,
    [],
    null,
  ])
})

test.each(['refused', 'closed'])(
  'PAY-33 PAY-34 %s: back at billing with the reason, the order over, and a new cart with the same lines',
  (how) => {
    const { driver, place, calm, give, close, pay, lines, commerce } = atChallenge()
    const before = lines()
    const first = driver.shop().cart.basket?.basketId
    place()
    calm()
    if (how === 'closed') close()
    else give('refused')
    calm()
    const { order, checkout, cart } = driver.shop()
    expect([order.problem?.errorId, order.placing, checkout.step, checkout.card]).toEqual([
      'authentication-failed',
      null,
      'billing',
      null,
    ])
    expect([lines(), cart.basket?.basketId === first, commerce.orders]).toEqual([before, false, []])
    commerce.bank.asks = false
    expect(place()).toEqual({ _tag: 'CardMissing' })
    pay('card-2')
    calm()
    expect(place()).toBeNull()
    calm()
    expect([commerce.orders.length, driver.shop().order.confirmed?.orderNumber]).toEqual([
      1,
      commerce.orders[0]?.orderNumber,
    ])
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
  expect([driver.shop().order.confirmed !== null, commerce.orders.length, commerce.clashes]).toEqual([true, 1, []])
})

const phases = Object.keys(placingTable) as PlacingPhase[]

test('PAY-30 the state machine: from every phase the shopper can reach an end, and only the bank’s phases know the shopper’s answers', () => {
  for (const phase of phases) {
    const reached = new Set<string>([phase])
    for (const from of reached)
      for (const to of Object.values(placingTable[from as PlacingPhase] ?? {})) if (to !== null) reached.add(to)
    expect([phase, reached.has('confirmed'), reached.has('not placed')]).toEqual([phase, true, true])
  }
  expect(phases.filter((phase) => placingTable[phase].Answered !== null)).toEqual(['challenge'])
  expect(phases.filter((phase) => placingTable[phase].Abandoned !== null)).toEqual(['challenge'])
  expect(phases.filter((phase) => placingTable[phase].Halted !== null)).toEqual(['prepare', 'place'])
})

test.each([null, '', '  '])(
  'PAY-30 PAY-33 a bank that asks without a page (%j) leads back to billing with the payment error; the order is over, and another card pays once',
  (action) => {
    const { driver, place, calm, pay, lines, commerce, phase } = atChallenge()
    const before = lines()
    commerce.bank.action = action
    place()
    for (let call = driver.send(); call && phase() !== 'abandon'; call = driver.send())
      driver.answer(call, commerce.perform(call))
    expect([viewOrder(driver.shop().order), commerce.orders]).toMatchObject([
      { confirmed: null, placing: { challenge: null, ending: 'abandon' } },
      [],
    ])
    expect(place()).toEqual({ _tag: 'OrderUnderWay' })
    calm()
    const { order, checkout } = driver.shop()
    expect([order.problem?.errorId, order.placing, checkout.step, checkout.card, lines()]).toEqual([
      'PAY400',
      null,
      'billing',
      null,
      before,
    ])
    commerce.bank.asks = false
    pay('card-2')
    calm()
    expect(place()).toBeNull()
    calm()
    expect([commerce.orders.length, driver.shop().order.confirmed?.orderNumber]).toEqual([
      1,
      commerce.orders[0]?.orderNumber,
    ])
  },
)
