// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyCoupon, removeItem, updateItem } from '../../../../contracts/api/cart/cartApi.ts'
import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import type { Basket } from '../../../../contracts/api/entities/basket.ts'
import { sampleBasket, sampleItem } from '../../../support/sampleBasket.ts'
import { sampleProduct } from '../../../support/sampleProducts.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { enter, fill, press, sees, seesAt, textsOf, valueOf } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'

let screen: Screen
beforeEach(async () => {
  screen = await openScreen('/en-us/cart', { before: toCart })
}, 60_000)
afterEach(() => screen.close())

/** The answer to the next press: two pieces, and what the server says of them. */
const basketWith = (changes: Partial<Basket>): Basket => ({
  ...sampleBasket('basket-1', 2, [itemOf(2)]),
  ...changes,
})
const itemOf = (qty: number) =>
  sampleItem(sampleProduct('A-1'), screen.shop.model.basket()?.items[0]?.itemId ?? '', qty)

describe('a message of the server about the cart', () => {
  test('CART-32 CART-34 CART-35 CART-36 CART-37 CART-39 stands once at the top, in our words or in the server’s', async () => {
    screen.hears(
      says(
        updateItem,
        basketWith({
          notifications: [{ code: 'Note', message: 'The warehouse rests on Sunday.' }],
          flashMessages: [
            { code: 'ProductLineItemInventoryMissing' },
            { code: 'ProductItemNotAvailable' },
            { code: 'ProductLineItemFullInventoryMissing' },
            { code: 'InvalidShippingAddress', shipmentId: 'me' },
            { code: 'BrandNew', message: 'The shop says so.' },
            { code: 'BrandNew', message: 'The shop says so.' },
            { code: 'BrandNew2', message: '' },
          ],
        }),
      ),
    )
    await press('One more')
    await expect
      .poll(() => textsOf('.cart-messages .state-line'))
      .toEqual([
        'We don’t have enough of some items in your cart, so we’ve updated the quantities.',
        'We’ve removed an item from your cart because it’s no longer available.',
        'We’ve removed an item from your cart because it’s out of stock.',
        'Please check the shipping address for this shipment.',
        'The shop says so.',
        'The warehouse rests on Sunday.',
      ])
  })

  test('CART-38 about one line stands at that line alone', async () => {
    const item = { ...itemOf(2), customerNotifications: [{ code: 'Boxes', message: 'Comes in two boxes.' }] }
    screen.hears(
      says(
        updateItem,
        basketWith({
          items: [item],
          flashMessages: [{ code: 'ProductItemMaxQuantity', itemId: item.itemId }],
        }),
      ),
    )
    await press('One more')
    await sees('.cart-line-notes .meta', 'Comes in two boxes.')
    await sees('.cart-line-notes .state-line', 'You have reached the maximum quantity for this item.')
    expect(textsOf('.cart-messages .state-line')).toEqual([])
  })

  test('CART-38 about a product that is missing leads to it', async () => {
    const words = 'Sold only together with Drover Heavy Sock.'
    const item = { ...itemOf(2), customerNotifications: [{ code: 'ProductItemRequired', message: words }] }
    screen.hears(
      says(readProduct, { ...sampleBoot, onlyWith: { name: 'Drover Heavy Sock', path: '/en-us/p/drover-DROVERHVY1' } }),
      says(
        updateItem,
        basketWith({ items: [item], flashMessages: [{ code: 'ProductItemRequired', itemId: item.itemId }] }),
      ),
    )
    await press('One more')
    await sees('.cart-line-notes .meta', words)
    await sees('.cart-line-notes a[href$="/en-us/p/drover-DROVERHVY1"]', 'Drover Heavy Sock')
    expect(textsOf('.cart-line-notes .meta')).toEqual([words])
  })

  test('CART-37 about the address of a shipment stands in the checkout, too', async () => {
    screen.hears(
      says(updateItem, basketWith({ flashMessages: [{ code: 'InvalidShippingAddress', shipmentId: 'me' }] })),
    )
    await press('One more')
    await sees('.cart-messages .state-line', 'Please check the shipping address for this shipment.')
    await press('Checkout')
    await sees('main h1', 'Shipping address')
    await sees('.delivery .refusal p', 'Please check the shipping address for this shipment.')
  })

  test('CART-36 says that no order can be placed when the last item is out of stock', async () => {
    const flashMessages = [{ code: 'ProductLineItemFullInventoryMissing' }]
    screen.hears(says(removeItem, { ...sampleBasket('basket-1', 2, []), flashMessages }))
    await press('Remove Style A-1')
    await sees('main .state-line', 'We can’t complete your order because the items are out of stock.')
  })
})

