import { Schema } from 'effect'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ingestPerformance } from '../../contracts/api/systemApi.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { useTrackedShop } from '../e2e/support/trackedShop.ts'
import { addShown, eventually, harrow, openProduct } from '../e2e/support/walk.ts'

const { address, arrive, batches, stored, collected, visitor } = useTrackedShop()

describe('tracking', () => {
  test('TRK-04 the pages a shopper sees and what is added to the cart reach the collector once, over a reload, too', async () => {
    const page = await arrive('/en-us')
    await eventually(() => stored('en-us'), ['Page Viewed /en-us'])
    await openProduct({ page, url: address('/en-us') })
    await addShown(page)
    const seen = [
      'Page Viewed /en-us',
      `Page Viewed ${new URL(address(`/en-us${harrow}`)).pathname}`,
      'Product Added',
      'Product Viewed',
    ]
    await eventually(() => stored('en-us'), seen)
    await page.reload()
    await isAlive(page)
    await eventually(() => stored('en-us'), [...seen, String(seen[1]), 'Product Viewed'].toSorted())
  })

  test('TRK-01 TRK-03 where the shopper must be asked, nothing is sent before an answer, and afterwards it is', async () => {
    const page = await arrive('/en-gb')
    const banner = page.getByRole('region', { name: 'Cookies and your privacy' })
    await banner.waitFor()
    await openProduct({ page, url: address('/en-gb') })
    await addShown(page)
    expect([batches(), await stored('en-gb')]).toEqual([0, []])
    await page.goto(address('/en-gb'))
    await banner.getByRole('button', { name: 'Accept all' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.reload()
    await isAlive(page)
    await eventually(() => stored('en-gb'), ['Page Viewed /en-gb'])
    expect(batches()).toBeGreaterThan(0)
  })
})

describe('a page that is left', () => {
  test('TRK-04 sends what the worker has not sent yet, and it is stored once', async () => {
    const page = await visitor()
    await page.addInitScript(waitLong)
    const leave = async () => {
      await page.goto(address('/en-us/materials'))
      await isAlive(page)
      await page.goto('about:blank')
      return (await collected('Page Viewed')).length
    }
    await expect.poll(leave).toBeGreaterThan(0)
  })

  test('TRK-04 and comes back from the browser’s memory, is told as seen again and goes on telling', async () => {
    const page = await visitor({ keepsPages: true })
    // As in keptPage.test.ts.
    await page.addInitScript('delete window.FinalizationRegistry')
    await page.goto(address('/en-us/hut-to-hut'))
    await isAlive(page)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
    )
    await expect.poll(() => stored('en-us')).toContain('Page Viewed /en-us/hut-to-hut')
    await page.goto(address('/en-us/materials'))
    await isAlive(page)
    await page.evaluate(() => setTimeout(() => history.back()))
    await eventually(() => page.evaluate('window.wasKept === true'), true)
    const views = async () => (await stored('en-us')).filter((one) => one === 'Page Viewed /en-us/hut-to-hut').length
    await expect.poll(views).toBe(2)
    await page.locator('[data-promotion]').getByRole('link', { name: 'See the packs' }).click()
    await expect.poll(() => collected('Promotion Clicked')).toHaveLength(1)
  })
})

/** The worker waits so long for a batch to fill that every page is left before. */
const waitLong = (): void => {
  const slow = () =>
    document.querySelector('meta[name="cairn-tracking"]')?.setAttribute('data-flush-interval', '86400000')
  new MutationObserver(slow).observe(document, { childList: true, subtree: true })
}

describe('the performance beacon', () => {
  /** What the server has answered to those that the page has sent. */
  const answers = (page: Page): number[] => {
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/fapi/performance/ingest')) statuses.push(response.status())
    })
    return statuses
  }
  /** Playwright does not see the bodies of beacons. */
  const keepBodies = (): void => {
    const bodies: Promise<string>[] = []
    const send = navigator.sendBeacon.bind(navigator)
    Object.assign(globalThis, { bodies })
    navigator.sendBeacon = (to, body) => {
      if (body instanceof Blob) bodies.push(body.text())
      return send(to, body)
    }
  }
  /** Hidden as often as it takes until the code is there that hears it. */
  const hide = (page: Page): Promise<void> =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      Reflect.deleteProperty(document, 'visibilityState')
    })

  test('TRK-05 tells once how fast the page was, when it is hidden', async () => {
    const page = await visitor()
    const statuses = answers(page)
    await page.addInitScript(keepBodies)
    await page.goto(address('/en-us/materials'))
    await isAlive(page)
    await expect.poll(() => hide(page).then(() => statuses)).toEqual([204])
    await hide(page)
    const bodies = await page.evaluate<readonly string[]>('Promise.all(bodies)')
    const sent = bodies.map((body) => JSON.parse(body) as { readonly metrics: Readonly<Record<string, number>> })
    expect(sent).toMatchObject([{ page: '/en-us/materials', class: 'Other', locale: 'en-us' }])
    expect(sent.filter((body) => !Schema.is(ingestPerformance.body)(body))).toEqual([])
    const measured = ['LCP', 'FCP', 'TTFB'].map((name) => Number(sent[0]?.metrics[name]) > 0)
    expect(measured).toEqual([true, true, true])
  })

  test('TRK-05 TRK-02 tells nothing before an answer where the shopper must be asked', async () => {
    const page = await visitor()
    const statuses = answers(page)
    const code = page.waitForResponse(/\/late-[\w-]{7}\.js/)
    await page.goto(address('/en-gb/materials'))
    await isAlive(page)
    await code
    await hide(page)
    await page.goto('about:blank')
    expect(statuses).toEqual([])
  })
})
