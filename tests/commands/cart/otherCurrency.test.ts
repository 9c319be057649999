import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../core/commands/call.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { createLossyNetwork, networkSteps, one } from '../../support/lossyNetwork.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { refused } from '../../support/modelBasket.ts'
import { runs } from '../../support/runs.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const boot = sampleProduct('A')
const french = sampleProduct('F', { currency: 'EUR' })
const other = sampleProduct('G', { currency: 'EUR' })
const products = [boot, sampleProduct('B'), french, other]

/** A boot in a cart in dollars, confirmed by the server. */
const shopWithBoot = () => {
  const commerce = createModelCommerce(products)
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  driver.settle(commerce)
  const keyOf = (n = 0) => shownLines(driver.shop().cart)[n]?.key ?? ''
  return {
    commerce,
    driver,
    remove: (n?: number) => driver.ask({ _tag: 'RemoveLine', lineKey: keyOf(n) }),
    add: (product = french) => driver.ask({ _tag: 'AddItem', product, quantity: 1 }),
    undo: () => driver.ask({ _tag: 'UndoRemove', removal: driver.shop().cart.removed.at(-1)?.removal ?? 'none' }),
    skus: () => shownLines(driver.shop().cart).map(({ product: { sku } }) => sku),
    cart: () => viewCart(driver.shop().cart),
    kept: () => commerce.basket()?.items.map(({ productId }) => productId),
  }
}

const differs = { _tag: 'CurrencyDiffers' }
const refusal = { what: 'add', errorId: 'currency-differs', name: french.name }

describe('CART-11 when the last line of a cart in dollars is being removed', () => {
  test.each(['unsent', 'sent'] as const)('an item sold in euros is taken at once while the removal is %s', (phase) => {
    const { driver, remove, add, skus, kept, commerce } = shopWithBoot()
    remove()
    const removal = phase === 'sent' ? driver.send() : null
    expect(add()).toBeNull()
    expect(skus()).toEqual(['F'])
    if (removal) driver.answer(removal, commerce.perform(removal))
    driver.settle(commerce)
    expect(kept()).toEqual(['F'])
    expect(driver.shop().cart).toMatchObject({ basket: { currency: 'EUR' }, pending: [], refusals: [] })
  })

  test('the add leaves after the removal was answered, and makes a basket of its own', () => {
    const { driver, remove, add, commerce } = shopWithBoot()
    remove()
    add()
    const calls: Call[] = []
    for (let call = driver.send(); call; call = driver.send()) {
      calls.push(call)
      driver.answer(call, commerce.perform(call))
    }
    expect(calls).toMatchObject([
      { endpoint: 'removeItem', basketId: 'basket-1' },
      { endpoint: 'createCartWithItem', basketId: null, input: { body: { productId: 'F' } } },
    ])
  })

  test('every later add in euros joins that basket', () => {
    const { driver, remove, add, kept, commerce } = shopWithBoot()
    remove()
    add()
    add(other)
    driver.settle(commerce)
    expect(kept()).toEqual(['F', 'G'])
  })

  test('the figures are in euros from the first moment, and nothing of the basket in dollars is among them', () => {
    const { driver, remove, add, cart } = shopWithBoot()
    driver.ask({ _tag: 'ApplyCoupon', code: 'X' })
    remove()
    add()
    const { currency, totals, messages } = cart()
    expect({ currency, total: totals.itemSubTotal.minor, messages }).toEqual({
      currency: 'EUR',
      total: 10_000,
      messages: [],
    })
  })

  test('the checkout begins again with what is sold in euros', () => {
    const { driver, remove, add } = shopWithBoot()
    const before = driver.shop().checkout
    driver.ask({ _tag: 'EnterAddress', form: 'shipping', fields: { city: 'Denver' } })
    remove()
    add()
    expect(driver.shop().checkout).toEqual(before)
  })

  test('an item sold in dollars is refused from then on', () => {
    const { remove, add } = shopWithBoot()
    remove()
    add()
    expect(add(boot)).toEqual(differs)
  })

  test('the removal cannot be taken back over it', () => {
    const { remove, add, undo } = shopWithBoot()
    remove()
    add()
    expect(undo()).toEqual(differs)
  })

  test('the removal can be taken back once it was removed too', () => {
    const { driver, remove, add, undo, skus, kept, commerce } = shopWithBoot()
    remove()
    add()
    remove()
    const [boots] = driver.shop().cart.removed
    expect(driver.ask({ _tag: 'UndoRemove', removal: boots?.removal ?? '' })).toBeNull()
    expect(undo()).toEqual(differs)
    expect(skus()).toEqual(['A'])
    driver.settle(commerce)
    expect(kept()).toEqual(['A'])
  })

  test('the add is refused with its reason when the server keeps the line', () => {
    const { driver, remove, add, skus } = shopWithBoot()
    remove()
    const removal = driver.send()!
    add()
    driver.answer(removal, refused(409, 'GEN500'))
    expect(skus()).toEqual(['A'])
    expect(driver.shop().cart).toMatchObject({ pending: [], refusals: [{ what: 'remove' }, refusal] })
  })

  test('the add is refused with its reason when another device has put something in', () => {
    const { driver, remove, add, commerce } = shopWithBoot()
    remove()
    const removal = driver.send()!
    add()
    commerce.perform({ ...removal, key: 'elsewhere', endpoint: 'addItem', input: { body: { productId: 'B', qty: 1 } } })
    driver.answer(removal, commerce.perform(removal))
    expect(driver.shop().cart).toMatchObject({
      basket: { lines: [{ key: 'B|||home' }] },
      pending: [],
      refusals: [refusal],
    })
  })

  test('an add that follows a saving in the list waits in the same way', () => {
    const { driver, add, commerce, kept } = shopWithBoot()
    driver.ask({ _tag: 'SaveForLater', lineKey: shownLines(driver.shop().cart)[0]?.key ?? '' })
    add()
    driver.settle(commerce)
    expect(kept()).toEqual(['F'])
  })

  test('after a reload the same calls are owed under the same keys', () => {
    const { driver, remove, add, commerce } = shopWithBoot()
    remove()
    const removal = driver.send()!
    add()
    const again = createShopDriver(driver.history.flatMap(({ events }) => events))
    again.answer(removal, commerce.perform(removal))
    expect(again.send()).toMatchObject({ endpoint: 'createCartWithItem', key: 'c3/0', basketId: null })
  })
})

