import { afterEach, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, eventually, isConfirmed, openCart } from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const line = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity of Harrow Mid' })

/** Notes in the page when the header's count becomes each figure, on the clock all tabs share. */
const watchCount = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const link = document.querySelector('header .cart-link')
    const note = (): void => {
      const name = `count ${link?.getAttribute('aria-label') ?? ''}`
      if (performance.getEntriesByName(name).length === 0) performance.mark(name)
    }
    if (link) new MutationObserver(note).observe(link, { attributes: true })
  })

const countedAt = (page: Page, units: number): Promise<number> =>
  page.evaluate((name) => {
    const [mark] = performance.getEntriesByName(name)
    return mark ? performance.timeOrigin + mark.startTime : Number.NaN
  }, `count Cart, ${units} items`)

const openTabs = async (count: number): Promise<readonly Page[]> => {
  shopper = await shop.visitor()
  await addToCart(shopper)
  await openCart(shopper)
  await isConfirmed(shopper.page)
  const tabs = [shopper.page]
  while (tabs.length < count) {
    const page = await shopper.tab()
    await openCart({ page, url: shopper.url })
    tabs.push(page)
  }
  return tabs
}

test('two tabs show the same cart within 100 ms of each other', async () => {
  const [here, there] = (await openTabs(2)) as [Page, Page]
  await watchCount(here)
  await watchCount(there)
  const rounds = [2, 3, 4, 5, 6, 7, 8]
  for (const units of rounds) {
    await here.getByRole('button', { name: 'One more' }).click()
    await eventually(() => line(there).inputValue(), String(units))
    await isConfirmed(here)
  }
  const gaps = await Promise.all(rounds.map(async (units) => (await countedAt(there, units)) - (await countedAt(here, units))))
  const median = gaps.toSorted((a, b) => a - b)[3]
  expect(median, `ms from tab to tab: ${gaps.map(Math.round).join(', ')}`).toBeLessThanOrEqual(100)
})

test('three tabs pressed in turn agree, and every change is sent once', async () => {
  const tabs = await openTabs(3)
  const changes = recordChanges(shopper.context)
  for (const tab of tabs) {
    const before = Number(await line(tab).inputValue())
    await tab.getByRole('button', { name: 'One more' }).click()
    for (const each of tabs) await eventually(() => line(each).inputValue(), String(before + 1))
  }
  for (const tab of tabs) await isConfirmed(tab)
  await eventually(() => line(shopper.page).inputValue(), '4')
  expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length)
  expect(changes.length).toBeLessThanOrEqual(3)
})

test('when the tab that sends is closed another one carries on', async () => {
  const [first, second] = (await openTabs(2)) as [Page, Page]
  const changes = recordChanges(shopper.context)
  await first.close()
  await second.getByRole('button', { name: 'One more' }).click()
  await eventually(() => changes.length, 1)
  await isConfirmed(second)
  await second.reload()
  await eventually(() => line(second).inputValue(), '2')
})
