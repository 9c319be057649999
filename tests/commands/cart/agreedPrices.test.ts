import { describe, expect, test } from 'vitest'
import type { Command } from '../../../contracts/commands.ts'
import type { Settled } from '../../../core/commands/answer.ts'
import type { Call } from '../../../core/commands/call.ts'
import { keyDelivered } from '../../../core/domain/cart/lineKey.ts'
import { withDelivery } from '../../../core/domain/cart/changes/changedLines.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { viewSaved } from '../../../core/events/saved/viewSaved.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { refused } from '../../support/modelBasket.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const boot = sampleProduct('A-1')
const cape = sampleProduct('A-2')
const tenPercent = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const
const gift = { email: 'to@example.com', to: 'Robin', message: 'Walk far' }
const worth = boot.price * 2

/** Two boots in the cart with an agent's adjustment. */
const agreed = (products = [boot, cape]) => {
  const model = createModelCommerce(products)
  const calls: Call[] = []
  const commerce = {
    ...model,
    perform: (call: Call) => {
      calls.push(call)
      return model.perform(call)
    },
  }
  const driver = createShopDriver()
  driver.ask({ _tag: 'StartAssociateSession', session: sampleSeller, agentUntil: 1_790_000_600_000 })
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 2 })
  driver.settle(commerce)
  const cart = () => viewCart(driver.shop().cart)
  const key = (place = 0) => cart().lines[place]!.lineKey
  driver.ask({ _tag: 'AdjustPrice', lineKey: key(), adjustment: tenPercent })
  driver.settle(commerce)
  const figures = () =>
    cart().lines.map(({ quantity, adjustment, rowTotal }) => ({ quantity, adjustment: adjustment?.value, ...rowTotal }))
  const endpointsCalled = () => calls.map(({ endpoint }) => endpoint)
  return {
    commerce,
    driver,
    cart,
    key,
    figures,
    endpointsCalled,
    make: (giftOption: Extract<Command, { readonly _tag: 'SetGiftOption' }>['giftOption']) =>
      driver.ask({ _tag: 'SetGiftOption', lineKey: key(), giftOption }),
  }
}

test('CART-24 DLG-05 a line that becomes a gift, and none again, keeps what an agent has agreed on: on the screen at once, and at the server', () => {
  const { commerce, driver, figures, make, cart } = agreed()
  for (const option of [gift, null]) {
    expect(make(option)).toBeNull()
    expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: true }])
    driver.settle(commerce)
    expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: false }])
  }
  expect(cart().refusals).toEqual([])
})

test('CART-29 a change of a line that is becoming another variant is applied to the new one', () => {
  const { commerce, driver, figures, make, key, cart } = agreed()
  make(gift)
  driver.ask({ _tag: 'SetQuantity', lineKey: key(), quantity: 3 })
  driver.settle(commerce)
  expect(cart().refusals).toEqual([])
  expect(figures()).toEqual([{ quantity: 3, adjustment: 10, minor: worth * 1.5 * 0.9, estimated: false }])
})

test('CART-24 CART-29 when a gift or another variant is refused, the line keeps its agreed price and only the refusal is shown', () => {
  for (const change of ['gift', 'variant'] as const) {
    const { commerce, driver, figures, make, key, cart } = agreed()
    commerce.refuse.set(change === 'gift' ? boot.sku : cape.sku, 'INV700')
    if (change === 'gift') make(gift)
    else driver.ask({ _tag: 'SwitchVariant', lineKey: key(), to: cape })
    driver.answer(driver.send()!, commerce.perform(driver.send()!))
    const adding = driver.send()!
    driver.answer(adding, refused(409, 'INV700'))
    expect(figures()).toMatchObject([{ adjustment: 10, minor: worth * 0.9 }])
    commerce.refuse.clear()
    driver.settle(commerce)
    expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: false }])
    expect(cart().refusals).toMatchObject([{ what: 'switch', errorId: 'INV700' }])
  }
})

