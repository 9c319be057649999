import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { tabTo } from '../e2e/support/keyboard.ts'
import { harrow, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const open = async (path = harrow, options: VisitorOptions = {}) => {
  shopper = await shop.visitor(options)
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
}
const set = (name = 'Worn together') => shopper.page.getByRole('region', { name })
const bag = (label: string) => shopper.page.locator(`header a[aria-label="${label}"]`)

describe('the set that a product belongs to', () => {
  test('CAT-08 is on its page with every piece, its price and its link', async () => {
    await open()
    await set().scrollIntoViewIfNeeded()
    await expect.poll(() => set().getByRole('link').allInnerTexts()).toHaveLength(3)
    expect(await set().getByRole('link').first().getAttribute('href')).toMatch(/^\/en-us\/p\/.*-HARROWMID1$/)
    expect(await set().getByText(/^\$\d/).count()).toBeGreaterThan(2)
    expect(await violationsOn(shopper.page, 'a product with its set')).toEqual([])
  })

  test('CAT-08 by keyboard each piece is added to the cart', async () => {
    await open()
    const names = ['Cart, 1 item', 'Cart, 2 items', 'Cart, 3 items']
    await expect.poll(() => set().getByRole('listitem').count()).toBe(3)
    for (const name of names) {
      await tabTo(shopper.page, /^Add .* to the cart$/)
      await shopper.page.keyboard.press('Enter')
      await bag(name).waitFor()
    }
  })

  test('CAT-08 is named in French, and a product without a set shows none', async () => {
    await open(harrow, { locale: 'fr-fr', width: 390 })
    await set('Se portent ensemble').waitFor()
    await open('/p/a-RIMEJUNIOR')
    await shopper.page.getByRole('heading', { name: 'Reviews' }).waitFor()
    expect(await set().count()).toBe(0)
  })

  test('CAT-08 that cannot be looked up leaves the page without it', async () => {
    shopper = await shop.visitor()
    await shopper.page.route('**/productSets', (route) => route.abort())
    await shopper.page.goto(`${shopper.url}${harrow}`)
    await shopper.page.getByRole('heading', { name: 'Reviews' }).waitFor()
    expect(await set().count()).toBe(0)
    shopper.complaints.length = 0
  })
})

describe('a page that has been open for a while', () => {
  /** The page has asked for its stock and been answered: what is asked meanwhile is the same call. */
  const openLongAgo = async (): Promise<void> => {
    shopper = await shop.visitor()
    const answered = shopper.page.waitForResponse(/\/inventory$/)
    await shopper.page.goto(`${shopper.url}${harrow}`)
    await isAlive(shopper.page)
    await answered
    await sees(shopper.page, /In stock|left in size/)
  }

  /** From now on the stock of this size is gone, as another shopper's order would have it. */
  const sellOut = (sku: string) =>
    shopper.page.route('**/products/v1/products/*/inventory', async (route) => {
      const answer = await route.fetch()
      const { variants } = (await answer.json()) as { readonly variants: Readonly<Record<string, unknown>> }
      await route.fulfill({ response: answer, json: { variants: { ...variants, [sku]: { quantity: 0 } } } })
    })

  test('CAT-07 does not offer a size that has sold out since, once it is chosen', async () => {
    await openLongAgo()
    await sellOut('HARROWMID1-SAPI-100')
    await shopper.page.locator('.size', { hasText: /^US 10$/ }).click()
    await sees(shopper.page, /Sold out in .*, size US 10\./)
    expect(await shopper.page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true)
  })

  test('CAT-07 says that its size has sold out when it is shown again', async () => {
    await openLongAgo()
    await sellOut('HARROWMID1-SAPI-090')
    await shopper.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await sees(shopper.page, /Sold out in .*, size US 9\./)
  })

  test('CAT-07 keeps what it knows when nobody answers', async () => {
    await openLongAgo()
    await shopper.page.route('**/products/v1/products/*/inventory', (route) => route.abort())
    await shopper.page.locator('.size', { hasText: /^US 10$/ }).click()
    await sees(shopper.page, /In stock|left in size/)
    expect(await shopper.page.getByRole('button', { name: 'Add to cart' }).isEnabled()).toBe(true)
    shopper.complaints.length = 0
  })
})
