// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { reserveWithItem } from '../../../../contracts/api/cart/cartApi.ts'
import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readAvailability } from '../../../../contracts/api/catalogue/productApi.ts'
import { findStores } from '../../../../contracts/api/catalogue/storeApi.ts'
import type { LineProduct } from '../../../../contracts/commands/lineProduct.ts'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { sampleBasket, sampleItem } from '../../../support/sampleBasket.ts'
import { sampleProduct } from '../../../support/sampleProducts.ts'
import { bootOf, bootPath, linesOf } from '../catalog/boots.ts'
import { named } from '../content/onScreen.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { press, sees, textsOf, tick } from '../pressing.ts'
import { sampleStore } from '../sampleStore.ts'

let screen: Screen
afterEach(() => {
  screen.close()
  vi.useRealTimers()
})

const halfHour = 30 * 60_000
const store = sampleStore('US009', 'Bozeman, Main Street')

/** The store holds one piece of it for half an hour. */
const reserves = (product: LineProduct): FixedAnswer =>
  says(reserveWithItem, () => {
    const reservation = { qty: 1, heldUntil: Date.now() + halfHour, storeName: store.name }
    return sampleBasket('basket-1', 1, [{ ...sampleItem(product, 'item-1', 1), pickupStoreId: store.id, reservation }])
  })

test('CART-13 a size that is sold out is tried on in a store that has it', async () => {
  const boot = bootOf()
  const soldOut = { ...boot, variants: boot.variants.map((variant) => ({ ...variant, stock: 0 })) }
  const line = linesOf(boot).find(({ sku }) => sku === 'HARROWCANV-MOSS-090') ?? sampleProduct('A-1')
  const elsewhere = sampleStore('US010', 'Austin, South Congress')
  screen = await openScreen(`/en-us/${bootPath}?colour=MOSS&size=090`, {
    answers: [
      says(readProduct, soldOut),
      says(findStores, { total: 2, stores: [elsewhere, store] }),
      says(readAvailability, {
        storeInventory: [
          { storeId: elsewhere.id, quantity: 0 },
          { storeId: store.id, quantity: 1 },
        ],
      }),
      reserves(line),
    ],
    products: linesOf(boot),
  })
  await press('Reserve and try on in store')
  await sees('.shop-stock', 'In stock here')
  await sees('.shop-stock', 'Out of stock here')
  expect((await named('.shop-picker input', /^Austin/)) as HTMLInputElement).toMatchObject({ disabled: true })
  await tick(/^Bozeman, Main Street/)
  await sees('[role=dialog] .small-line', /We’re holding one for you at Bozeman, Main Street until \d/)
  await expect.poll(() => screen.tab.views.cart.waiting).toBe(0)
})

/** One pair is reserved, and the store has answered. */
const reserved = async (tab: VirtualTab): Promise<void> => {
  tab.dispatch({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1, reserveAt: store.id })
  await expect.poll(() => tab.views.cart.waiting === 0 && tab.views.cart.lines.length).toBe(1)
}

test('CART-13 when the half hour has passed the cart says so by itself, and the line stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  screen = await openScreen('/en-us/cart', { answers: [reserves(sampleProduct('A-1'))], before: reserved })
  await sees('main .state-line', /^We’re holding one for you at Bozeman, Main Street until \d/)
  const over = /^Your reservation at Bozeman, Main Street ended at .*\./
  expect(textsOf('main .state-line').some((words) => over.test(words))).toBe(false)
  await vi.advanceTimersByTimeAsync(halfHour)
  await sees('main .state-line', over)
  await sees('.cart-line-name', 'Style A-1')
  screen.reload()
  await sees('main .state-line', over)
})