describe('CART-24 CART-29 when a line with an agreed price takes another variant', () => {
  test('CART-24 CART-29 another variant of the product keeps what was agreed', () => {
    const { commerce, driver, figures, key, cart, endpointsCalled } = agreed()
    driver.ask({ _tag: 'SwitchVariant', lineKey: key(), to: cape })
    expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: true }])
    driver.settle(commerce)
    expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: false }])
    expect(endpointsCalled()).toEqual(['createCartWithItem', 'addPriceAdjustment', 'removeItem', 'addItem'])
    expect(cart().refusals).toEqual([])
  })

  test('CART-24 CART-29 a variant of another price, or another product, is sold at its own price', () => {
    for (const to of [sampleProduct('A-3', { price: boot.price + 1 }), sampleProduct('B-1')]) {
      const other = agreed([boot, to])
      other.driver.ask({ _tag: 'SwitchVariant', lineKey: other.key(), to })
      other.driver.settle(other.commerce)
      expect(other.figures()).toEqual([{ quantity: 2, adjustment: undefined, minor: to.price * 2, estimated: false }])
    }
  })

  test('CART-24 CART-29 a line that is there already keeps its own price', () => {
    const { commerce, driver, figures, key } = agreed()
    driver.ask({ _tag: 'SwitchVariant', lineKey: key(), to: cape })
    driver.settle(commerce)
    driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
    driver.settle(commerce)
    driver.ask({ _tag: 'SwitchVariant', lineKey: key(0), to: boot })
    expect(figures()).toMatchObject([{ quantity: 1, adjustment: undefined }])
    driver.settle(commerce)
    expect(figures()).toMatchObject([{ quantity: 1, adjustment: undefined }])
  })

  const tenOff = (estimated: boolean) => [{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated }]

  test('CART-24 CART-29 a line switched in its place keeps what was agreed, without asking again', () => {
    const { commerce, driver, figures, key } = agreed()
    driver.ask({ _tag: 'SwitchVariant', lineKey: key(), to: cape, inPlace: true })
    expect(figures()).toEqual(tenOff(true))
    driver.settle(commerce)
    expect(figures()).toEqual(tenOff(false))
  })

  test('CART-24 CART-29 a refused switch in its place leaves what was agreed', () => {
    const { commerce, driver, figures, key, endpointsCalled, cart } = agreed()
    driver.ask({ _tag: 'SwitchVariant', lineKey: key(), to: cape, inPlace: true })
    driver.settle(commerce)
    commerce.refuse.set(boot.sku, 'INV700')
    driver.ask({ _tag: 'SwitchVariant', lineKey: key(), to: boot, inPlace: true })
    expect(figures()).toEqual(tenOff(true))
    driver.settle(commerce)
    expect(figures()).toEqual(tenOff(false))
    expect(cart().refusals.map(({ what, errorId }) => [what, errorId])).toEqual([['switch', 'INV700']])
    expect(endpointsCalled().slice(2, 4)).toEqual(['updateItem', 'updateItem'])
  })

  test('CART-24 CART-29 a line switched in its place to another price or product is sold at that price', () => {
    for (const to of [sampleProduct('A-3', { price: boot.price + 1 }), sampleProduct('B-1')]) {
      const other = agreed([boot, to])
      other.driver.ask({ _tag: 'SwitchVariant', lineKey: other.key(), to, inPlace: true })
      expect(other.figures()).toMatchObject([{ adjustment: undefined, minor: to.price * 2 }])
      other.driver.settle(other.commerce)
      expect(other.figures()).toEqual([{ quantity: 2, adjustment: undefined, minor: to.price * 2, estimated: false }])
    }
  })
})

test('CART-24 FAV-13 a saved item shows its agreed price, and comes back with it even without an agent', () => {
  const { commerce, driver, figures, key, cart, endpointsCalled } = agreed()
  const saved = () =>
    viewSaved(driver.shop()).items.map(({ adjustment, isAgreementOver }) => [
      adjustment?.value,
      adjustment?.amount,
      isAgreementOver,
    ])
  driver.ask({ _tag: 'SaveForLater', lineKey: key() })
  expect(saved()).toEqual([[10, worth * 0.1, undefined]])
  driver.settle(commerce)
  expect(saved()).toEqual([[10, worth * 0.1, undefined]])
  expect(figures()).toEqual([])
  driver.ask({ _tag: 'MoveToCart', key: viewSaved(driver.shop()).items[0]!.key })
  expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: true }])
  driver.settle(commerce)
  expect(saved()).toEqual([])
  expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: false }])
  expect(endpointsCalled()).toEqual([
    'createCartWithItem',
    'addPriceAdjustment',
    'moveToSaved',
    'addItem',
    'removeSaved',
  ])
  expect(cart().refusals).toEqual([])
})

