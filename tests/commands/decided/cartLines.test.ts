import { expect, test } from 'vitest'
import type { Cart, WantedLine } from '../../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { maximumLines, maximumPerLine } from '../../../core/domain/cart/cart.ts'
import type { ConfirmedLine } from '../../../core/domain/cart/confirmedBasket.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import { decided, decidedAt } from '../../support/decided.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { basket, change, coupon, held, line, placing, rebuild } from '../owed/owing.ts'

const key = 'A|||home'
const boot = sampleProduct('A')
const inCart = (lines: readonly ConfirmedLine[], more: Partial<Cart> = {}): ShopperState => ({
  ...initialState(),
  cart: { ...initialState().cart, basket: { ...basket, currency: 'USD', lines }, ...more },
})
const one = (more: Partial<ConfirmedLine> = {}): ConfirmedLine => held({ key, ...more })
const wished = (wanted: CartChange, more: Partial<PendingChange> = {}): PendingChange => ({
  ...change(wanted),
  ...more,
})
const full = Array.from({ length: maximumLines }, (_, n) => held({ key: `line-${n}` }))
const adding = (more: Partial<WantedLine> = {}, of: Partial<PendingChange> = {}): PendingChange =>
  wished({ kind: 'AddItem', line: line({ key, ...more }) }, { changeId: 'a', ...of })
const setting = (of: Partial<PendingChange> = {}): PendingChange =>
  wished({ kind: 'SetQuantity', key, quantity: 5 }, { changeId: 's', ...of })

const add = (shop: ShopperState, quantity = 1, product: Partial<LineProduct> = {}, more: object = {}) =>
  decided(shop, { _tag: 'AddItem', product: { ...boot, ...product }, quantity, ...more })
const requested = (more: Partial<WantedLine> = {}) => [
  { _tag: 'v1.ItemAddRequested', changeId: 'd', at: decidedAt, line: line({ key, quantity: 1, ...more }) },
]

test('an empty basket in another currency gives way to a new one; what is still to be answered about it holds it', () => {
  const canadian = { currency: 'CAD' } as const
  const request = { ...requested()[0], line: line({ key, quantity: 1, product: { ...boot, ...canadian } }) }
  const closed = { _tag: 'v1.BasketClosed', basketId: basket.basketId }
  expect(add(inCart([]), 1, canadian)).toEqual([closed, request])
  expect(add(inCart([], { refresh: { id: 'look' } }), 1, canadian)).toEqual([closed, request])
  for (const busy of [
    { pending: [setting()] },
    { rebuild },
    { refresh: { id: 'signed-in', basketId: 'of-the-account' } },
  ])
    expect(add(inCart([], busy), 1, canadian)).toEqual({ _tag: 'CurrencyDiffers' })
})

test('CART-15 CART-16 a product joins the cart within its limits, or grows while it has not left', () => {
  expect(add(initialState())).toEqual(requested())
  const giftOption = { email: 'e@x.org', to: 'Wren', message: 'Hi' }
  expect(add(initialState(), 1, {}, { recipeId: 'r', giftOption })).toEqual(
    requested({ key: 'A|r|e%40x.org%2FWren%2FHi|home', recipeId: 'r', giftOption }),
  )
  expect([add(initialState(), 1.5), add(initialState(), 0), add(initialState(), 1, { stock: 0 })]).toEqual([
    { _tag: 'QuantityNotWhole', quantity: 1.5 },
    { _tag: 'QuantityTooLow', minimum: 1 },
    { _tag: 'SoldOut' },
  ])
  expect(add(initialState(), 1, { stock: 1 })).toHaveLength(1)
  expect([add(inCart([one()]), 2, { maxQuantity: 4 }), add(inCart([one()]), 3, { maxQuantity: 4 })]).toMatchObject([
    [{ line: { quantity: 2 } }],
    { _tag: 'QuantityTooHigh', maximum: 4 },
  ])
  expect(add(inCart([one({ key: 'other' })]), 4, { maxQuantity: 4 })).toHaveLength(1)
  expect([
    add(initialState(), maximumPerLine, { maxQuantity: 5_000 }),
    add(initialState(), maximumPerLine + 1, { maxQuantity: 5_000 }),
  ]).toMatchObject([[{}], { maximum: maximumPerLine }])
  expect(add(inCart([one({ key: 'other' })]), 1, { currency: 'CAD' })).toEqual({ _tag: 'CurrencyDiffers' })
  expect([add(inCart(full)), add(inCart([...full.slice(1), one()])), add(inCart(full.slice(1)))]).toMatchObject([
    { _tag: 'TooManyLines', maximum: maximumLines },
    [{}],
    [{}],
  ])
  expect(add(inCart([...full.slice(1), held({ key: 'gift', isBonus: true })]))).toHaveLength(1)
  const enlarged = [{ _tag: 'v1.ItemAddEnlarged', changeId: 'a', by: 1 }]
  expect(add(inCart([], { pending: [adding()] }))).toEqual(enlarged)
  expect(add(inCart([], { pending: [adding(), coupon] }))).toEqual(enlarged)
  for (const pending of [
    [adding({}, { sent: true })],
    [adding({}, { call: 1 })],
    [adding(), setting()],
    [adding({ key: 'other' })],
  ])
    expect(add(inCart([], { pending }))).toEqual(requested())
})

