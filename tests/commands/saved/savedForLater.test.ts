import { describe, test } from 'vitest'
import type { Cart, WantedLine } from '../../../core/domain/cart/cart.ts'
import type { PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { maximumLines, maximumSaved } from '../../../core/domain/cart/cart.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { decidedAt, given } from '../../support/given.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import {
  basket,
  pendingChange,
  pendingCoupon,
  confirmedLine,
  line,
  orderUnderWay,
  shopperWith,
} from '../../support/sampleShop.ts'

const key = 'A|||home'
const wanted = line({ key })
const kept = (more: Partial<WantedLine> = {}) => ({ ...wanted, itemId: 'k', available: true, ...more })
const stateWith = (items: readonly ReturnType<typeof kept>[], cart: Partial<Cart> = {}): ShopperState =>
  shopperWith({ cart: cart, saved: { saveForLaterId: 's', items, refresh: null } })
const inCart = (...lines: ReturnType<typeof confirmedLine>[]): Partial<Cart> => ({
  basket: { ...basket, currency: 'USD', lines },
})
const save = (shop: ShopperState, lineKey = key) => given(shop).when({ _tag: 'SaveForLater', lineKey })
const move = (shop: ShopperState) => given(shop).when({ _tag: 'MoveToCart', key })
const many = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n))
const saving = (more: Partial<PendingChange> = {}, asItem = false): PendingChange => ({
  ...pendingChange({ kind: 'SaveLine', key, line: wanted, asItem }),
  ...more,
})

describe('when a line is saved', () => {
  test('FAV-13 a line is saved as something to be sent, with any kind of delivery', () => {
    const requested = { _tag: 'v1.LineSaveRequested', changeId: 'd', at: decidedAt }
    save(stateWith([], inCart(confirmedLine({ key })))).then([{ ...requested, key, line: wanted }])
    const collected = confirmedLine({ key: 'A|r||US002', recipeId: 'r', delivery: 'US002' })
    save(stateWith([], inCart(confirmedLine({ key }), collected)), collected.key).then([
      { ...requested, key: collected.key, line: { ...wanted, key: 'A|r||home', recipeId: 'r' } },
    ])
  })

  test('FAV-13 only a line in the cart is saved', () => {
    save(stateWith([])).then({ _tag: 'LineNotInCart' })
  })

  test('FAV-13 a gift with purchase is not saved', () => {
    save(stateWith([], inCart(confirmedLine({ key, isBonus: true })))).then({ _tag: 'LineIsBonus' })
  })

  const others = (count: number) => many(count, (n) => kept({ key: `other-${n}` }))

  test('FAV-11 as many different things are kept as there is room for', () => {
    save(stateWith(others(maximumSaved), inCart(confirmedLine({ key })))).then({
      _tag: 'TooManySaved',
      maximum: maximumSaved,
    })
    save(stateWith(others(maximumSaved - 1), inCart(confirmedLine({ key })))).thenMatches([{}])
  })

  test('FAV-11 more of a thing that is kept has room', () => {
    save(stateWith([...others(maximumSaved - 1), kept()], inCart(confirmedLine({ key })))).thenMatches([{}])
  })
})

describe('when a saved thing is moved back', () => {
  test('FAV-14 a saved thing moves back when the cart has room for it', () => {
    const requested = { _tag: 'v1.SavedMoveRequested', changeId: 'd', at: decidedAt, line: wanted }
    move(stateWith([kept()])).then([requested])
    move(stateWith([])).then({ _tag: 'SavedItemNotFound' })
    const few = { product: sampleProduct('A', { maxQuantity: 4 }) }
    move(stateWith([kept(few)], inCart(confirmedLine({ key, ...few })))).thenMatches([
      { _tag: 'v1.SavedMoveRequested' },
    ])
    move(stateWith([kept({ ...few, quantity: 3 })], inCart(confirmedLine({ key, ...few })))).then({
      _tag: 'QuantityTooHigh',
      maximum: 4,
    })
    move(stateWith([kept({ ...few, quantity: 3 })], inCart(confirmedLine({ key: 'other', ...few })))).thenMatches([{}])
    move(stateWith([kept()], { basket: { ...basket, currency: 'CAD' } })).then({ _tag: 'CurrencyDiffers' })
    move(stateWith([kept()], { basket: { ...basket, currency: 'CAD', lines: [] } })).then([
      { _tag: 'v1.BasketClosed', basketId: basket.basketId },
      requested,
    ])
    const full = many(maximumLines, (n) => confirmedLine({ key: `line-${n}` }))
    move(stateWith([kept()], inCart(...full))).then({ _tag: 'TooManyLines', maximum: maximumLines })
    move(stateWith([kept()], inCart(...full.slice(1), confirmedLine({ key })))).then([requested])
  })

  test('FAV-14 a saving that was never sent, and is the last thing asked for, is taken back instead of moved', () => {
    const from = (...pending: PendingChange[]) => move(stateWith([], { ...inCart(confirmedLine({ key })), pending }))
    const moved = [{ _tag: 'v1.SavedMoveRequested', changeId: 'd', at: decidedAt, line: wanted }]
    from(saving()).then([{ _tag: 'v1.ChangeWithdrawn', changeId: 'c' }])
    from(pendingCoupon, saving()).then([{ _tag: 'v1.ChangeWithdrawn', changeId: 'c' }])
    for (const pending of [
      [saving(), pendingCoupon],
      [saving({ sent: true })],
      [saving({ call: 1 })],
      [saving({ call: 1 }, true)],
    ])
      from(...pending).then(moved)
    const other = saving({ wish: { kind: 'SaveLine', key: 'B', line: line({ key: 'B' }), asItem: false } })
    move(stateWith([kept()], { pending: [other] })).then(moved)
  })
})

