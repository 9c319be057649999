import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { tabTo } from '../e2e/support/keyboard.ts'
import { refusal } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const look = () => shopper.page.getByRole('region', { name: /Complete the pack|Compléter le sac/ })
const lines = () => look().getByRole('listitem')
const bag = (count: string) => shopper.page.locator(`header a[aria-label="${count}"]`)

const open = async (options: VisitorOptions = {}, prepare: (visitor: Visitor) => Promise<void> = async () => {}) => {
  shopper = await shop.visitor(options)
  await prepare(shopper)
  await shopper.page.goto(`${shopper.url}/hut-to-hut`)
  await isAlive(shopper.page)
  await look().scrollIntoViewIfNeeded()
}

describe('complete the look', () => {
  test('CAT-31 CAT-33 stacks three with picture, name, price and link, and the fourth is behind a button', async () => {
    await open()
    await expect.poll(() => lines().count()).toBe(3)
    for (const line of await lines().all()) {
      await line.getByRole('img').or(line.locator('img')).first().waitFor()
      await line.getByText(/\$\d/).first().waitFor()
      expect(await line.getByRole('link').getAttribute('href')).toMatch(/^\/en-us\/p\//)
    }
    await look().getByRole('button', { name: 'See more' }).click()
    await expect.poll(() => lines().count()).toBe(4)
  })

  test('CAT-34 one press adds an item to the cart', async () => {
    await open()
    const add = look().getByRole('button', { name: /^Add .* to the cart$/ })
    await add.first().click()
    await look()
      .getByRole('button', { name: /added to the cart$/ })
      .waitFor()
    await bag('Cart, 1 item').waitFor()
  })

  test('CAT-34 by keyboard alone an item is added', async () => {
    await open()
    await lines().first().waitFor()
    await tabTo(shopper.page, /^Add .* to the cart$/)
    await shopper.page.keyboard.press('Enter')
    await bag('Cart, 1 item').waitFor()
  })

  test('CAT-35 what cannot be added says so in a toast titled "Something went wrong"', async () => {
    await open({}, async ({ context }) => {
      await context.route('**/products/v2/products/*/details*', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replaceAll(/"(stock|maxQuantity)":\d+/g, '"$1":1')
        await route.fulfill({ response: answer, body })
      })
    })
    const add = lines().first().getByRole('button')
    await lines().first().getByText('1 left').waitFor()
    await add.click()
    await bag('Cart, 1 item').waitFor()
    await add.click()
    const toast = shopper.page.getByRole('region', { name: 'Messages' })
    await toast.getByText('Something went wrong').waitFor()
  })

  test('CAT-35 what the server refuses after the press says so, too, and is not called added any more', async () => {
    await open({}, async ({ context }) => {
      await context.route(/\/cart\/v1\/cartWithItem$/, (route) => route.fulfill(refusal(409, 'INV400')))
    })
    await lines().first().getByRole('button').click()
    const toast = shopper.page.getByRole('region', { name: 'Messages' })
    await toast.getByText('Something went wrong').waitFor()
    await lines()
      .first()
      .getByRole('button', { name: /^Add .* to the cart$/ })
      .waitFor()
    await bag('Cart, empty').waitFor()
  })
})

describe('recommendations', () => {
  const rail = () => shopper.page.getByRole('region', { name: /Beside this pack|À côté de ce sac/ })

  test('CAT-41 CAT-47 show other products with picture, name, price and rating', async () => {
    await open()
    await expect.poll(() => rail().getByRole('article').count()).toBe(8)
    const card = rail().getByRole('article').first()
    await card.getByText(/\$\d/).first().waitFor()
    await card.getByText(/^\d\.\d \(\d+\)$/).waitFor()
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/^\/en-us\/p\//)
  })

  test('CAT-43 sixteen places wait for them', async () => {
    shopper = await shop.visitor()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await shopper.context.route('**/products/v1/widgetRecommendations*', async (route) => {
      await held
      await route.continue()
    })
    await shopper.page.goto(`${shopper.url}/basecamp`)
    await isAlive(shopper.page)
    await shopper.page.getByRole('main').getByRole('link', { name: 'Hut to hut' }).click()
    await expect.poll(() => rail().locator('.skeleton').count()).toBe(16)
    letGo()
    await expect.poll(() => rail().getByRole('article').count()).toBe(8)
  })
})

describe('the quickshop', () => {
  test('DLG-19 opens from a card of a listing, and adds the chosen size', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/c/hiking-boots-1010`)
    await isAlive(page)
    await page.getByRole('button', { name: 'Quick shop: Harrow Mid', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Add to cart: Harrow Mid', exact: true })
    await panel.locator('.size', { hasText: /^US 9$/ }).click()
    await panel.getByRole('button', { name: 'Add to cart' }).click()
    await bag('Cart, 1 item').waitFor()
  })

  test('DLG-19 opens from a recommendation, closes by Escape and gives the focus back', async () => {
    await open()
    const button = rail()
      .getByRole('button', { name: /^Quick shop: / })
      .first()
    const name = (await button.getAttribute('aria-label')) ?? ''
    await button.click()
    const panel = shopper.page.getByRole('dialog', { name: /^Add to cart: / })
    await panel.waitFor()
    await shopper.page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => shopper.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
  })

  test('DLG-01 DLG-19 leaves the page usable until the late code of the mini cart is here, which then opens', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await context.route('**/assets/MiniCart-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${url}/c/hiking-boots-1010`)
    await isAlive(page)
    await page.getByRole('button', { name: 'Quick shop: Harrow Mid', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Add to cart: Harrow Mid', exact: true })
    await panel.locator('.size', { hasText: /^US 9$/ }).click()
    await panel.getByRole('button', { name: 'Add to cart' }).click()
    await panel.waitFor({ state: 'detached' })
    await bag('Cart, 1 item').waitFor()
    await expect.poll(() => page.locator('main').getAttribute('inert')).toBeNull()
    release()
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).waitFor()
  })

  const rail = () => shopper.page.getByRole('region', { name: 'Beside this pack' })
})
