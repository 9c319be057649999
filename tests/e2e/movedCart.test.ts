import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, harrow, harrowTen, isConfirmed, toCart } from './support/walk.ts'
import { disturb, refusal } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The same page of the German shop. */
const german = (path: string): string => `${shopper.url.replace('/en-us', '/de-de')}${path}`
const notice = (state: string) => shopper.page.locator(`.move-notice[data-move="${state}"]`)
/** Everything the cart says about money. */
const amounts = (): Promise<readonly string[]> =>
  shopper.page.locator('.cart-line-sum, .summary-column dd').allInnerTexts()

/** A pair of boots in a cart in dollars, on a phone. */
const arriveWithOne = async (): Promise<void> => {
  shopper = await shop.visitor({ width: 390 })
  await toCart(shopper)
}

test('CART-42 changing the country says before and after what it costs, the way back has the old prices, and a checkout asks first', async () => {
  await arriveWithOne()
  const { page, url } = shopper
  await page.goto(`${url}/location-selector`)
  await page.locator('main a[hreflang="de-DE"]').click()
  const dialog = page.getByRole('dialog', { name: 'Shop in Germany?' })
  await dialog.getByText('Your cart moves to Germany: prices will be in euros.').waitFor()
  expect(await violationsOn(page, 'the country is confirmed')).toEqual([])
  await dialog.getByRole('link', { name: 'Go to Germany' }).click()
  await page.waitForURL(/\/de-de/)
  await page.goto(german('/cart'))
  await notice('done').waitFor()
  await isConfirmed(page)
  const [, before, after] = /Bisher waren es (.+), jetzt sind es (.+)\./.exec(await notice('done').innerText()) ?? []
  expect(before).toMatch(/^228,00\s\$$/)
  expect(after).toMatch(/€$/)
  expect((await amounts()).join(' ')).not.toContain('$')
  expect((await amounts()).at(-1)).toContain(after)
  expect(await violationsOn(page, 'a cart that has moved')).toEqual([])
  await notice('done').getByRole('button', { name: 'Zurück (Vereinigte Staaten)' }).click()
  await page.getByRole('link', { name: 'Wechseln (Vereinigte Staaten)' }).click()
  await page.waitForURL(/\/en-us\/cart/)
  await notice('done').getByText('is now $228.00.').waitFor()
  expect((await amounts()).join(' ')).not.toContain('€')
  await notice('done').getByRole('button', { name: 'OK' }).click()
  await notice('done').waitFor({ state: 'detached' })

  await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click()
  await page.getByLabel('Email', { exact: true }).waitFor()
  await page.goto(german('/checkout'))
  await notice('elsewhere').getByText('Dein Warenkorb hat Preise in US-Dollar.').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await notice('elsewhere').getByRole('button').click()
  await notice('done').waitFor()
  await page.locator('.order-summary-bar', { hasText: '€' }).waitFor()
})

test('CART-43 an item of another currency is added after one press that moves the cart', async () => {
  await arriveWithOne()
  const { page } = shopper
  await openGermanProduct()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  const dialog = page.getByRole('dialog', { name: 'Warenkorb auf Deutschland umstellen' })
  await dialog.getByText('Dein Warenkorb hat Preise in US-Dollar.').waitFor()
  expect(await violationsOn(page, 'the cart has to move first')).toEqual([])
  await dialog.getByRole('button', { name: 'Warenkorb auf Deutschland umstellen' }).click()
  await page.locator('header a[aria-label*="2"]').first().waitFor()
  await page.goto(german('/cart'))
  await notice('done').waitFor()
  await isConfirmed(page)
  expect(await page.getByRole('spinbutton').inputValue()).toBe('2')
  expect((await amounts()).join(' ')).not.toContain('$')
})

const openGermanProduct = async (): Promise<void> => {
  const { page } = shopper
  await page.goto(german(harrow))
  await page.getByRole('button', { name: 'In den Warenkorb' }).waitFor()
}

test('CART-42 what is not sold in the new country is listed, and can be saved for later', async () => {
  shopper = await shop.visitor({ width: 390 })
  await addToCart(shopper, harrowTen)
  await toCart(shopper)
  const { page, context } = shopper
  await page.goto(german('/cart'))
  await disturb(context, /\/cart\/v1\/item$/, 1, (route) => route.fulfill(refusal(409, 'INV702')))
  await notice('elsewhere').getByRole('button').click()
  const unsold = notice('done').getByRole('listitem').filter({ hasText: 'Harrow Mid' })
  await unsold.waitFor()
  expect(await violationsOn(page, 'a cart that has left something behind')).toEqual([])
  await unsold.getByRole('button', { name: 'Für später merken: Harrow Mid' }).click()
  await unsold.waitFor({ state: 'detached' })
  await page.locator('.saved-list').getByText('Harrow Mid').first().waitFor()
})
