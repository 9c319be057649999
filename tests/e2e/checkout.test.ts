import { afterEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { showsFocus, tabTo } from './support/keyboard.ts'
import {
  cartCount,
  eventually,
  field,
  fillCard,
  fillShipping,
  isConfirmed,
  openProduct,
  payByCard,
  placeOrder,
  pressBoth,
  sees,
  shippingEntries,
  thankYou,
  toBilling,
  toShipping,
  toSummary,
} from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

describe('from cart to confirmation', () => {
  test('RT-10 CHK-01 CHK-10 ORD-13 a guest buys a pair by mouse at 1440 px and the cart is empty again', async () => {
    shopper = await shop.visitor({ width: 1440 })
    const { page, url } = shopper
    await toSummary(shopper)
    await sees(page, 'Visa ending 4242')
    const number = await placeOrder(page)
    expect(new URL(page.url()).pathname).toBe('/en-us/order-confirmation')
    expect(number).toMatch(/^CN-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    for (const words of ['Harrow Mid', '1420 Spruce Street', 'Standard', 'Total paid']) await sees(page, words)
    await page.reload()
    expect(await thankYou(page)).toBe(number)
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await page.waitForURL(url)
    await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, empty')
  })

  test('CHK-01 the same walk by keyboard only at 390 px', { timeout: 90_000 }, async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page } = shopper
    const { keyboard } = page
    await openProduct(shopper)
    await tabTo(page, /^Add to cart$/)
    await keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /^Checkout$/)
    await keyboard.press('Enter')
    await field(page, 'Email').waitFor()
    for (const [name, text] of Object.entries(shippingEntries).slice(0, 5)) {
      await tabTo(page, new RegExp(`^${name}$`))
      await keyboard.type(text)
    }
    await tabTo(page, /^State$/)
    while ((await field(page, 'State').inputValue()) !== 'CO') await keyboard.press('ArrowDown')
    await tabTo(page, /^ZIP code$/)
    await keyboard.type('80302')
    await tabTo(page, /^Phone$/)
    await keyboard.type('3035550142')
    await keyboard.press('Enter')
    await field(page, 'Card number').waitFor()
    await tabTo(page, /^Card number$/)
    for (const text of ['4242424242424242', '1239', '123']) {
      expect(await showsFocus(page), text).toBe(true)
      await keyboard.type(text)
      if (text !== '123') await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await isConfirmed(page)
    await tabTo(page, /^Place order$/)
    await keyboard.press('Enter')
    await thankYou(page)
  })
})

describe('going back and forth between the steps', () => {
  test('a reload in every step keeps what was entered, except the card', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toShipping(shopper)
    expect(await page.locator('ol.steps li').allInnerTexts()).toEqual(['1. Shipping', '2. Payment', '3. Review'])
    await fillShipping(page)
    const other = await shopper.tab()
    await other.goto(page.url())
    await eventually(() => other.getByRole('textbox', { name: 'Phone' }).inputValue(), '(303) 555 - 0142')
    await other.close()
    await page.reload()
    for (const [name, text] of Object.entries(shippingEntries))
      await eventually(() => field(page, name).inputValue(), text)
    await press(page, 'Continue to payment')
    await field(page, 'Card number').waitFor()
    await page.reload()
    await field(page, 'Card number').waitFor()
    await payByCard(page)
    await page.reload()
    await sees(page, 'Visa ending 4242')
    await isConfirmed(page)
    await placeOrder(page)
  })

  test('CHK-01 "Same as shipping address" counts for the press right after it, the bill can go elsewhere, and the steps lead back', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await toBilling(shopper)
    await page.locator('label', { hasText: 'Same as shipping address' }).click()
    await field(page, 'Address line 1').waitFor()
    await field(page, 'Address line 1').fill('9 Canyon Boulevard')
    await fillCard(page)
    const changes = recordChanges(context)
    await pressBoth(page, 'Same as shipping address', 'Continue to review')
    await eventually(
      () =>
        changes
          .filter(({ path }) => path.endsWith('/billingAddress'))
          .map(({ body }) => body.includes('1420 Spruce Street') && !body.includes('Canyon')),
      [true],
    )
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await page.goBack()
    await page.locator('label', { hasText: 'Same as shipping address' }).click()
    await field(page, 'Address line 1').fill('9 Canyon Boulevard')
    await press(page, 'Continue to review')
    await sees(page, /9 Canyon Boulevard/)
    await page.goBack()
    await field(page, 'Address line 1').waitFor()
    await page.getByRole('link', { name: 'Back to shipping' }).click()
    await field(page, 'Email').waitFor()
  })

  test('"back" counts although it comes before the router has shown the step it leads back from', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toBilling(shopper)
    await fillCard(page)
    const leftAtOnce = page.evaluate(() => {
      const [address, entry] = [location.href, history.state]
      return new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!location.search.includes('summary')) return
          observer.disconnect()
          // What a browser does on "back", at once: the summary has just appeared and React has not reached the router
          // yet.
          history.replaceState(entry, '', address)
          dispatchEvent(new PopStateEvent('popstate', { state: entry }))
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true })
      })
    })
    await press(page, 'Continue to review')
    await leftAtOnce
    await page.getByRole('button', { name: 'Continue to review' }).waitFor()
  })
})