test('CART-24 FAV-13 an item whose price has changed loses its agreed price, and the shopper learns this before it is moved', () => {
  const { driver } = agreed()
  const { saved } = createModelCommerce([boot])
  saved.keep(boot.sku, 1)
  const list = saved.answer()
  const priceAdjustment = { ...tenPercent, holds: false }
  driver.ask({ _tag: 'RefreshSaved' })
  const call = driver.send()!
  driver.answer(call, {
    _tag: 'Confirmed',
    body: { ...list, total: 1, items: list.items.map((item) => ({ ...item, priceAdjustment })) },
  } as Settled)
  expect(viewSaved(driver.shop()).items).toMatchObject([{ isAgreementOver: true }])
  expect(viewSaved(driver.shop()).items[0]).not.toHaveProperty('adjustment')
})

test('CART-24 a wish to take something off is not fulfilled by what an earlier one is about to take away', () => {
  const { commerce, driver, figures, key } = agreed()
  driver.ask({ _tag: 'RemoveAdjustment', lineKey: key() })
  const removal = driver.send()!
  driver.ask({ _tag: 'AdjustPrice', lineKey: key(), adjustment: tenPercent })
  driver.answer(removal, commerce.perform(removal))
  driver.settle(commerce)
  expect(figures()).toMatchObject([{ adjustment: 10 }])
})

test('CART-24 CART-18 a line taken out and put back has what was agreed on it, whether the server has heard of it or not', () => {
  for (const heard of [false, true]) {
    const { commerce, driver, figures, key } = agreed()
    driver.ask({ _tag: 'RemoveLine', lineKey: key() })
    const removal = driver.lastCommandId()
    if (heard) driver.settle(commerce)
    driver.ask({ _tag: 'UndoRemove', removal })
    expect(figures()).toMatchObject([{ adjustment: 10, minor: worth * 0.9 }])
    driver.settle(commerce)
    expect(figures()).toEqual([{ quantity: 2, adjustment: 10, minor: worth * 0.9, estimated: false }])
  }
})

test('DLG-05 CART-16 a line that becomes the same gift as another one loses no pieces', () => {
  const { commerce, driver, figures, make, key } = agreed()
  make(gift)
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  driver.settle(commerce)
  expect(figures()).toHaveLength(2)
  expect(driver.ask({ _tag: 'SetGiftOption', lineKey: key(1), giftOption: gift })).toBeNull()
  expect(figures()).toMatchObject([{ quantity: 3, adjustment: 10 }])
  driver.settle(commerce)
  expect(figures()).toEqual([{ quantity: 3, adjustment: 10, minor: worth * 1.5 * 0.9, estimated: false }])
})

test('CART-24 SHIP-23 a line that is sent after all goes into its twin, and what was agreed on either of them holds, that of the moved one first', () => {
  const [line] = shownLines(agreed().driver.shop().cart)
  const other = { ...tenPercent, value: 20 }
  const stored = { ...line!, delivery: 'US001', key: keyDelivered(line!.key, 'US001') }
  const joined = (home: typeof tenPercent | null, moved: typeof other | null) =>
    withDelivery(
      [
        { ...line!, adjustment: home },
        { ...stored, adjustment: moved },
      ],
      { kind: 'SetDelivery', key: stored.key, storeId: null },
    ).map(({ quantity, adjustment }) => [quantity, adjustment?.value])
  expect(joined(null, other)).toEqual([[4, 20]])
  expect(joined(tenPercent, null)).toEqual([[4, 10]])
  expect(joined(tenPercent, other)).toEqual([[4, 20]])
})