describe('when a saved item is moved back that was saved before, or with an adjustment', () => {
  const moved = (more: Partial<WantedLine> = {}) => ({
    _tag: 'v1.SavedMoveRequested',
    changeId: 'd',
    at: decidedAt,
    line: { ...wanted, ...more },
  })
  const adjustment = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const
  const adjusted = stateWith([kept({ adjustment })])

  test('FAV-16 a saving that only added pieces to a saved item is not withdrawn', () => {
    const { cart } = stateWith([], { ...inCart(confirmedLine({ key })), pending: [saving()] })
    move(stateWith([kept()], cart)).then([moved({ quantity: 4 })])
  })

  test('FAV-16 a saving that only added pieces is not withdrawn, whatever else is saved', () => {
    const { cart } = stateWith([], { ...inCart(confirmedLine({ key })), pending: [saving()] })
    move(stateWith([kept({ key: 'other' }), kept()], cart)).then([moved({ quantity: 4 })])
  })

  test('FAV-16 a saving that brought the item among others is withdrawn', () => {
    const { cart } = stateWith([], { ...inCart(confirmedLine({ key })), pending: [saving()] })
    move(stateWith([kept({ key: 'other' })], cart)).then([{ _tag: 'v1.ChangeWithdrawn', changeId: 'c' }])
  })

  test('CART-24 FAV-13 its adjustment is requested again', () => {
    move(adjusted).then([
      moved({ adjustment }),
      { _tag: 'v1.PriceAdjustmentRequested', changeId: 'd-agreed', at: decidedAt, key, adjustment },
    ])
  })

  test('CART-24 FAV-13 the adjustment of the line in the cart stays', () => {
    const { cart } = stateWith(
      [],
      inCart(confirmedLine({ key, adjustment: { ...adjustment, adjustmentId: 'p1', amount: 2_000 } })),
    )
    move(stateWith([kept({ adjustment })], cart)).then([moved({ adjustment })])
  })

  test('CART-24 the call names the saved item whose adjustment it takes along', () => {
    const items = [kept({ key: 'other' }), { ...kept({ adjustment }), itemId: 'k2' }]
    given(move(stateWith(items, inCart())).shop).owesMatching([{ input: { body: { savedItemId: 'k2' } } }])
  })
})

const shop = stateWith([kept()], inCart(confirmedLine({ key })))

test('FAV-15 a saved thing is asked to be removed, and only one that is there', () => {
  given(shop)
    .when({ _tag: 'RemoveSaved', key })
    .then([{ _tag: 'v1.SavedRemovalRequested', changeId: 'd', at: decidedAt, line: wanted }])
  given(shop).when({ _tag: 'RemoveSaved', key: 'other' }).then({ _tag: 'SavedItemNotFound' })
})

test('FAV-15 the saved list is read again once', () => {
  given(shop)
    .when({ _tag: 'RefreshSaved' })
    .then([{ _tag: 'v1.SavedRefreshRequested', id: 'd' }])
  given(shopperWith({ saved: { refresh: { id: 'r', read: [] } } }, shop))
    .when({ _tag: 'RefreshSaved' })
    .then([])
})

test('FAV-17 an employee saves nothing, and no list changes while an order is placed', () => {
  const employee: ShopperState = shopperWith({ standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } }, shop)
  const ordering: ShopperState = shopperWith({ order: { placing: orderUnderWay } }, shop)
  for (const press of [
    { _tag: 'SaveForLater', lineKey: key },
    { _tag: 'MoveToCart', key },
    { _tag: 'RemoveSaved', key },
  ] as const) {
    given(employee).when(press).then({ _tag: 'FavoritesOff' })
    given(ordering).when(press).then({ _tag: 'OrderUnderWay' })
  }
  given(employee).when({ _tag: 'RefreshSaved' }).then({ _tag: 'FavoritesOff' })
})
