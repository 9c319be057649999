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
})
