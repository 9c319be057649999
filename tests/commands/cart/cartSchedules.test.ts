import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { createLossyNetwork, networkSteps, one } from '../../support/lossyNetwork.ts'
import { runs } from '../../support/runs.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const products = ['A-1', 'A-2', 'B-1', 'C-1'].map((sku) => sampleProduct(sku))
const product = (n: number) => products[n % products.length] ?? products[0]!

/** What may happen next, drawn by weight: the shopper presses, the network does its worst, the server forgets. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('add' as const), n: fc.nat(3), qty: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('set' as const), n: fc.nat(3), qty: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 3, arbitrary: one('remove') },
  { weight: 2, arbitrary: one('undo') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('switch' as const), n: fc.nat(3), m: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('coupon' as const), n: fc.nat(2) }) },
  ...networkSteps,
  { weight: 1, arbitrary: one('lose') },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/**
 * Up to two senders, a network that loses, duplicates and reorders, a server that loses baskets; then calm, and
 * everything agrees.
 */
const run = (schedule: readonly Step[]) => {
  const commerce = createModelCommerce(products)
  const driver = createShopDriver()
  const network = createLossyNetwork(commerce.perform)
  const quantities = () =>
    shownLines(driver.shop().cart)
      .map((line) => `${line.key}×${line.quantity}`)
      .sort()
  const flickers: string[] = []
  const keyOf = (n: number) => shownLines(driver.shop().cart)[n]?.key ?? ''
  for (const action of schedule) {
    switch (action.do) {
      case 'add':
        driver.ask({ _tag: 'AddItem', product: product(action.n), quantity: action.qty })
        break
      case 'set':
        driver.ask({ _tag: 'SetQuantity', lineKey: keyOf(action.n), quantity: action.qty })
        break
      case 'remove':
        driver.ask({ _tag: 'RemoveLine', lineKey: keyOf(action.n) })
        break
      case 'undo':
        driver.ask({ _tag: 'UndoRemove', removal: driver.shop().cart.removed[0]?.removal ?? 'none' })
        break
      case 'switch':
        driver.ask({
          _tag: 'SwitchVariant',
          lineKey: keyOf(action.n),
          to: product(action.m),
          ...(action.m % 2 === 0 ? { inPlace: true as const } : {}),
        })
        break
      case 'coupon':
        driver.ask({ _tag: 'ApplyCoupon', code: ['WELCOME10', 'EXPIRED20', 'FREESHIP'][action.n] ?? '' })
        break
      case 'send':
        network.send(driver.send())
        break
      case 'deliver':
      case 'double':
      case 'drop':
        network[action.do](action.n)
        break
      case 'reply': {
        const reply = network.reply(action.n)
        if (!reply) break
        const before = quantities()
        const outcome = driver.shop().cart.refusals.length
        driver.answer(reply.call, reply.settled)
        const same = JSON.stringify(before) === JSON.stringify(quantities())
        if (!same && driver.shop().cart.refusals.length === outcome)
          flickers.push(`${reply.call.key}: ${before.join()} → ${quantities().join()}`)
        break
      }
      case 'lose':
        commerce.loseBaskets()
        break
    }
  }
  driver.settle(commerce)
  driver.ask({ _tag: 'RefreshCart' })
  driver.settle(commerce)
  return { driver, commerce, quantities, flickers }
}

const serverQuantities = (commerce: ReturnType<typeof createModelCommerce>) =>
  (commerce.basket()?.items ?? []).map((item) => `${item.productId}|||home×${item.qty}`).sort()

const schedules = fc.array(step, { minLength: 1, maxLength: 40 })

describe('whatever the network and the server do', () => {
  test('CART-27 the cart settles, and both sides hold the same lines', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const { driver, commerce, quantities } = run(schedule)
        given(driver.shop()).owes([])
        expect(quantities()).toEqual(serverQuantities(commerce))
      }),
      { numRuns: runs(5_000) },
    )
  })

  test('CART-16 an answer never moves a figure on the screen, unless a refusal says why', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(run(schedule).flickers).toEqual([])
      }),
      { numRuns: runs(5_000) },
    )
  })

  test('CART-25 a key names one payload for ever', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(run(schedule).commerce.clashes).toEqual([])
      }),
      { numRuns: runs(5_000) },
    )
  })
})
