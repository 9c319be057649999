import { describe, expect, test } from 'vitest'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleFavorite, sampleProduct } from '../../support/sampleProducts.ts'
import { lineKeyOf, shownIn } from '../../support/virtualShopper.ts'
import { askedShop } from './askedShop.ts'

const add = (sku: string, quantity = 1, more: { readonly reserveAt?: string } = {}) => ({
  _tag: 'AddItem' as const,
  product: sampleProduct(sku),
  quantity,
  ...more,
})

/** A cart of one boot, two capes. */
const filled = async () => {
  const shop = await askedShop()
  await shop.callsOf(add('A-1'), add('B-1', 2))
  return shop
}

describe('a cart that there is not yet', () => {
  test('CART-12 API-011 is opened with its first product', async () => {
    const { callsOf } = await askedShop()
    expect(await callsOf(add('A-1', 2))).toMatchObject([['POST /cart/v1/cartWithItem', { productId: 'A-1', qty: 2 }]])
  })

  test('CART-13 API-012 is opened with what the store holds back for it', async () => {
    const { callsOf, tab } = await askedShop()
    expect(await callsOf(add('A-1', 1, { reserveAt: 'US002' }))).toMatchObject([
      ['POST /cart/v1/reserveWithItem?storeId=US002', { productId: 'A-1', qty: 1, storeId: 'US002', code: 'pickup' }],
    ])
    expect(tab.views.cart.lines).toMatchObject([{ isCollected: true, reservation: { confirmed: {} } }])
  })

  test('CART-11 API-010 is opened empty for what comes next when its first product is refused', async () => {
    const { browser, callsOf } = await askedShop()
    browser.shop.refuse.set('createCartWithItem', 'INV404')
    expect(await callsOf(add('A-1'), { _tag: 'ApplyCoupon', code: 'WELCOME10' })).toMatchObject([
      ['POST /cart/v1/cartWithItem', { productId: 'A-1' }],
      ['POST /cart/v1/cart', {}],
      ['PUT /cart/v1/coupon', { cartId: 'basket-1', code: 'WELCOME10' }],
    ])
  })
})

describe('a cart', () => {
  test('CART-16 API-014 gets another product', async () => {
    const { callsOf } = await filled()
    expect(await callsOf(add('C-1'))).toMatchObject([
      ['POST /cart/v1/item', { cartId: 'basket-1', productId: 'C-1', qty: 1 }],
    ])
  })

  test('CART-17 API-016 gets another quantity of a line', async () => {
    const { callsOf, itemOf } = await filled()
    const itemId = itemOf('B-1')
    expect(await callsOf({ _tag: 'SetQuantity', lineKey: lineKeyOf('B-1'), quantity: 3 })).toEqual([
      ['PUT /cart/v1/cart/basket-1/item', { cartId: 'basket-1', itemId, qty: 3 }],
    ])
  })

  test('CART-18 API-015 loses a line', async () => {
    const { callsOf, itemOf } = await filled()
    const itemId = itemOf('B-1')
    expect(await callsOf({ _tag: 'RemoveLine', lineKey: lineKeyOf('B-1') })).toEqual([
      ['DELETE /cart/v1/item', { cartId: 'basket-1', itemId }],
    ])
  })

  test('SHIP-22 SHIP-23 API-016 has a line collected in the store that the shopper chose', async () => {
    const { callsOf, itemOf, tab } = await filled()
    const itemId = itemOf('B-1')
    expect(await callsOf({ _tag: 'SetDelivery', lineKey: lineKeyOf('B-1'), storeId: 'US002' })).toEqual([
      ['PUT /cart/v1/cart/basket-1/item?action=pickup&favStoreId=US002', { cartId: 'basket-1', itemId }],
    ])
    expect(tab.views.cart.lines.map(({ sku, isCollected }) => [sku, isCollected])).toEqual([
      ['A-1', false],
      ['B-1', true],
    ])
  })

  test('CART-29 has another variant in place of a line, or loses the line when that one is there', async () => {
    const { callsOf, itemOf, tab } = await filled()
    const itemId = itemOf('A-1')
    const turn = (from: string, to: string) =>
      callsOf({ _tag: 'SwitchVariant', lineKey: lineKeyOf(from), to: sampleProduct(to), inPlace: true })
    expect(await turn('A-1', 'A-2')).toEqual([
      ['PUT /cart/v1/cart/basket-1/item', { cartId: 'basket-1', itemId, productId: 'A-2' }],
    ])
    await callsOf(add('A-1'))
    await turn('A-1', 'A-2')
    expect(shownIn(tab)).toEqual(['A-2×1', 'B-1×2'])
  })

  test('CART-19 API-017 API-018 gets a code in capitals and loses it again', async () => {
    const { callsOf } = await filled()
    expect(await callsOf({ _tag: 'ApplyCoupon', code: ' welcome10 ' })).toEqual([
      ['PUT /cart/v1/coupon', { cartId: 'basket-1', code: 'WELCOME10' }],
    ])
    expect(await callsOf({ _tag: 'RemoveCoupon', code: 'WELCOME10' })).toEqual([
      ['DELETE /cart/v1/coupon', { cartId: 'basket-1', code: 'WELCOME10' }],
    ])
  })

  test('CART-40 ERR-14 API-013 is read again after a refusal that is a flash, and not after another', async () => {
    const { browser, callsOf } = await filled()
    const linesAfter = async (code: string) => {
      browser.shop.refuse.set('applyCoupon', code)
      return (await callsOf({ _tag: 'ApplyCoupon', code })).map(([line]) => line.replace(/\?.*/, ''))
    }
    expect(await linesAfter('PRM155')).toEqual(['PUT /cart/v1/coupon'])
    expect(await linesAfter('PickupToHome')).toEqual(['PUT /cart/v1/coupon', 'GET /cart/v1/cart/basket-1'])
  })
})

