import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const reduced = '/p/tallow-shorts-women-TALLOWSHTW'

const open = async (locale: string, path: string) => {
  shopper = await shop.visitor({ width: 390, locale })
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
  return shopper.page.getByRole('main')
}

describe('the lowest price of the last 30 days', () => {
  test.each([
    ['de-de', 'Niedrigster Preis der letzten 30 Tage: '],
    ['fr-fr', 'Prix le plus bas des 30 derniers jours'],
    ['it-it', 'Prezzo più basso degli ultimi 30 giorni: '],
    ['es-es', 'Precio más bajo de los últimos 30 días: '],
  ])('LAW-09 is named in %s at the price and on a card: %s', async (locale, words) => {
    const price = (await open(locale, reduced)).locator('.buy-head')
    const struck = await price.locator('del').innerText()
    expect(await price.getByText(words).innerText()).toContain(struck)
    const card = shopper.page.locator('.product-card').filter({ has: shopper.page.locator('del') })
    await shopper.page.goto(`${shopper.url}/c/sale-7000`)
    await card.first().getByText(words).waitFor()
  })

  test('LAW-09 is named in a line of the cart', async () => {
    await open('de-de', `${reduced}?colour=LACO&size=S`)
    const { page } = shopper
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse' }).waitFor()
    await page.goto(`${shopper.url}/cart`)
    const line = page.locator('.cart-line')
    await line.getByText('Niedrigster Preis der letzten 30 Tage: ').waitFor()
  })

  test.each(['en-us', 'en-gb'])('LAW-09 is not named in %s', async (locale) => {
    const main = await open(locale, reduced)
    expect(await main.locator('.buy-head del').count()).toBe(1)
    expect(await main.getByText(/last 30 days/).count()).toBe(0)
  })
})
