import { expect, test } from 'vitest'
import { basketToConfirmed } from '../../core/commands/cart/basketToConfirmed.ts'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { sampleBasket, sampleItem } from '../support/sampleBasket.ts'
import { sampleProduct } from '../support/sampleProducts.ts'

const basket = basketToConfirmed(sampleBasket('b', 1, [sampleItem(sampleProduct('A-1'), 'i', 1)]))

const taxOf = (changes: Partial<typeof basket>) =>
  viewCart({ ...emptyCart(), basket: { ...basket, ...changes } }).totals.tax

test('CART-04 a tax is shown once it is known where the goods go, or where it is in the price', () => {
  expect(taxOf({})).toBeNull()
  expect(taxOf({ shippingAddress: { postalCode: '80302', country: 'US' } })).toEqual({ minor: 0, estimated: false })
  expect(taxOf({ billingAddress: { postalCode: '80302', country: 'US' } })).toEqual({ minor: 0, estimated: false })
  expect(taxOf({ taxIncluded: true })).toEqual({ minor: 0, estimated: false })
})
