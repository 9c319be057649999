import type { Locator } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { addShown, eventually, field, harrow, openProduct, toCart, viewCart } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** No picture of a product comes. */
const losePictures = (): Promise<unknown> =>
  shopper.context.route('**/media/**', (route) => route.abort('internetdisconnected'))

/** Pictures that the browser has given up on, by what they show in their place. */
const shownInstead = (pictures: Locator): Promise<readonly string[]> =>
  pictures.evaluateAll((all) => {
    const given = (all as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    const drawn = given.filter((picture) => getComputedStyle(picture).content.startsWith('url('))
    return [`${given.length > 0 ? 'some' : 'none'} lost`, `${given.length - drawn.length} broken`]
  })

const isDrawnInstead = (pictures: Locator): Promise<void> =>
  eventually(() => shownInstead(pictures), ['some lost', '0 broken'])

describe('a picture that cannot be loaded', () => {
  test('RT-20 is our drawing on a list, a product, in the mini cart, the cart and the checkout', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await losePictures()
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    await isDrawnInstead(page.locator('.product-grid img'))
    await openProduct(shopper)
    await isDrawnInstead(page.locator('.gallery img'))
    await isDrawnInstead(page.locator('.colour img'))
    await addShown(page)
    await isDrawnInstead(page.locator('.small-line img'))
    await viewCart(page)
    await isDrawnInstead(page.locator('li.cart-line img'))
    await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click()
    await field(page, 'Email').waitFor()
    await isDrawnInstead(page.getByRole('main').locator('img'))
  })

  test('RT-20 is our drawing also while its line waits for the connection', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await losePictures()
    await toCart(shopper)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'One more' }).click()
    await isDrawnInstead(page.locator('li.cart-line .plate[data-waiting] img'))
  })

  test('RT-20 is our drawing before the page is alive, and keeps its words', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await losePictures()
    const letGo = await heldScripts(shopper)
    await page.goto(`${url}${harrow}`)
    await isDrawnInstead(page.locator('.gallery img'))
    const words = await page.locator('.gallery img').first().getAttribute('alt')
    expect(words).toMatch(/Harrow Mid/)
    await page
      .getByRole('img', { name: words ?? '' })
      .first()
      .waitFor()
    await letGo()
    await isAlive(page)
    await isDrawnInstead(page.locator('.gallery img'))
  })

  test('RT-20 comes when the connection returns', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await losePictures()
    await toCart(shopper)
    const pictures = page.locator('li.cart-line img')
    await isDrawnInstead(pictures)
    await context.unroute('**/media/**')
    await context.setOffline(true)
    await context.setOffline(false)
    await eventually(() => shownInstead(pictures), ['none lost', '0 broken'])
    await eventually(() => pictures.evaluate((picture) => getComputedStyle(picture).content), 'normal')
  })
})
