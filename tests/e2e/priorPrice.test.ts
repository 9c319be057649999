import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const reduced = '/p/tallow-shorts-women-TALLOWSHTW'

const lowest = 'Niedrigster Preis der letzten 30 Tage: '

const open = async (locale: string, path: string) => {
  shopper = await shop.visitor({ width: 390, locale })
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
  return shopper.page.getByRole('main')
}

describe('the lowest price of the last 30 days', () => {
  test.each([
    ['de-de', lowest],
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

  test('LAW-09 LAW-11 is named in the lines of the cart, in its panel, in the checkout and in what is saved for later', async () => {
    await open('de-de', `${reduced}?colour=LACO&size=S`)
    const { page } = shopper
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Zur Kasse' }).waitFor()
    const line = panel.locator('.small-line')
    const words = await line.getByText(lowest).innerText()
    expect(words).toContain(await line.locator('del').innerText())
    // On a phone the summary of the checkout is folded.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${shopper.url}/checkout`)
    await page.locator('.small-line').getByText(words).waitFor()
    await page.goto(`${shopper.url}/cart`)
    await page.locator('.cart-line').getByText(words).waitFor()
    await page.getByRole('button', { name: 'Für später merken' }).click()
    await page.locator('[data-saved]').getByText(words).waitFor()
  })

  test('LAW-11 is named at a favorite and at a product that is offered beside others', async () => {
    await open('de-de', reduced)
    const { page } = shopper
    await page.getByRole('button', { name: 'Zu den Favoriten', exact: true }).click()
    await page.goto(`${shopper.url}/favorites`)
    await page.locator('.favorite').getByText(lowest).waitFor()
    await page.goto(`${shopper.url}/hut-to-hut`)
    await page
      .locator('.upsell-line')
      .filter({ has: page.locator('del') })
      .getByText(lowest)
      .waitFor()
  })

  test.each(['en-us', 'en-gb'])('LAW-09 is not named in %s', async (locale) => {
    const main = await open(locale, reduced)
    expect(await main.locator('.buy-head del').count()).toBe(1)
    expect(await main.getByText(/last 30 days/).count()).toBe(0)
  })
})
