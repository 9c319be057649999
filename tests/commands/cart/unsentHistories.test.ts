import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BasketItem } from '../../../contracts/api/entities/basket.ts'
import { lineKey } from '../../../core/domain/cart/lineKey.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { shownSaved } from '../../../core/domain/saved/saved.ts'
import { one } from '../../support/lossyNetwork.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { runs } from '../../support/runs.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const products = ['A-1', 'A-2', 'B-1'].map((sku) => sampleProduct(sku))
const product = (n: number) => products[n % products.length] ?? products[0]!
const gifts = [
  null,
  { email: 'robin@example.com', to: 'Robin', message: 'Walk far' },
  { email: 'wren@example.com', to: 'Wren', message: 'Walk far' },
]

/** One press. `n` and `m` choose among the options. `send`: the first change is sent, and its answer does not come. */
const press = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), n: fc.nat(2), m: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('set' as const), n: fc.nat(2), m: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('remove' as const), n: fc.nat(2), m: fc.constant(0) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), n: fc.nat(2), m: fc.constant(0) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('switch' as const, 'switchInPlace' as const),
      n: fc.nat(2),
      m: fc.nat(2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('gift' as const), n: fc.nat(2), m: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('save' as const, 'move' as const), n: fc.nat(2), m: fc.constant(0) }),
  },
  { weight: 1, arbitrary: one('send') },
)
type Press = typeof press extends fc.Arbitrary<infer T> ? T : never

const history = fc.array(press, { minLength: 1, maxLength: 10 })

type Pieces = Readonly<Record<string, number>>

/** A shopper and a server that has answered `before` and has not answered `after` yet. */
const world = (before: readonly Press[], after: readonly Press[]) => {
  const commerce = createModelCommerce(products)
  const driver = createShopDriver()
  const lines = () => shownLines(driver.shop().cart)
  const items = () => shownSaved(driver.shop().saved, driver.shop().cart)
  /** Of the cart, and of the saved items. */
  const shownPieces = (): Pieces =>
    Object.fromEntries([
      ...lines().map(({ key, quantity }) => [key, quantity]),
      ...items().map(({ key, quantity }) => [`saved ${key}`, quantity]),
    ])
  const answers: { readonly press: Press; readonly is: Pieces; readonly expected: Pieces }[] = []

  /** Exactly what a press says it does; null if it was rejected or does nothing. */
  const expectedAfter = ({ do: what, n, m }: Press & { readonly m?: number }): Pieces | null => {
    const was = shownPieces()
    const line = lines()[n % (lines().length || 1)]
    const key = line?.key ?? ''
    const { [key]: quantity = 0, ...others } = was
    const moved = (to: string, joins: boolean): Pieces =>
      to === key ? was : { ...others, [to]: to in others ? (others[to] ?? 0) + (joins ? quantity : 0) : quantity }
    switch (what) {
      case 'add': {
        const wanted = lineKey({ sku: product(n).sku, recipeId: null, giftOption: null, delivery: 'home' })
        return driver.ask({ _tag: 'AddItem', product: product(n), quantity: m ?? 1 })
          ? null
          : { ...was, [wanted]: (was[wanted] ?? 0) + (m ?? 1) }
      }
      case 'set':
        return driver.ask({ _tag: 'SetQuantity', lineKey: key, quantity: m ?? 1 }) ? null : { ...was, [key]: m ?? 1 }
      case 'remove':
        return driver.ask({ _tag: 'RemoveLine', lineKey: key }) ? null : others
      case 'undo': {
        const { removed } = driver.shop().cart
        const back = removed[n % (removed.length || 1)]
        if (!back || driver.ask({ _tag: 'UndoRemove', removal: back.removal })) return null
        return { ...was, [back.line.key]: (was[back.line.key] ?? 0) + back.line.quantity }
      }
      case 'switch':
      case 'switchInPlace': {
        const to = product(m ?? 0)
        if (
          !line ||
          driver.ask({
            _tag: 'SwitchVariant',
            lineKey: key,
            to,
            ...(what === 'switchInPlace' ? { inPlace: true as const } : {}),
          })
        )
          return null
        return moved(lineKey({ ...line, sku: to.sku }), false)
      }
      case 'gift': {
        const giftOption = gifts[m ?? 0] ?? null
        if (!line || driver.ask({ _tag: 'SetGiftOption', lineKey: key, giftOption })) return null
        return moved(lineKey({ ...line, sku: line.product.sku, giftOption }), true)
      }
      case 'save': {
        if (!line || line.giftOption || driver.ask({ _tag: 'SaveForLater', lineKey: key })) return null
        return { ...others, [`saved ${key}`]: (was[`saved ${key}`] ?? 0) + quantity }
      }
      case 'move': {
        const item = items()[n % (items().length || 1)]
        if (!item || driver.ask({ _tag: 'MoveToCart', key: item.key })) return null
        const { [`saved ${item.key}`]: moving = 0, ...rest } = was
        return { ...rest, [item.key]: (was[item.key] ?? 0) + moving }
      }
      case 'send':
        return driver.send() ? was : null
    }
  }

  const ask = (each: Press): void => {
    const expected = expectedAfter(each)
    if (expected) answers.push({ press: each, is: shownPieces(), expected })
  }
  before.forEach(ask)
  driver.settle(commerce)
  after.forEach(ask)
  const promised = shownPieces()
  driver.settle(commerce)
  const keyOf = (item: { readonly productId: string; readonly giftOption?: BasketItem['giftOption'] }) =>
    lineKey({ sku: item.productId, recipeId: null, giftOption: item.giftOption ?? null, delivery: 'home' })
  const serverPieces: Pieces = Object.fromEntries([
    ...(commerce.basket()?.items ?? []).map((item) => [keyOf(item), item.qty] as const),
    ...commerce.saved.answer().items.map((item) => [`saved ${keyOf(item)}`, item.qty] as const),
  ])
  return { answer: answers, promised, shownPieces: shownPieces(), serverPieces, refusals: driver.shop().cart.refusals }
}

describe('after any presses before and after an answer', () => {
  test('CART-16 CART-18 CART-29 DLG-05 each changes the screen by what it says and by nothing else', () => {
    fc.assert(
      fc.property(history, history, (before, after) => {
        for (const { is, expected } of world(before, after).answer) expect(is).toEqual(expected)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('CART-16 CART-18 CART-29 DLG-05 the screen shows the cart that the server has once everything is answered', () => {
    fc.assert(
      fc.property(history, history, (before, after) => {
        const { promised, shownPieces, serverPieces, refusals } = world(before, after)
        expect({ shownPieces, serverPieces, refusals }).toEqual({
          shownPieces: promised,
          serverPieces: promised,
          refusals: [],
        })
      }),
      { numRuns: runs(1_000) },
    )
  })
})

test('CART-18 CART-29 A×1 set to 4, removed, added, switched to B, and the removal undone: four of A are back, and B stays', () => {
  const presses: readonly Press[] = [
    { do: 'set', n: 0, m: 4 },
    { do: 'remove', n: 0, m: 0 },
    { do: 'add', n: 0, m: 1 },
    { do: 'switchInPlace', n: 0, m: 2 },
    { do: 'undo', n: 0, m: 0 },
  ]
  const { promised, serverPieces } = world([{ do: 'add', n: 0, m: 1 }], presses)
  expect(promised).toEqual({ 'B-1|||home': 1, 'A-1|||home': 4 })
  expect(serverPieces).toEqual({ 'B-1|||home': 1, 'A-1|||home': 4 })
})
