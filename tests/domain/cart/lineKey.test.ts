import { expect, test } from 'vitest'
import { giftKey, keyOfVariant, lineKey } from '../../../core/domain/cart/lineKey.ts'

const giftOption = { email: 'robin@example.com', to: 'Robin | Wren', message: 'Walk far.' }

test('CART-29 the key of a line of another variant keeps how it is made, given and delivered', () => {
  const line = { sku: 'A-1', recipeId: 'WH', giftOption, delivery: 'US002' }
  expect(keyOfVariant(lineKey(line), 'B|2')).toBe(lineKey({ ...line, sku: 'B|2' }))
})

test('CART-29 CART-33 a gift with purchase, or a gift to somebody, is no twin of the same variant bought', () => {
  const bought = { sku: 'A-1', recipeId: null, giftOption: null, delivery: 'home' }
  const wanted = keyOfVariant(lineKey({ ...bought, sku: 'B-1' }), 'A-1')
  expect([giftKey(lineKey(bought)), lineKey({ ...bought, giftOption })]).not.toContain(wanted)
  expect(wanted).toBe(lineKey(bought))
})
