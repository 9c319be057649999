import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const slot = (key: string) => shopper.page.locator(`[data-slot="${key}"]`)
const visit = async (path: string) => {
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
}

describe('a slot', () => {
  test('CMS-02 shows its document, and without a connection what it last showed', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await visit('/stores')
    await slot('store-locator').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click()
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor()
    await context.setOffline(true)
    await page.goBack()
    await slot('store-locator').getByText('Have your feet measured').waitFor()
  })
})

describe('a segment that the address forces', () => {
  test.each([
    ['loyalty', 'Your points are in'],
    ['none-of-ours', 'Members of the loyalty program earn'],
  ])('SEG-03 ?testContext=%s shows “%s”, drawn and alive', async (segment, words) => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const answer = await page.goto(`${url}/wash-and-proof?testContext=${segment}`)
    expect(await answer?.text()).toContain(words.slice(0, 15))
    await isAlive(page)
    expect(await page.getByRole('main').innerText()).toContain(words)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click()
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor()
  })
})
