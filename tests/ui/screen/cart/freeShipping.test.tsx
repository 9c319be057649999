// @vitest-environment happy-dom
import { afterEach, test } from 'vitest'
import { updateItem } from '../../../../contracts/api/cart/cartApi.ts'
import { freeShipping } from '../../../../server/cart/pricing/freeShipping.ts'
import { sampleBasket, sampleItem } from '../../../support/sampleBasket.ts'
import { sampleProduct } from '../../../support/sampleProducts.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { press, sees } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

test('CART-08 the callout says how far free shipping is', async () => {
  screen = await openScreen('/en-us/cart', { before: toCart })
  const itemId = screen.shop.model.basket()?.items[0]?.itemId ?? ''
  const promotion = { ...freeShipping('USD', 'en'), distanceFromConditionThreshold: 2_150 }
  const basket = sampleBasket('basket-1', 2, [sampleItem(sampleProduct('A-1'), itemId, 2)])
  screen.hears(says(updateItem, { ...basket, promoSummary: [promotion] }))
  await press('One more')
  await sees('.callout p', 'You are $21.50 away from free shipping.')
})