const set = (shop: ShopperState, quantity: number, lineKey = key) =>
  decided(shop, { _tag: 'SetQuantity', lineKey, quantity })

test('CART-16 CART-33 a quantity is replaced while it has not left; a gift with purchase keeps its own', () => {
  const shop = inCart([one()])
  const asked = [{ _tag: 'v1.QuantitySetRequested', changeId: 'd', at: decidedAt, key, quantity: 3 }]
  expect(set(shop, 1)).toMatchObject([{ quantity: 1 }])
  expect([set(shop, 3), set(shop, 2), set(shop, 1.5), set(shop, 0)]).toEqual([
    asked,
    [],
    { _tag: 'QuantityNotWhole', quantity: 1.5 },
    { _tag: 'QuantityTooLow', minimum: 1 },
  ])
  expect([set(shop, 3, 'gone'), set(inCart([one({ isBonus: true })]), 3)]).toEqual([
    { _tag: 'LineNotInCart' },
    { _tag: 'LineIsBonus' },
  ])
  const few = inCart([one({ product: { ...boot, maxQuantity: 4 } })])
  expect([set(few, 4), set(few, 5)]).toMatchObject([[{ quantity: 4 }], { _tag: 'QuantityTooHigh', maximum: 4 }])
  const replaced = (changeId: string) => [{ _tag: 'v1.QuantityReplaced', changeId, quantity: 3 }]
  expect(set(inCart([one()], { pending: [setting()] }), 3)).toEqual(replaced('s'))
  expect(set(inCart([], { pending: [adding()] }), 3)).toEqual(replaced('a'))
  expect(set(inCart([], { pending: [coupon, adding()] }), 3)).toEqual(replaced('a'))
  expect(set(inCart([one()], { pending: [adding()] }), 3)).toEqual(asked)
  expect(set(inCart([one({ key: 'other' })], { pending: [adding()] }), 3)).toEqual(replaced('a'))
  expect(set(inCart([one()], { pending: [setting({ sent: true })] }), 3)).toEqual(asked)
  expect(
    set(inCart([one()], { pending: [setting(), wished({ kind: 'SetDelivery', key: 'A|||US002', storeId: null })] }), 3),
  ).toEqual(asked)
})

const remove = (shop: ShopperState, lineKey = key) => decided(shop, { _tag: 'RemoveLine', lineKey })
const withdrawn = (changeId: string) => ({ _tag: 'v1.ChangeWithdrawn', changeId })

