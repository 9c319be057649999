import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { wants } from '../../core/commands/wants.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { placingTable } from '../../core/domain/order/placing.ts'
import type { PlacingPhase } from '../../core/domain/order/placing.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { viewOrder } from '../../core/events/order/viewOrder.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { runs } from '../support/runs.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'

const boot = sampleProduct('A-1')
const coat = sampleProduct('B-1')

/** At the summary with a card whose bank asks; what the bank gave is in `memory` until a worker dies. */
const atSummary = () => {
  const commerce = createModelCommerce([boot, coat])
  const driver = createShopDriver()
  commerce.bank.asks = true
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 2 })
  driver.ask({ _tag: 'AddItem', product: coat, quantity: 1 })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' })
  driver.settle(commerce)
  const memory = new Map<string, string>()
  /** The first answer on the bank's page counts; the page gives the same again whenever it is opened. */
  let onPage: string | null = null
  const phase = (): PlacingPhase | null => driver.shop().order.placing?.phase ?? null
  const give = (result: string) => {
    onPage ??= result
    const secretRef = `bank-${memory.size}-${driver.lastCommandId()}`
    memory.set(secretRef, onPage)
    return driver.ask({ _tag: 'AnswerChallenge', secretRef })
  }
  /** A call as it crosses the wire, or null when what it needs is gone from memory. */
  const written = (call: Call): Call | null => {
    if (call.endpoint !== 'patchOrder' || call.secret === null) return call
    const result = memory.get(call.secret.ref)
    return result === undefined ? null : { ...call, input: { ...call.input, body: { ...call.input.body, [call.secret.field]: result } } }
  }
  return {
    commerce,
    driver,
    memory,
    phase,
    give,
    written,
    hasAuthorised: () => onPage === 'authorised',
    place: () => driver.ask({ _tag: 'PlaceOrder', shownTotal: viewCart(driver.shop().cart).totals.total.minor, online: true }),
    close: () => driver.ask({ _tag: 'AbandonChallenge' }),
    lines: () => shownLines(driver.shop().cart).map(({ key, quantity }) => `${key}×${quantity}`).toSorted(),
    /** Sends and answers until nothing is owed. */
    calm: () => {
      for (let round = 0; round < 100; round++) {
        const call = driver.send()
        if (!call) return
        const sent = written(call)
        driver.answer(call, sent ? commerce.perform(sent) : { _tag: 'SecretGone' })
      }
      throw new Error(`still owed: ${JSON.stringify(wants(driver.shop()))}`)
    },
  }
}

test('PAY-30 the bank asks: no confirmation yet, nothing is owed, and everything else stands still', () => {
  const { driver, place, calm, phase, commerce } = atSummary()
  expect(place()).toBeNull()
  calm()
  expect([phase(), commerce.orders, wants(driver.shop())]).toEqual(['challenge', [], []])
  expect(viewOrder(driver.shop().order)).toMatchObject({ confirmed: null, problem: null, placing: { challenge: { action: expect.stringContaining('/payment-provider/challenge/') } } })
  expect(place()).toEqual({ _tag: 'OrderUnderWay' })
  expect(driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })).toEqual({ _tag: 'OrderUnderWay' })
  expect(driver.ask({ _tag: 'GoToStep', step: 'billing' })).toEqual({ _tag: 'OrderUnderWay' })
})

test('PAY-31 PAY-32 CHK-10 authorised: the order is patched with what the bank gave, confirmed, and the cart is reset', () => {
  const { driver, place, calm, give, commerce, lines } = atSummary()
  place()
  calm()
  give('authorised')
  const [call] = wants(driver.shop())
  expect(call).toMatchObject({
    endpoint: 'patchOrder',
    strict: true,
    secret: { field: 'threeDS2Result' },
    input: { body: { paymentMethod: { code: 'CREDIT_CARD' }, paymentInstrumentId: expect.any(String), sessionID: expect.stringMatching(/^of-order/) } },
  })
  expect(call?.key).toMatch(/\/2$/)
  calm()
  expect([driver.shop().order.confirmed?.orderNumber, lines(), driver.shop().order.placing]).toEqual([commerce.orders[0]?.orderNumber, [], null])
})

