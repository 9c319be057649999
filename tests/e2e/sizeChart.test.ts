import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const boot = '/p/harrow-mid-boot-HARROWMID1?colour=SAPI'
const dialog = () => shopper.page.getByRole('dialog')

const open = async (path: string, { locale = 'en-us', button = 'Size guide' } = {}) => {
  shopper = await shop.visitor({ locale })
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
  await shopper.page.getByRole('button', { name: button }).press('Enter')
}

describe('the size guide of a product', () => {
  test.each([
    { locale: 'en-us', button: 'Size guide', head: 'Foot, cm', foot: '26.2 10.3' },
    { locale: 'fr-fr', button: 'Guide des tailles', head: 'Pied, cm', foot: '26,2 10,3' },
  ])('CAT-58 of shoes has their chart on $locale', async ({ locale, button, head, foot }) => {
    await open(boot, { locale, button })
    await dialog().getByRole('columnheader', { name: head }).waitFor()
    await dialog()
      .getByRole('row', { name: `9 10½ 8 42 42 ${foot}` })
      .waitFor()
    expect(await violationsOn(shopper.page, 'a size guide')).toEqual([])
  })

  test('CAT-58 of a jacket has its own chart, and asks for no foot', async () => {
    await open('/p/weatherglass-jacket-WEATHERGLS')
    await dialog().getByRole('columnheader', { name: 'Men, chest in cm', exact: true }).waitFor()
    expect(await dialog().getByRole('textbox').count()).toBe(0)
  })

  test('CAT-58 says when the chart cannot be reached, and asks again', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await context.route('**/size-chart/**', (route) => route.abort())
    await page.goto(`${shopper.url}${boot}`)
    await isAlive(page)
    await page.getByRole('button', { name: 'Size guide' }).click()
    await sees(page, 'We can’t load the size chart right now.')
    await context.unroute('**/size-chart/**')
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await dialog().getByRole('columnheader', { name: 'Foot, cm' }).waitFor()
  })
})

describe('the size for a foot', () => {
  test('CAT-57 is found by keyboard, in either unit, and chosen on the page', async () => {
    await open(boot)
    const { page } = shopper
    const foot = dialog().getByRole('textbox', { name: /^Length of your foot/ })
    await foot.fill('10.3')
    await sees(page, 'Size US 9 should fit.')
    await dialog().getByRole('button', { name: 'In cm instead' }).press('Enter')
    await sees(page, 'Enter a length such as 26.5.')
    await foot.fill('28.2')
    await sees(page, 'Size US 11½ should fit.')
    expect(await violationsOn(page, 'a foot that fits')).toEqual([])
    await dialog().getByRole('button', { name: 'Choose size US 11½' }).press('Enter')
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toContain('size=115')
  })

  test('CAT-57 is said to be none of this product', async () => {
    await open(boot)
    const foot = dialog().getByRole('textbox', { name: /^Length of your foot/ })
    await foot.fill('12.5')
    await sees(shopper.page, 'Your foot is longer than our largest size of this style.')
    expect(
      await dialog()
        .getByRole('button', { name: /^Choose size/ })
        .count(),
    ).toBe(0)
  })
})
