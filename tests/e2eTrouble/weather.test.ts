import { afterEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import {
  addShown,
  eventually,
  fillShipping,
  field,
  isConfirmed,
  openCart,
  openProduct,
  payByCard,
  placeOrder,
  sees,
  shippingEntries,
} from '../e2e/support/walk.ts'
import { toCheckout } from '../e2e/support/walkDelivery.ts'
import { recordChanges } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const line = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity of Harrow Mid' })

/** Visits a product once so that the site is on the device, and returns to it under the service worker. */
const settleIn = async (shopper: Visitor): Promise<void> => {
  const { page } = shopper
  await openProduct(shopper)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null), true)
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await isAlive(page)
}

describe('changes of the cart while offline', () => {
  test('offline an add and a new quantity are pending, survive a reload, and are sent once, in order, and a removal waits, too', async () => {
    shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const { page, context } = shopper
    await settleIn(shopper)
    const changes = recordChanges(context)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
    await sees(page, 'Quantity 1 pending')
    await sees(page, 'You’re offline.')
    await page.getByRole('button', { name: 'One more' }).click()
    await sees(page, 'Quantity 2 pending')
    await page.reload()
    await sees(page, 'Quantity 2 pending')
    expect(changes).toEqual([])
    await context.setOffline(false)
    await isConfirmed(page)
    await sees(page, /In stock|left/)
    await eventually(() => line(page).inputValue(), '2')
    expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length)
    const asked = changes.map(({ method, path }) => `${method} ${path.replace(/.*\//, '')}`)
    expect(asked[0]).toBe('POST cartWithItem')
    expect(asked.length).toBeLessThanOrEqual(2)

    changes.length = 0
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Remove Harrow Mid' }).click()
    await sees(page, 'Your cart is empty')
    await sees(page, /one change/)
    expect(changes).toEqual([])
    await context.setOffline(false)
    await eventually(() => changes.map(({ method }) => method), ['DELETE'])
    await page
      .getByText(/one change/)
      .first()
      .waitFor({ state: 'detached' })
    await page.reload()
    await sees(page, 'Your cart is empty')
  })

  test(
    'a browser closed while offline keeps the cart and the form, and sends when it is opened again',
    { timeout: 90_000 },
    async () => {
      const profile = shop.profile()
      shopper = await profile.open()
      await settleIn(shopper)
      await shopper.context.setOffline(true)
      await shopper.page.getByRole('button', { name: 'Add to cart' }).click()
      await shopper.page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
      await sees(shopper.page, 'Quantity 1 pending')
      await shopper.context.close()
      shopper = await profile.open()
      const changes = recordChanges(shopper.context)
      await openCart(shopper)
      await isConfirmed(shopper.page)
      await eventually(() => line(shopper.page).inputValue(), '1')
      expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /cart/v1/cartWithItem'])
    },
  )
})

describe('orders, forms and pages while offline', () => {
  test('the checkout form works offline and keeps what is typed, and an order is refused with a message, and everything entered stays', async () => {
    shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const { page, context, url } = shopper
    await settleIn(shopper)
    await addShown(page)
    await toCheckout(page)
    await field(page, 'Email').waitFor()
    await context.setOffline(true)
    await page.goto(`${url}/checkout`)
    await field(page, 'Email').waitFor()
    await fillShipping(page, { City: 'Nederland' })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await field(page, 'Card number').waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Back to shipping' }).click()
    for (const [name, text] of Object.entries({ ...shippingEntries, City: 'Nederland' }))
      await eventually(() => field(page, name).inputValue(), text)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await context.setOffline(false)
    await page.locator('.notice[data-kind="offline"]').waitFor({ state: 'detached' })
    await payByCard(page)

    const changes = recordChanges(context)
    await context.setOffline(true)
    await sees(page, 'You’re offline.')
    await page.getByRole('button', { name: 'Place order' }).click()
    await sees(page, /couldn’t place your order/)
    expect(changes).toEqual([])
    await sees(page, 'Visa ending 4242')
    await context.setOffline(false)
    await page.locator('.notice[data-kind="offline"]').waitFor({ state: 'detached' })
    await page.getByText(/couldn’t place your order/).waitFor({ state: 'detached' })
    await placeOrder(page)
  })

  test('offline, pages already visited open and say from when they are, and others say why not', async () => {
    shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const { page, context, url } = shopper
    await settleIn(shopper)
    await page.goto(`${url}/c/footwear-1000`)
    await sees(page, /48 of 53 styles/)
    await context.setOffline(true)
    await page.goto(`${url}/p/harrow-mid-boot-HARROWMID1`)
    await page.getByRole('heading', { name: 'Harrow Mid', level: 1 }).waitFor()
    await sees(page, /You’re viewing a copy saved/)
    await page.goto(`${url}/c/footwear-1000`)
    await sees(page, /48 of 53 styles/)
    await page.goto(`${url}/p/scree-low-shoe-SCREELOW01`)
    await sees(page, 'We couldn’t connect')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Scree Low', level: 1 }).waitFor()
  })
})
