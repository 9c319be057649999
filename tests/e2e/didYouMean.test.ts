import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { forgetShifts, noteShifts, shiftsOf } from './support/shifts.ts'
import { eventually } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const heading = (name: string) => shopper.page.getByRole('heading', { level: 1, name, exact: true })
const announced = () => shopper.page.locator('[data-live-announcer] [aria-live=polite]').innerText()

describe('a misspelled search', () => {
  test.each([
    { locale: 'en-us', q: 'jaket', title: 'Results for “jacket”', instead: 'Search for “jaket” instead?' },
    { locale: 'de-de', q: 'Wandersoken', title: 'Treffer für „wandersocke“', instead: /nach „Wandersoken“ suchen\?$/ },
    { locale: 'fr-fr', q: 'chausette', title: 'Résultats pour « chaussette »', instead: /plutôt «.chausette.»/ },
  ])('CAT-62 on $locale is drawn by the server with what was searched for', async ({ locale, q, title, instead }) => {
    shopper = await shop.visitor({ locale })
    const context = await shopper.context.browser()!.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shopper.url}/search?q=${q}`)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await page.getByRole('link', { name: instead }).click()
    await page.waitForURL(new RegExp(`/search\\?q=%22${q}%22$`))
    await page.getByRole('heading', { level: 2 }).filter({ hasText: q }).waitFor()
    await context.close()
  })

  test('CAT-62 typed in the field says what it shows, aloud too, and moves nothing', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    await page.addInitScript(noteShifts)
    await page.goto(`${url}/search/hub`)
    await isAlive(page)
    const field = page.getByRole('main').getByRole('combobox')
    await field.fill('jaket')
    await forgetShifts(page)
    await field.press('Enter')
    await heading('Results for “jacket”').waitFor()
    await page.locator('.product-grid a').first().waitFor()
    await eventually(announced, 'Results for “jacket”. Search for “jaket” instead?')
    expect(await violationsOn(page, 'a corrected search')).toEqual([])
    expect(await shiftsOf(page)).toEqual([])
  })

  test('CAT-62 is searched for as typed by its link, and corrected again on the way back', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/search?q=red%20jaket`)
    await isAlive(page)
    await eventually(announced, 'Results for “red jacket”. Search for “red jaket” instead?')
    await page.getByRole('link', { name: 'Search for “red jaket” instead?' }).click()
    await heading('Results for “red jaket”').waitFor()
    await page.getByRole('link', { name: /instead/ }).waitFor({ state: 'detached' })
    await page.goBack()
    await heading('Results for “red jacket”').waitFor()
  })

  test('CAT-62 keeps its line in another order of the results, unlike a word that is right', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/search?q=jaket`)
    await isAlive(page)
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-up')
    await page.waitForURL(/sort=price-up/)
    await heading('Results for “jacket”').waitFor()
    await page.getByRole('link', { name: /instead/ }).waitFor()
    await page.goto(`${url}/search?q=jacket`)
    await heading('Results for “jacket”').waitFor()
    expect(await page.getByRole('link', { name: /instead/ }).count()).toBe(0)
  })
})
