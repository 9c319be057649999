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
  test('CAT-62 is drawn by the server with what was searched for', async () => {
    shopper = await shop.visitor({ locale: 'fr-fr' })
    const context = await shopper.context.browser()!.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shopper.url}/search?q=chausette`)
    await page.getByRole('heading', { level: 1, name: 'Résultats pour « chaussette »', exact: true }).waitFor()
    await page.getByRole('link', { name: /plutôt «.chausette.»/ }).click()
    await page.waitForURL(/\/search\?q=%22chausette%22$/)
    await page.getByRole('heading', { level: 2 }).filter({ hasText: 'chausette' }).waitFor()
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
})
