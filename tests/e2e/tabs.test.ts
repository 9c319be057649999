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

/**
 * Notes in the page when the header's count becomes each figure, on the clock all tabs share, and when a bare message arrives
 * that the other tab sends at the moment it counts: what any message takes on this machine, now.
 */
const watchCount = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const link = document.querySelector('header .cart-link')
    const bare = new BroadcastChannel('bare')
    bare.addEventListener('message', ({ data }) => performance.mark(`bare ${String(data)}`))
    const note = (): void => {
      const name = link?.getAttribute('aria-label') ?? ''
      if (performance.getEntriesByName(`count ${name}`).length > 0) return
      performance.mark(`count ${name}`)
      bare.postMessage(name)
    }
    if (link) new MutationObserver(note).observe(link, { attributes: true })
  })

const notedAt = async (page: Page, what: 'count' | 'bare', units: number): Promise<number> => {
  const noted = () =>
    page.evaluate((name) => {
      const [mark] = performance.getEntriesByName(name)
      return mark ? performance.timeOrigin + mark.startTime : null
    }, `${what} Cart, ${units} items`)
  await expect.poll(noted, { timeout: 15_000 }).not.toBeNull()
  return (await noted()) ?? Number.NaN
}

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

test('two tabs show the same cart within 100 ms of each other, not counting what a bare message takes', async () => {
  const [here, there] = (await openTabs(2)) as [Page, Page]
  await watchCount(here)
  await watchCount(there)
  const rounds = [2, 3, 4, 5, 6, 7, 8]
  for (const units of rounds) {
    await here.getByRole('button', { name: 'One more' }).click()
    await eventually(() => line(there).inputValue(), String(units))
    await isConfirmed(here)
  }
  const gaps = await Promise.all(rounds.map(async (units) => (await notedAt(there, 'count', units)) - (await notedAt(here, 'count', units))))
  const bare = await Promise.all(rounds.map(async (units) => (await notedAt(there, 'bare', units)) - (await notedAt(here, 'count', units))))
  const median = gaps.map((gap, round) => gap - (bare[round] ?? 0)).toSorted((a, b) => a - b)[3]
  expect(median, `ms from tab to tab: ${gaps.map(Math.round).join(', ')}; of a bare message: ${bare.map(Math.round).join(', ')}`).toBeLessThanOrEqual(100)
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