test.each(['refused', 'closed'])('PAY-33 PAY-34 %s: back at billing with the reason, the order over, and a new cart with the same lines', (how) => {
  const { driver, place, calm, give, close, lines, commerce } = atSummary()
  const before = lines()
  const first = driver.shop().cart.basket?.basketId
  place()
  calm()
  if (how === 'closed') close()
  else give('refused')
  calm()
  const { order, checkout, cart } = driver.shop()
  expect([order.problem?.errorId, order.placing, checkout.step, checkout.card]).toEqual(['authentication-failed', null, 'billing', null])
  expect([lines(), cart.basket?.basketId === first, commerce.orders]).toEqual([before, false, []])
  commerce.bank.asks = false
  expect(place()).toEqual({ _tag: 'CardMissing' })
  driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-2' })
  calm()
  expect(place()).toBeNull()
  calm()
  expect([commerce.orders.length, driver.shop().order.confirmed?.orderNumber]).toEqual([1, commerce.orders[0]?.orderNumber])
})

test('PAY-31 a worker that dies with what the bank gave: the page is shown again, gives it again, and the same call goes on', () => {
  const { driver, place, calm, give, memory, phase, commerce } = atSummary()
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
    for (const from of reached) for (const to of Object.values(placingTable[from as PlacingPhase] ?? {})) if (to !== null) reached.add(to)
    expect([phase, reached.has('confirmed'), reached.has('not placed')]).toEqual([phase, true, true])
  }
  expect(phases.filter((phase) => placingTable[phase].Answered !== null)).toEqual(['challenge'])
  expect(phases.filter((phase) => placingTable[phase].Abandoned !== null)).toEqual(['challenge'])
  expect(phases.filter((phase) => placingTable[phase].Halted !== null)).toEqual(['prepare', 'place'])
})

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: 'place' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'authorise' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'refuse' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'close' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'forget' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'bill' as const }) },
  { weight: 8, arbitrary: fc.constant({ do: 'send' as const }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('deliver' as const), n: fc.nat(9) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('reply' as const), n: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('double' as const), n: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('drop' as const), n: fc.nat(9) }) },
)

/** Two senders at worst, a network that loses, doubles and reorders, memories that are lost, and a shopper who presses anything. */
test('PAY-31 PAY-33 whatever the network and the shopper do: one order for one charge, none without the bank, and the lines are never lost', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 30 }), (isAsked, schedule) => {
      const world = atSummary()
      const { driver, commerce, phase, calm, written } = world
      const before = world.lines()
      if (isAsked) {
        world.place()
        calm()
      }
      const requests: Call[] = []
      const replies: { readonly call: Call; readonly settled: Settled }[] = []
      for (const action of schedule) {
        const from = phase()
        switch (action.do) {
          case 'place':
            world.place()
            break
          case 'authorise':
          case 'refuse':
          case 'close': {
            const rejection = action.do === 'close' ? world.close() : world.give(action.do === 'authorise' ? 'authorised' : 'refused')
            expect(rejection).toEqual(from === 'challenge' ? null : { _tag: 'NoChallenge' })
            break
          }
          case 'forget':
            world.memory.clear()
            break
          case 'bill':
            driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-2' })
            break
          case 'send': {
            const call = driver.send()
            const sent = call && written(call)
            if (sent) requests.push(sent)
            else if (call) driver.answer(call, { _tag: 'SecretGone' })
            break
          }
          case 'deliver': {
            const [call] = requests.splice(action.n % (requests.length || 1), 1)
            if (call) replies.push({ call, settled: commerce.perform(call) })
            break
          }
          case 'double': {
            const call = requests[action.n % (requests.length || 1)]
            if (call) requests.push(call)
            break
          }
          case 'drop':
            if (action.n % 2) requests.splice(action.n % (requests.length || 1), 1)
            else replies.splice(action.n % (replies.length || 1), 1)
            break
          case 'reply': {
            const [reply] = replies.splice(action.n % (replies.length || 1), 1)
            if (reply) driver.answer(reply.call, reply.settled)
            break
          }
        }
        const to = phase()
        if (from !== null && to !== null && from !== to) expect(Object.values(placingTable[from])).toContain(to)
        expect(driver.shop().order.confirmed === null || commerce.orders.length === 1).toBe(true)
      }
      calm()
      if (phase() === 'challenge') world.close()
      calm()
      const { order } = driver.shop()
      expect([phase(), commerce.clashes]).toEqual([null, []])
      expect(commerce.orders.map(({ orderNumber }) => orderNumber)).toEqual(order.confirmed ? [order.confirmed.orderNumber] : [])
      if (order.confirmed) expect(world.hasAuthorised()).toBe(true)
      else expect(world.lines()).toEqual(before)
    }),
    { numRuns: runs(300) },
  )
})
