import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { eventually, harrow } from '../e2e/support/walk.ts'
import { isQuiet } from '../e2e/support/quiet.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The most files of code that a first visit may load, those of the worker included (decision 55). */
test.each([
  ['the home page', '', { scripts: 44, styles: 22 }],
  ['a listing', '/c/footwear-1000', { scripts: 44, styles: 22 }],
  ['a product’s page', harrow, { scripts: 55, styles: 24 }],
  ['the cart', '/cart', { scripts: 40, styles: 18 }],
])('RT-24 a first visit to %s loads few files of code', async (_, path, most) => {
  shopper = await shop.visitor()
  const { page, context, url } = shopper
  const files = new Set<string>()
  context.on('request', (request) => void files.add(new URL(request.url()).pathname))
  await page.goto(`${url}${path}`)
  const count = (ending: string): number =>
    [...files].filter((file) => file.startsWith('/assets/') && file.endsWith(ending)).length
  // The code of the mini cart is the last that a page loads by itself.
  await eventually(() => [...files].some((file) => /\/assets\/MiniCart-/.test(file)), true)
  await isQuiet(page)
  expect(count('.js')).toBeLessThanOrEqual(most.scripts)
  expect(count('.css')).toBeLessThanOrEqual(most.styles)
})
