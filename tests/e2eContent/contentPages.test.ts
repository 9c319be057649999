import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const heading = (name: string | RegExp) => shopper.page.getByRole('main').getByRole('heading', { level: 1, name })

describe('a page of content', () => {
  test.each([
    ['en-us', '/loyalty', 'Loyalty'],
    ['en-us', '/help/contact-us', 'Contact'],
    ['en-us', '/journal', 'Journal'],
    ['en-us', '/lake-isabelle', 'Lake Isabelle before the road closes'],
    ['en-us', '/winter-walking', 'Walking in winter'],
    ['fr-fr', '/lake-isabelle', 'Le lac Isabelle avant la fermeture'],
  ])('RT-13 CMS-02 in %s %s is drawn by the server and comes to life as it is', async (locale, path, title) => {
    shopper = await shop.visitor({ locale })
    const { page, url } = shopper
    const letGo = await heldScripts(shopper)
    await page.goto(`${url}${path}`)
    await heading(title).waitFor()
    await heading(title).evaluate((element) => Object.assign(element, { isTheFirst: true }))
    await letGo()
    await isAlive(page)
    expect(await heading(title).evaluate((element) => 'isTheFirst' in element)).toBe(true)
  })

  test('CMS-02 a link leads to one without loading the page anew', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/journal`)
    await isAlive(page)
    await page.evaluate(() => Object.assign(window, { isTheFirst: true }))
    await page.getByRole('main').getByRole('link', { name: 'Lake Isabelle before the road closes' }).click()
    await heading('Lake Isabelle before the road closes').waitFor()
    expect(await page.evaluate(() => 'isTheFirst' in window)).toBe(true)
    await page.getByRole('heading', { name: 'Read next' }).waitFor()
  })

  test('CMS-31 the words of a hero whose picture does not come stand on contour lines', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    await context.route('**/media/**/HARROWMID1-*', (route) => route.abort())
    await page.goto(`${url}/first-boots`)
    await isAlive(page)
    await page.locator('.hero-block[data-bare] > svg').first().waitFor()
  })

  test('CMS-02 without a connection what was read is shown again, and what was not says so', async () => {
    shopper = await shop.visitor()
    const { page, url, context } = shopper
    const footer = page.getByRole('contentinfo')
    await page.goto(`${url}/about`)
    await isAlive(page)
    await footer.getByRole('link', { name: 'Delivery' }).click()
    await heading('Delivery').waitFor()
    await footer.getByRole('link', { name: 'About us' }).click()
    await heading('About us').waitFor()
    await context.setOffline(true)
    await footer.getByRole('link', { name: 'Delivery' }).click()
    await heading('Delivery').waitFor()
    await page.getByText('Standard delivery takes two to four working days.').waitFor()
    await footer.getByRole('link', { name: 'Materials' }).click()
    await heading('We couldn’t connect').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading('Materials').waitFor()
  })
})