describe('a refusal that was read in the cart', () => {
  test('CART-15 of a quantity stands at its line, and not again at checkout', async () => {
    const words = 'We couldn’t change the quantity. You can add at most 1 of this item. Your cart hasn’t changed.'
    screen.hears(refuses(updateItem, 'INV408', { maxAllowedQty: 1 }))
    await press('One more')
    await sees('.cart-line[data-sku=A-1] .refusal p', words)
    await press('Checkout')
    await sees('main h1', 'Shipping address')
    await expect.poll(() => textsOf('main .refusal')).toEqual([])
  })

  test('CART-19 of a code stands at its field, with the code, and not again at checkout', async () => {
    screen.hears(refuses(applyCoupon, 'PRM155'))
    await fill('Promo code', 'EXPIRED20')
    await press('Apply')
    await seesAt('Promo code', 'This code has expired.')
    expect(valueOf('Promo code')).toBe('EXPIRED20')
    await press('Checkout')
    await sees('main h1', 'Shipping address')
    await expect.poll(() => textsOf('main .refusal')).toEqual([])
  })

  test('CART-19 is announced on the cart and no longer on the next page', async () => {
    const announced = () => textsOf('[data-live-announcer]').join('')
    screen.hears(refuses(applyCoupon, 'PRM155'))
    await fill('Promo code', 'SOON15')
    await press('Apply')
    await expect.poll(announced).toContain('This code has expired.')
    await press('Checkout')
    await sees('main h1', 'Shipping address')
    await expect.poll(announced).not.toContain('This code has expired.')
  })
})

test.each([
  ['no code', ''],
  ['a code that no shop has', 'x'.repeat(10_000)],
])('CART-19 %s is refused at the field and sent nowhere', async (_what, typed) => {
  await fill('Promo code', typed)
  await press('Apply')
  await expect.poll(() => textsOf('form .field-error').join('').length).toBeGreaterThan(10)
  expect(screen.shop.arrivals.some(({ name }) => name === 'applyCoupon')).toBe(false)
})

test.each([
  ['CART-15', '500', 'You can add at most 40 of this item.'],
  ['CART-15', '100000', 'You can add at most 40 of this item.'],
  ['CART-15', '0', 'Minimum quantity is 1. Use Remove to delete the item.'],
  ['CART-17', '1.5', 'Enter a whole number.'],
  ['CART-17', 'abc', 'Enter a whole number.'],
])('%s the quantity %s in the cart is refused at its field and sent nowhere', async (_row, typed, words) => {
  await enter('main .quantity input', typed)
  await sees('main .quantity [role=alert]', words)
  expect(document.querySelector<HTMLInputElement>('main .quantity input')?.value).toBe('1')
  expect(screen.shop.arrivals.some(({ name }) => name === 'updateItem')).toBe(false)
})

test('CART-41 a line says what one piece costs once there are several', async () => {
  await sees('.cart-line-name', 'Style A-1')
  expect(textsOf('.cart-line-sum .meta')).toEqual([])
  await press('One more')
  await sees('.cart-line-sum .meta', '$100.00 each')
})
