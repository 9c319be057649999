// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { openScreen } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { press, sees, textsOf } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const words = 'this item could not be moved to cart'

test('ERR-25 FAV-16 a saved item that is out of stock says that it could not be moved, and stays saved', async () => {
  await moveWhatIsSoldOut()
  await sees('main [role=alert] b', words)
  expect(textsOf('[data-saved]')).toHaveLength(1)
  expect(screen.tab.views.cart.lines).toEqual([])
})

test('ERR-25 FAV-16 a saved item that could not be moved moves when there is stock again', async () => {
  await moveWhatIsSoldOut()
  await sees('main [role=alert] b', words)
  screen.shop.model.refuse.delete('A-1')
  await press('Move to cart')
  await expect.poll(() => textsOf('.cart-line .cart-line-name')).toEqual(['Style A-1'])
  await expect.poll(() => textsOf('[data-saved]')).toEqual([])
})

/** The only item of the cart was saved, and meanwhile there is none left. */
const moveWhatIsSoldOut = async (): Promise<void> => {
  screen = await openScreen('/en-us/cart', { before: toCart })
  await press('Save for later')
  await expect.poll(() => textsOf('[data-saved]').length).toBe(1)
  await expect.poll(() => screen.tab.views.cart.waiting).toBe(0)
  screen.shop.model.refuse.set('A-1', 'INV700')
  await press('Move to cart')
}
