import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName } from './support/keyboard.ts'
import { eventually, isConfirmed, openCart, openProduct, placeOrder, sees, toCart, toSummary } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const query = (): string => new URL(shopper.page.url()).search
const heading = (name: string | RegExp) => shopper.page.getByRole('heading', { level: 1, name })

describe('choosing quantity, colour and size', () => {
  test('CAT-04 CAT-20 DLG-20 a product is chosen by colour and size, what is sold out says so, and a review opens by itself', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await openProduct(shopper, '/p/harrow-mid-boot-HARROWMID1')
    await heading('Harrow Mid').waitFor()
    await sees(page, '$228.00')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await sees(page, 'Choose a size')
    await eventually(() => focusedName(page), 'US 7½')
    await page.locator('.size', { hasText: /^US 9$/ }).click()
    await eventually(query, '?size=090')
    await sees(page, /In stock|left in size/)
    await page.locator('.size', { has: page.getByRole('radio', { name: 'US 7, sold out' }) }).click()
    await sees(page, /Sold out in Saddle and pine, size US 7\./)
    await eventually(() => page.getByRole('button', { name: 'Sold out' }).isDisabled(), true)
    await page.getByRole('radio', { name: 'Moss and ochre' }).locator('xpath=ancestor::label').click()
    await eventually(() => new URL(page.url()).searchParams.get('colour'), 'MSOC')
    await page.getByRole('main').getByRole('heading', { name: 'Reviews' }).waitFor()
    await page
      .getByRole('main')
      .getByText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d( ·|$)/)
      .first()
      .waitFor()
    const review = page.getByRole('button', { name: /^Open the review: / }).first()
    const title = await review.innerText()
    await review.press('Enter')
    await page.getByRole('dialog', { name: title }).getByRole('group', { name: 'Was this helpful?' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => review.evaluate((button) => button === document.activeElement), true)
  })
})

test.each(['en-us', 'de-de'])(
  'CAT-04 on a screen of 1440 by 900 the button that adds to the cart is seen at once below both bars, on %s',
  async (locale) => {
    shopper = await shop.visitor({ locale })
    const { page, url } = shopper
    await page.goto(`${url}/p/harrow-mid-boot-HARROWMID1`)
    for (const bar of ['.promo-bar', '.benefit-bar']) await page.locator(bar).waitFor()
    const button = page.locator('.add-act .button')
    await button.waitFor()
    const lowest = await button.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(lowest).toBeLessThanOrEqual(await page.evaluate(() => innerHeight))
  },
)

test('CART-38 an item sold only with another product is ordered with that one alone, which page and cart say', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  const required = page.getByRole('main').getByText('This item is required with another item in your cart.')
  await toCart(shopper, '/p/drover-liner-sock-DROVERLIN1?colour=OAT&size=M')
  await required.waitFor()
  await sees(page, 'Sold only together with Drover Heavy Sock.')
  await toSummary(shopper, undefined, '/p/drover-liner-sock-DROVERLIN1?colour=OAT&size=M')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page
    .getByRole('main')
    .getByText(/^Drover Liner.*This item is required with another item in your cart/)
    .waitFor()
  await openCart(shopper)
  await required.waitFor()
  await page.goto(`${url}/p/drover-liner-sock-DROVERLIN1`)
  await page.getByRole('link', { name: 'Sold only together with Drover Heavy Sock' }).click()
  await page.getByRole('heading', { level: 1, name: 'Drover Heavy Sock' }).waitFor()
  await page.locator('.size').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isConfirmed(page)
  await placeOrder(page)
})