test('CART-11 changes made before the first basket exists have one currency', () => {
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  expect(driver.ask({ _tag: 'AddItem', product: french, quantity: 1 })).toEqual(differs)
})

const step = fc.oneof(
  { weight: 6, arbitrary: one('add') },
  { weight: 6, arbitrary: one('remove') },
  { weight: 2, arbitrary: one('undo') },
  { weight: 1, arbitrary: one('lose') },
  { weight: 1, arbitrary: one('keep') },
  ...networkSteps,
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** `keep` = the server refuses a removal that is in progress. */
const run = (schedule: readonly Step[]) => {
  const commerce = createModelCommerce(products)
  const driver = createShopDriver()
  const mixed: string[] = []
  const refusals = new Map<string, boolean>()
  let keepsNext = false
  const perform = (call: Call) => {
    if (call.endpoint === 'removeItem' && !refusals.has(call.key)) {
      refusals.set(call.key, keepsNext)
      keepsNext = false
    }
    if (refusals.get(call.key)) return refused(409, 'ORD500')
    const product = products.find(({ sku }) => sku === call.input.body?.['productId'])
    const basket = commerce.basket()
    if (call.endpoint === 'addItem' && product && basket && basket.currency !== product.currency) mixed.push(call.key)
    return commerce.perform(call)
  }
  const network = createLossyNetwork(perform)
  const currencies = () => new Set(shownLines(driver.shop().cart).map(({ product: { currency } }) => currency))
  const note = (what: string) => currencies().size > 1 && mixed.push(what)
  for (const action of schedule) {
    if (action.do === 'add') {
      driver.ask({ _tag: 'AddItem', product: products[action.n % products.length]!, quantity: 1 })
      note('add')
    }
    if (action.do === 'remove')
      driver.ask({ _tag: 'RemoveLine', lineKey: shownLines(driver.shop().cart)[action.n % 2]?.key ?? '' })
    if (action.do === 'undo') {
      const { removed } = driver.shop().cart
      driver.ask({ _tag: 'UndoRemove', removal: removed[action.n % (removed.length || 1)]?.removal ?? '' })
      note('undo')
    }
    if (action.do === 'send') network.send(driver.send())
    if (action.do === 'deliver' || action.do === 'double' || action.do === 'drop') network[action.do](action.n)
    if (action.do === 'keep') keepsNext = true
    if (action.do === 'lose') commerce.loseBaskets()
    if (action.do === 'reply') {
      const reply = network.reply(action.n)
      if (reply) driver.answer(reply.call, reply.settled)
      note('answer')
    }
  }
  driver.settle({ ...commerce, perform })
  driver.ask({ _tag: 'RefreshCart' })
  driver.settle({ ...commerce, perform })
  return { driver, commerce, mixed }
}

const schedules = fc.array(step, { minLength: 1, maxLength: 40 })

test('CART-11 a cart and its basket have one currency and the same lines, whatever the network does', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const { driver, commerce, mixed } = run(schedule)
      expect(mixed).toEqual([])
      expect(commerce.clashes).toEqual([])
      expect(
        shownLines(driver.shop().cart)
          .map(({ product: { sku }, quantity }) => `${sku}×${quantity}`)
          .toSorted(),
      ).toEqual((commerce.basket()?.items ?? []).map(({ productId, qty }) => `${productId}×${qty}`).toSorted())
    }),
    { numRuns: runs(3_000) },
  )
})