test('CART-18 what was never sent cancels out; what the server may have is asked to be taken out', () => {
  const asked = { _tag: 'v1.LineRemovalRequested', changeId: 'd', at: decidedAt, line: line({ key }), position: 1 }
  expect(remove(inCart([held({ key: 'other' }), one()]))).toStrictEqual([asked])
  expect(remove(inCart([held({ key: 'other' }), one()], { pending: [setting(), coupon] }))).toMatchObject([
    withdrawn('s'),
    { _tag: 'v1.LineRemovalRequested', line: { quantity: 5 } },
  ])
  const unsent = { _tag: 'v1.LineRemovedUnsent', removal: 'd', line: line({ key }), position: 0 }
  expect(remove(inCart([], { pending: [adding()] }))).toStrictEqual([withdrawn('a'), unsent])
  expect(remove(inCart([], { pending: [adding({}, { sent: true })] }))).toMatchObject([
    { _tag: 'v1.LineRemovalRequested' },
  ])
  const taken = wished({ kind: 'RemoveLine', key }, { changeId: 'x', sent: true })
  expect(remove(inCart([one()], { pending: [taken, adding()] }))).toMatchObject([
    withdrawn('a'),
    { _tag: 'v1.LineRemovedUnsent' },
  ])
  expect(
    remove(
      inCart([], {
        pending: [
          adding({ key: 'B' }),
          wished({
            kind: 'SwitchVariant',
            phase: 'remove',
            from: line({ key: 'B' }),
            to: line({ key }),
            position: 0,
            refusal: null,
          }),
          adding(),
        ],
      }),
    ),
  ).toMatchObject([withdrawn('a'), { _tag: 'v1.LineRemovalRequested' }])
  const moved = wished({ kind: 'SetDelivery', key: 'A|||US002', storeId: null }, { changeId: 'm' })
  expect(remove(inCart([held({ key: 'A|||US002', delivery: 'US002' })], { pending: [moved] }))).toMatchObject([
    { _tag: 'v1.LineRemovalRequested' },
  ])
  const switched = wished({
    kind: 'SwitchVariant',
    phase: 'remove',
    from: line({ key: 'B' }),
    to: line({ key }),
    position: 0,
    refusal: null,
  })
  expect(remove(inCart([held({ key: 'B' })], { pending: [switched] }))).toMatchObject([
    { _tag: 'v1.LineRemovalRequested' },
  ])
  expect(remove(inCart([]))).toEqual({ _tag: 'LineNotInCart' })
  expect(remove(inCart([one({ isBonus: true })]))).toMatchObject([{ _tag: 'v1.GiftDeclined', key }])
})

test('CART-18 a removal is undone by withdrawing it while it has not left, else by adding the line again', () => {
  const removal = (more: Partial<PendingChange> = {}) => wished({ kind: 'RemoveLine', key }, { changeId: 'x', ...more })
  const removed = [
    { removal: 'w', line: line({ key: 'other' }), position: 0 },
    { removal: 'x', line: line({ key }), position: 0 },
  ]
  const undo = (lines: readonly ConfirmedLine[], more: Partial<Cart> = {}) =>
    decided(inCart(lines, { removed, ...more }), { _tag: 'UndoRemove', removal: 'x' })
  const undone = { _tag: 'v1.RemovalUndone', removal: 'x' }
  const again = { _tag: 'v1.ItemAddRequested', changeId: 'd', at: decidedAt, line: line({ key }) }
  expect(undo([], { removed: [] })).toEqual({ _tag: 'NothingToUndo' })
  expect(undo([one()], { pending: [removal()] })).toEqual([withdrawn('x'), undone])
  expect(undo([one({ quantity: 1 }), one({ key: 'other' })], { pending: [coupon, removal()] })).toEqual([
    withdrawn('x'),
    undone,
    { _tag: 'v1.QuantitySetRequested', changeId: 'd', at: decidedAt, key, quantity: 2 },
  ])
  expect(undo([held({ key: 'other', quantity: 9 })], { pending: [removal()] })).toEqual([undone, again])
  expect(undo([one()], { pending: [removal(), adding({ quantity: 1 })] })).toEqual([undone, again])
  expect(undo([one({ quantity: maximumPerLine - 1 })])).toEqual({ _tag: 'QuantityTooHigh', maximum: maximumPerLine })
  expect(
    undo([one({ quantity: 1 })], { pending: [wished({ kind: 'SetQuantity', key, quantity: 2 }), removal()] }),
  ).toEqual([withdrawn('x'), undone])
  expect(undo([one()], { pending: [removal({ sent: true })] })).toEqual([undone, again])
  expect(undo([])).toEqual([undone, again])
  expect([undo(full), undo([...full.slice(1), one()]), undo(full.slice(1))]).toEqual([
    { _tag: 'TooManyLines', maximum: maximumLines },
    [undone, again],
    [undone, again],
  ])
})

