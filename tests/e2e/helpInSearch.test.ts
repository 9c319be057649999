import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { forgetShifts, noteShifts, shiftsOf } from './support/shifts.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const main = () => shopper.page.getByRole('main')

describe('a search for help', () => {
  test('CAT-63 shows the page instead of nothing, as the server draws it', async () => {
    shopper = await shop.visitor({ locale: 'fr-ca' })
    const context = await shopper.context.browser()!.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shopper.url}/search?q=magasins`)
    const first = page.getByRole('main').locator('.found-pages').getByRole('link').first()
    expect(await first.innerText()).toBe('Nos magasins')
    expect(await first.getAttribute('href')).toBe('/fr-ca/stores')
    expect(await page.getByText(/Aucun résultat/).count()).toBe(0)
    await context.close()
  })

  test('CAT-63 from the field leads to the page, and moves nothing', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    await page.addInitScript(noteShifts)
    await page.goto(`${url}/search/hub`)
    await isAlive(page)
    const field = main().getByRole('combobox')
    await field.fill('shiping')
    await forgetShifts(page)
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for “shipping”', exact: true }).waitFor()
    await main().getByRole('link', { name: 'Search for “shiping” instead?' }).waitFor()
    expect(await violationsOn(page, 'pages found')).toEqual([])
    expect(await shiftsOf(page)).toEqual([])
    await main().getByRole('link', { name: 'Delivery', exact: true }).click()
    await page.waitForURL(/\/en-us\/help\/delivery$/)
  })
})

describe('a search for products', () => {
  test('CAT-63 has its pages below them, and waits for them, so that nothing moves', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    await page.addInitScript(noteShifts)
    await page.goto(`${url}/search/hub`)
    await isAlive(page)
    const products = page.waitForResponse(/productSearch/)
    await context.route(/helpSearch/, async (route) => {
      await (await products).finished()
      await route.continue()
    })
    const field = main().getByRole('combobox')
    await field.fill('fleece')
    await forgetShifts(page)
    await field.press('Enter')
    await main().locator('.product-grid a').first().waitFor()
    const article = main().getByRole('link', { name: 'How to ruin a fleece' })
    const [last, below] = await Promise.all([
      main().locator('.product-grid a').last().boundingBox(),
      article.boundingBox(),
    ])
    expect(below?.y).toBeGreaterThan(last?.y ?? Infinity)
    expect(await violationsOn(page, 'products and pages found')).toEqual([])
    expect(await shiftsOf(page)).toEqual([])
  })
})
