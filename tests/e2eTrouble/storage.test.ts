import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import {
  failsToOpen,
  fillStorage,
  neverOpens,
  refusesToOpen,
  storageOf,
  workerBegins,
} from '../e2e/support/brokenStorage.ts'
import {
  addShown,
  addToCart,
  cartCount,
  eventually,
  harrowTen,
  isConfirmed,
  openProduct,
  placeOrder,
  sees,
  toCart,
  toSummary,
  viewCart,
} from '../e2e/support/walk.ts'
import { turnAndAdd } from '../e2e/support/walkWithin.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const notSaved = 'We can’t save your cart on this device.'
const quantity = () => shopper.page.getByRole('spinbutton', { name: 'Quantity of Harrow Mid' })
const notices = () => shopper.page.getByText(notSaved).count()

/** Everything a shopper does with a cart, from a product in one tab, without a reload. */
const cartWorks = async (): Promise<void> => {
  const { page } = shopper
  await addShown(page)
  await viewCart(page)
  await page.getByRole('button', { name: 'One more' }).click()
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 2 items')
  await isConfirmed(page)
  await page.getByRole('button', { name: 'Remove Harrow Mid' }).click()
  await page.getByRole('button', { name: 'Put Harrow Mid back' }).click()
  await eventually(() => quantity().inputValue(), '2')
  await isConfirmed(page)
}

for (const [how, lines] of [
  ['fails', failsToOpen],
  ['never answers', neverOpens],
] as const) {
  test(`IndexedDB refused, opening ${how}: the page says so and the cart works in its tab`, async () => {
    shopper = await shop.visitor()
    await workerBegins(shopper.context, lines)
    await openProduct(shopper)
    await sees(shopper.page, notSaved)
    await cartWorks()
    await eventually(notices, 1)
  })
}

describe('when IndexedDB is refused or full', () => {
  test('IndexedDB refused, opening throws: the page says so, and a whole order is placed all the same', async () => {
    shopper = await shop.visitor()
    await workerBegins(shopper.context, refusesToOpen)
    await toSummary(shopper)
    await sees(shopper.page, notSaved)
    await eventually(notices, 1)
    await placeOrder(shopper.page)
    await eventually(() => cartCount(shopper.page).getAttribute('aria-label'), 'Cart, empty')
  })

  test('IndexedDB full from the start: the page says so and the cart works in its tab', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await (await storageOf(page)).limitTo(1)
    await openProduct(shopper)
    await cartWorks()
    await sees(page, notSaved)
  })

  test('IndexedDB fills up while the shop is open: the cart goes on, and after a reload it comes back from the shop', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    const storage = await storageOf(page)
    await storage.limitTo(2_000_000)
    await toCart(shopper)
    expect(await fillStorage(page)).toBeGreaterThan(0)
    await storage.limitTo(1)
    for (const units of [2, 3, 4]) {
      await page.getByRole('button', { name: 'One more' }).click()
      await eventually(() => cartCount(page).getAttribute('aria-label'), `Cart, ${units} items`)
    }
    await sees(page, notSaved)
    await isConfirmed(page)
    await page.reload()
    await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 4 items')
  })
})

describe('when it was emptied', () => {
  test('IndexedDB emptied under the open shop: the cart stays, says so, and goes on', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toCart(shopper)
    await (await storageOf(page)).empty()
    await page.getByRole('button', { name: 'One more' }).click()
    await eventually(() => quantity().inputValue(), '2')
    await sees(page, notSaved)
    await isConfirmed(page)
    await page.getByRole('button', { name: 'Remove Harrow Mid' }).click()
    await page.getByRole('button', { name: 'Put Harrow Mid back' }).click()
    await eventually(() => quantity().inputValue(), '2')
    await isConfirmed(page)
  })

  test('IndexedDB emptied between two visits: the cart comes back from the shop and the page says what happened', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    await toCart(shopper)
    await turnAndAdd(shopper, harrowTen)
    await viewCart(page)
    await page.goto('about:blank')
    const other = await context.newPage()
    await other.goto(new URL('/favicon.svg', url).href)
    await other.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase('cairn')
          request.addEventListener('success', () => resolve())
          request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')))
        }),
    )
    await other.close()
    await page.goto(`${url}/cart`)
    await sees(page, 'Your browser lost your saved cart.')
    await eventually(() => page.locator('li.cart-line').count(), 2)
    await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 2 items')
    await isConfirmed(page)
  })

  test('everything of the site emptied while it is open: the next visit starts afresh and says nothing false', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    await addToCart(shopper)
    await context.clearCookies()
    await (await storageOf(page)).empty()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${url}/cart`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    await addToCart(shopper)
    await eventually(notices, 0)
  })
})