test('CART-24 API-039 API-040 API-041 an agent’s price of a line is added, changed and removed, by its id', async () => {
  const { browser, callsOf, itemOf } = await filled()
  const itemId = itemOf('A-1')
  await callsOf({ _tag: 'StartAssociateSession', session: sampleSeller, agentUntil: browser.now() + 3_600_000 })
  const percent = (value: number) => ({ type: 'PERCENT' as const, value, reason: 'Scuffed' })
  const adjust = (value: number) =>
    callsOf({ _tag: 'AdjustPrice', lineKey: lineKeyOf('A-1'), adjustment: percent(value) })
  expect(await adjust(10)).toEqual([['POST /cart/v1/cart/basket-1/price_adjustments', { itemId, ...percent(10) }]])
  const id = browser.shop.model.basket()?.items[0]?.priceAdjustment?.adjustmentId
  expect(await adjust(20)).toEqual([[`PATCH /cart/v1/cart/basket-1/price_adjustments/${id}`, percent(20)]])
  expect((await callsOf({ _tag: 'RemoveAdjustment', lineKey: lineKeyOf('A-1') })).map(([line]) => line)).toEqual([
    `DELETE /cart/v1/cart/basket-1/price_adjustments/${id}`,
  ])
})

describe('the lists', () => {
  test('FAV-13 FAV-14 API-031 API-032 a line is saved for later and comes back', async () => {
    const { callsOf, itemOf, tab } = await filled()
    const itemId = itemOf('B-1')
    expect(await callsOf({ _tag: 'SaveForLater', lineKey: lineKeyOf('B-1') })).toEqual([
      ['POST /cart/v2/cart/basket-1/saveForLater', { itemId }],
    ])
    expect(shownIn(tab)).toEqual(['A-1×1'])
    const [kept] = tab.views.saved.items
    expect(await callsOf({ _tag: 'MoveToCart', key: kept?.key ?? '' })).toMatchObject([
      ['POST /cart/v1/item', { cartId: 'basket-1', productId: 'B-1', qty: 2 }],
      ['DELETE /cart/v2/saveForLater/saved-1/items/kept-2', undefined],
    ])
    expect(shownIn(tab)).toEqual(['A-1×1', 'B-1×2'])
  })

  test('FAV-12 FAV-13 API-030 a line that the basket has lost is saved by its product, and comes back when that is refused', async () => {
    const { browser, callsOf, itemOf, tab } = await filled()
    const itemId = itemOf('B-1')
    const put = ['PUT /cart/v2/saveForLater', { productId: 'B-1', qty: 2, type: 'product', saveForLater: {} }] as const
    const save = async () =>
      (await callsOf({ _tag: 'SaveForLater', lineKey: lineKeyOf('B-1') })).filter(([line]) => !line.startsWith('GET'))
    browser.shop.refuse.set('moveToSaved', 'ORD404')
    browser.shop.refuse.set('saveForLater', 'INV408')
    expect(await save()).toMatchObject([['POST /cart/v2/cart/basket-1/saveForLater', { itemId }], put])
    expect(tab.views.saved.items).toEqual([])
    expect(shownIn(tab)).toEqual(['A-1×1', 'B-1×2'])
    expect(tab.views.cart.refusals).toMatchObject([{ errorId: 'INV408' }])
    browser.shop.refuse.delete('saveForLater')
    expect(await save()).toMatchObject([['POST /cart/v2/cart/basket-1/saveForLater', { itemId }], put])
    expect(tab.views.saved.items.map(({ key, quantity }) => [key, quantity])).toEqual([[lineKeyOf('B-1'), 2]])
  })

  test('FAV-03 FAV-04 FAV-05 API-073 API-077 a favorite is added, one of it, and removed by its item', async () => {
    const { callsOf } = await askedShop()
    expect(await callsOf({ _tag: 'AddFavorite', product: sampleFavorite('P-1') })).toEqual([
      ['POST /wishlists/v2/favorites', { id: 'P-1', qty: 1, itemType: 'product' }],
    ])
    expect((await callsOf({ _tag: 'RemoveFavorite', productId: 'P-1' })).map(([line]) => line)).toEqual([
      'DELETE /wishlists/v2/favorites/list-1/items/item-2',
    ])
  })
})
