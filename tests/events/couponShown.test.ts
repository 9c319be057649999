import { expect, test } from 'vitest'
import { basketToConfirmed } from '../../core/commands/cart/basketToConfirmed.ts'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { sampleBasket, sampleItem } from '../support/sampleBasket.ts'
import { sampleProduct } from '../support/sampleProducts.ts'

const couponView = (valid: boolean) => {
  const basket = sampleBasket('b', 1, [sampleItem(sampleProduct('A-1'), 'i', 1)])
  return viewCart({
    ...emptyCart(),
    basket: basketToConfirmed({ ...basket, couponItems: [{ code: 'WELCOME10', valid, discount: valid ? 1_000 : 0 }] }),
  }).coupons
}

test('CART-19 a code that has expired on the cart is not shown as one that holds', () => {
  expect(couponView(true)).toMatchObject([{ code: 'WELCOME10', state: 'confirmed', discount: { minor: 1_000 } }])
  expect(couponView(false)).toMatchObject([{ code: 'WELCOME10', state: 'void', discount: { minor: 0 } }])
})