test('CART-29 another variant takes the place, number, delivery and gift of a line', () => {
  const to = sampleProduct('B')
  const shop = inCart([held({ key: 'other' }), one({ recipeId: 'r' })])
  const switchTo = (more: Partial<LineProduct> = {}, from = shop, lineKey = key) =>
    decided(from, { _tag: 'SwitchVariant', lineKey, to: { ...to, ...more } })
  expect(switchTo()).toStrictEqual([
    {
      _tag: 'v1.VariantSwitchRequested',
      changeId: 'd',
      at: decidedAt,
      from: line({ key, recipeId: 'r' }),
      to: line({ key: 'B|r||home', recipeId: 'r', product: to }),
      position: 1,
    },
  ])
  const inPlace = decided(shop, { _tag: 'SwitchVariant', lineKey: key, to, inPlace: true })
  expect(inPlace).toStrictEqual([
    {
      _tag: 'v2.VariantSwitchRequested',
      changeId: 'd',
      at: decidedAt,
      from: line({ key, recipeId: 'r' }),
      to: line({ key: 'B|r||home', recipeId: 'r', product: to }),
      position: 1,
    },
  ])
  expect(switchTo({}, shop, 'gone')).toEqual({ _tag: 'LineNotInCart' })
  expect(switchTo({}, inCart([one({ isBonus: true })]))).toEqual({ _tag: 'LineIsBonus' })
  expect(decided(inCart([one()]), { _tag: 'SwitchVariant', lineKey: key, to: boot })).toEqual([])
  expect([switchTo({ currency: 'CAD' }), switchTo({ stock: 0 }), switchTo({ maxQuantity: 1 })]).toEqual([
    { _tag: 'CurrencyDiffers' },
    { _tag: 'SoldOut' },
    { _tag: 'QuantityTooHigh', maximum: 1 },
  ])
  expect([switchTo({ stock: 1 }), switchTo({ maxQuantity: 2 })]).toMatchObject([[{}], [{}]])
})

test('SHIP-06 SHIP-23 a line is picked up or sent, unless it can go one way only', () => {
  const deliver = (lines: readonly ConfirmedLine[], storeId: string | null) =>
    decided(inCart(lines), { _tag: 'SetDelivery', lineKey: key, storeId })
  expect(deliver([held({ key: 'other' }), one()], 'US002')).toEqual([
    { _tag: 'v1.LineDeliveryRequested', changeId: 'd', at: decidedAt, key, storeId: 'US002' },
  ])
  expect([deliver([one()], null), deliver([one({ delivery: 'US002' })], 'US002'), deliver([], 'US002')]).toEqual([
    [],
    [],
    { _tag: 'LineNotInCart' },
  ])
  expect(deliver([one({ isBonus: true })], 'US002')).toEqual({ _tag: 'LineIsBonus' })
  expect(deliver([held({ key: 'other', isBonus: true }), one()], 'US002')).toHaveLength(1)
  for (const more of [{ isDigital: true }, { isCustoms: true }])
    expect(deliver([one({ product: { ...boot, ...more } })], 'US002')).toEqual({ _tag: 'MethodNotOffered' })
})

test('CART-27 the cart stands still while an order is placed, and what waited after a second loss goes on with the next change', () => {
  const paused = inCart([one()], { rebuild: { ...rebuild, lines: [], paused: true } })
  expect(remove(paused)).toMatchObject([
    { _tag: 'v1.RebuildResumed', lostBasketId: 'b0' },
    { _tag: 'v1.LineRemovalRequested' },
  ])
  expect([remove(paused, 'gone'), set(paused, 2)]).toEqual([{ _tag: 'LineNotInCart' }, []])
  expect(remove(inCart([one()], { rebuild: { ...rebuild, lines: [] } }))).toHaveLength(1)
  expect(remove({ ...paused, order: { ...paused.order, placing } })).toEqual({ _tag: 'OrderUnderWay' })
})
