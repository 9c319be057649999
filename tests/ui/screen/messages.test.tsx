// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { updateItem } from '../../../contracts/api/cart/cartApi.ts'
import type { FlashCode } from '../../../core/domain/errors/flashCodes.ts'
import { showToast } from '../../../ui/src/state/toastStore.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { press, sees } from './pressing.ts'
import { toCart } from './shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const messages: readonly (readonly [row: string, code: FlashCode, words: string])[] = [
  ['CART-35', 'ProductItemNotAvailable', 'We’ve removed an item from your cart because it’s no longer available.'],
  ['SHIP-11', 'PickupToHome', 'The delivery method changed from Pickup in store to Ship to home.'],
  ['SHIP-12', 'PickupToStore', 'The delivery method changed from Pickup in store to Ship to store.'],
  ['SHIP-13', 'StoreToHome', 'The delivery method changed from Ship to store to Ship to home.'],
  ['SHIP-14', 'StoreToPickup', 'The delivery method changed from Ship to store to Pickup in store.'],
  ['SHIP-15', 'HomeToPickup', 'The delivery method changed from Ship to home to Pickup in store.'],
  [
    'SHIP-16',
    'OrderShippingMethodDowngraded',
    'The delivery method you chose is no longer available. We’ve selected a slower one.',
  ],
]

test.each(messages)('%s %s in an answer stands at the top of the cart', async (_row, code, words) => {
  screen = await openScreen('/en-us/cart', { before: toCart })
  const item = screen.shop.model.basket()?.items[0]
  const answer = sampleBasket('basket-1', 2, [sampleItem(sampleProduct('A-1'), item?.itemId ?? '', 2)])
  screen.hears(says(updateItem, { ...answer, flashMessages: [{ code }] }))
  await press('One more')
  await sees('.cart-messages [role=status] .state-line', words)
})

test('ERR-07 of two toasts with one title the second is not shown while the first is on the screen', async () => {
  screen = await openScreen('/en-us/cart', { before: toCart })
  showToast({ title: 'Saved', detail: 'once' })
  showToast({ title: 'Saved', detail: 'twice' })
  showToast({ title: 'Gone' })
  await sees('.toast p', 'Gone')
  expect([...document.querySelectorAll('.toast b')].map(({ textContent }) => textContent)).toEqual(['Saved', 'Gone'])
  await sees('.toast p', 'Saved once')
})
