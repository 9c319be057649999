import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, sees, toBilling, toCart } from './support/walk.ts'

/** The flight recorder on a phone. */
const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const part = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Part of this page' }).getByRole('button', { name })
const list = (page: Page) => page.getByRole('tree', { name: 'What happened' })
const frame = (page: Page, nth = 0) => page.locator('iframe').nth(nth).contentFrame()

/** How much of the page is wider than the screen, or cut off in a row of the list. */
const cutOff = (page: Page) =>
  page.evaluate(() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll('.entry-row')]
      .filter((row) => row.scrollHeight > row.clientHeight + 1 || row.scrollWidth > row.clientWidth)
      .map((row) => row.textContent),
  ])

test('REC-06 a phone shows one part at a time under a time line that stays, and cuts nothing off', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  await toBilling(shopper)
  await page.goto(`${url}/debug`)
  await page.getByRole('button', { name: 'Got it' }).click()
  await list(page).getByRole('treeitem').first().waitFor()
  expect(await page.locator('iframe').isVisible()).toBe(false)
  expect(await page.getByText('What led to it, without secrets').isVisible()).toBe(false)
  await list(page)
    .getByRole('treeitem', { name: /Typed the shipping address/ })
    .click()
  await list(page).getByRole('treeitem', { name: 'Type the shipping address' }).first().waitFor()
  expect(await cutOff(page)).toEqual([])
  expect(await violationsOn(page, 'the recorder on a phone, events')).toEqual([])

  await part(page, 'Screen').click()
  await frame(page).getByRole('heading', { level: 1 }).first().waitFor()
  expect(await list(page).isVisible()).toBe(false)
  expect(await cutOff(page)).toEqual([])

  await part(page, 'Changes').click()
  await sees(page, 'What led to it, without secrets')
  expect(await page.locator('iframe').isVisible()).toBe(false)
  await page.mouse.wheel(0, 2_000)
  await eventually(() => page.evaluate(() => scrollY > 300), true)
  expect((await page.getByRole('slider', { name: 'Time line' }).boundingBox())?.y).toBeLessThan(300)
  expect(await cutOff(page)).toEqual([])
  expect(await violationsOn(page, 'the recorder on a phone, changes')).toEqual([])
})

test('REC-06 what-if is a part of its own on a phone, with the screen as it would have been', async () => {
  shopper = await shop.visitor({ width: 390, dark: true })
  const { page, url } = shopper
  await toCart(shopper)
  await page.goto(`${url}/debug`)
  await page.getByRole('button', { name: 'Got it' }).click()
  await part(page, 'What if').click()
  await page.getByRole('slider', { name: 'Time line' }).focus()
  await page.keyboard.press('End')
  await sees(page, 'Only what the shopper did can be left out.')
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: 'Add Harrow Mid, US 9' }).waitFor()
  await sees(page, 'Leave out something that the shopper did')
  await page.getByRole('button', { name: 'What if it had not happened?' }).click()
  await sees(page, 'Without 1: Add Harrow Mid, US 9.')
  await frame(page, 1).getByText('Your cart is empty').waitFor()
  expect(await page.locator('iframe').first().isVisible()).toBe(false)
  expect(await cutOff(page)).toEqual([])
  expect(await violationsOn(page, 'the recorder on a phone, what if')).toEqual([])
  await part(page, 'Screen').click()
  await frame(page).locator('li.cart-line').waitFor()
  expect(await page.locator('iframe').nth(1).isVisible()).toBe(false)
})
