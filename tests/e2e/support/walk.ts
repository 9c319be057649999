import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { isAlive } from './hydrated.ts'

type Shopper = Pick<Visitor, 'page' | 'url'>

/** A product page with the variant that nearly every walk buys: 89 pairs at first, fewer with every order. */
export const harrow = '/p/harrow-mid-boot-HARROWMID1?colour=SAPI&size=090'
/** The same boot one size on, 80 pairs at first. */
export const harrowTen = '/p/harrow-mid-boot-HARROWMID1?colour=SAPI&size=100'
/**
 * A shoe that no walk buys, for a test that reads a stock figure twice: files run two at a time against one shop, and
 * an order of another file would change the figure. Always 158 pairs.
 */
export const screeLow = '/p/scree-low-shoe-SCREELOW01?colour=SLCO&size=090'

export const openProduct = async ({ page, url }: Shopper, path = harrow): Promise<void> => {
  await page.goto(`${url}${path}`)
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await isAlive(page)
}

/** Adds the product of this path and waits for the dialog that confirms it. */
export const addToCart = async (shopper: Shopper, path?: string): Promise<void> => {
  await openProduct(shopper, path)
  await addShown(shopper.page)
}

/** Adds the product on the page and waits for the dialog that confirms it. */
export const addShown = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).waitFor()
}

/** Adds the product of this path and goes to the cart, where every figure is confirmed. */
export const toCart = async (shopper: Shopper, path?: string): Promise<void> => {
  await addToCart(shopper, path)
  await viewCart(shopper.page)
}

/** From the dialog after an add to the cart, where every figure is confirmed. */
export const viewCart = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^View cart/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('li.cart-line').first().waitFor()
  await isConfirmed(page)
}

export const openCart = async ({ page, url }: Shopper): Promise<void> => {
  await page.goto(`${url}/cart`)
  await page.locator('li.cart-line').first().waitFor()
}

export const shippingEntries = {
  Email: 'wren.holloway@example.com',
  'First name': 'Wren',
  'Last name': 'Holloway',
  'Address line 1': '1420 Spruce Street',
  City: 'Boulder',
  'ZIP code': '80302',
} as const

export const goodCard = '4242 4242 4242 4242'

/**
 * A field by its label. State and country are selects, and phone has a picker in front: only the field has exactly this
 * name.
 */
export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, select'))

export const fillShipping = async (page: Page, changed: Readonly<Record<string, string>> = {}): Promise<void> => {
  for (const [name, text] of Object.entries({ ...shippingEntries, ...changed })) await field(page, name).fill(text)
  await field(page, 'State').and(page.locator('select')).selectOption({ label: 'Colorado' })
  await page.getByRole('textbox', { name: 'Phone' }).fill('3035550142')
}

export const fillCard = async (page: Page, number = goodCard): Promise<void> => {
  await field(page, 'Card number').fill(number)
  await field(page, 'Expiration (MM/YY)').fill('12/39')
  await field(page, 'Security code').fill('123')
}

/** A cart with one pair, at the first step of checkout. */
export const toShipping = async (shopper: Shopper, path?: string): Promise<void> => {
  await addToCart(shopper, path)
  await shopper.page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).click()
  await field(shopper.page, 'Email').waitFor()
}

export const toBilling = async (shopper: Shopper, path?: string): Promise<void> => {
  await toShipping(shopper, path)
  await fillShipping(shopper.page)
  await shopper.page.getByRole('button', { name: 'Continue to payment' }).click()
  await field(shopper.page, 'Card number').waitFor()
}

/** Everything is entered and every figure confirmed: only the last press is missing. */
export const toSummary = async (shopper: Shopper, card?: string, path?: string): Promise<void> => {
  await toBilling(shopper, path)
  await payByCard(shopper.page, card)
}

/** From an empty card form to the summary: the server has accepted the card, and every figure is confirmed. */
export const payByCard = async (page: Page, number?: string): Promise<void> => {
  await fillCard(page, number)
  const isCardTaken = page.waitForResponse(/\/paymentInstruments$/)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isCardTaken
  await isConfirmed(page)
}

/** The totals are on the screen and none is an estimate: the server has answered everything that was asked. */
export const isConfirmed = (page: Page): Promise<void> =>
  eventually(
    () =>
      page
        .locator('.totals-note')
        .evaluateAll((notes) => notes.map((note) => note.hasAttribute('data-estimated')).join()),
    /^false(,false)*$/,
  )

/** From the summary to the confirmation; returns the order number. */
export const placeOrder = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Place order' }).click()
  return thankYou(page)
}

/** Returns the order number of the confirmation. */
export const thankYou = async (page: Page): Promise<string> => {
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  return (await page.getByText(/^Order CN-/).innerText()).replace(/^order /i, '')
}

/** Waits until the actual value is the expected one; otherwise reports the actual one. */
export const eventually = async <T>(
  read: () => T | Promise<T>,
  expected: T | RegExp,
  timeout = 15_000,
): Promise<void> => {
  const answer = expect.poll(read, { timeout, interval: 50 })
  await (expected instanceof RegExp ? answer.toMatch(expected) : answer.toEqual(expected))
}

export const sees = async (page: Page, words: string | RegExp): Promise<void> => {
  await page.getByText(words).filter({ visible: true }).first().waitFor()
}

export const cartCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, / })

/** Scrolls up, as a shopper does for whom the header has gone away (NAV-14). */
export const scrollToHeader = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('.shop-header > .header:not([data-away])').waitFor()
}

/** Presses one after the other without waiting: the fastest shopper on the slowest phone. */
export const pressBoth = (page: Page, first: string, second: string): Promise<void> =>
  page.evaluate(
    async (labels) => {
      for (const label of labels) {
        const named = [...document.querySelectorAll<HTMLElement>('main input, main button')].find(
          (element) =>
            (
              element.getAttribute('aria-label') ??
              element.closest('label')?.textContent ??
              element.textContent ??
              ''
            ).trim() === label,
        )
        if (named === undefined) throw new Error(`nothing is called ${label}`)
        named.click()
        await Promise.resolve()
      }
    },
    [first, second],
  )
