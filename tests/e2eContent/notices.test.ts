import type { Locator } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { undrawn } from '../e2e/support/undrawn.ts'
import { eventually, harrow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const came = async (options: VisitorOptions = {}): Promise<Visitor> => {
  shopper = await shop.visitor(options)
  await shopper.context.addInitScript(watch)
  return shopper
}

/** Counts layout shifts, and keeps what the page tells whoever counts. */
const watch = (): void => {
  const seen = { shifts: 0, reported: [] as unknown[] }
  Object.assign(globalThis, { seen })
  addEventListener('cairn:engagement', (event) => seen.reported.push((event as CustomEvent).detail))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
const shifts = (): Promise<unknown> => shopper.page.evaluate('seen.shifts')
const reported = (): Promise<unknown> => shopper.page.evaluate('seen.reported')

const notices = (): Locator => shopper.page.getByRole('group', { name: 'Notices' })
const message = (words: string): Locator => notices().getByText(words).filter({ visible: true })
const benefits = (): Locator => shopper.page.getByRole('region', { name: 'Sixty days to return, muddy or clean' })

describe('the notices above the header', () => {
  test('PROMO-03 PROMO-05 turn by themselves, by arrows and by dots, and stop', async () => {
    const { page, url } = await came()
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`${url}/materials`)
    await isAlive(page)
    await message('Resoled twice in a boot’s life.').waitFor()
    await eventually(async () => {
      await page.clock.runFor(1_000)
      return message('Your cart works without a signal.').count()
    }, 1)
    await notices().getByRole('button', { name: 'Previous' }).click()
    await message('Resoled twice in a boot’s life.').waitFor()
    await notices().getByRole('button', { name: 'Show slide 2 of 2' }).click()
    await message('Your cart works without a signal.').waitFor()
    await notices().getByRole('button', { name: 'Pause slideshow' }).click()
    await page.mouse.move(700, 800)
    await page.clock.runFor(20_000)
    expect(await message('Your cart works without a signal.').count()).toBe(1)
    expect(await violationsOn(page, 'notices')).toEqual([])
  })

  test('PROMO-03 on a phone have no arrows', async () => {
    const { page, url } = await came({ width: 390 })
    await page.goto(`${url}/materials`)
    await isAlive(page)
    await notices().getByRole('button', { name: 'Show slide 2 of 2' }).waitFor()
    expect(await notices().getByRole('button', { name: 'Next' }).count()).toBe(0)
  })

  test('PROMO-02 PROMO-21 once closed they and the benefit bar stay away, and nothing moves where they were', async () => {
    const { page, url } = await came()
    await page.goto(`${url}/materials`)
    await isAlive(page)
    await notices().getByRole('button', { name: 'Close' }).click()
    await notices().waitFor({ state: 'detached' })
    await benefits().getByRole('button', { name: 'Close' }).click()
    await benefits().waitFor({ state: 'detached' })
    const letGo = await heldScripts(shopper)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await notices().count()).toBe(0)
    expect(await benefits().count()).toBe(0)
    await letGo()
    await isAlive(page)
    await eventually(() => page.locator('.promo-bar, .benefit-bar').count(), 0)
    expect(await shifts()).toBe(0)
  })

  test.each([
    ['its storage', () => shopper.page.evaluate(() => localStorage.removeItem('cairn.dismissed'))],
    ['its cookie', () => shopper.context.clearCookies({ name: 'cairn-audience' })],
  ])('PROMO-21 they stay away from a browser that has lost %s', async (_what, lose) => {
    const { page, url } = await came()
    await page.goto(`${url}/materials`)
    await isAlive(page)
    await benefits().getByRole('button', { name: 'Close' }).click()
    await benefits().waitFor({ state: 'detached' })
    await lose()
    const letGo = await heldScripts(shopper)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await benefits().count()).toBe(0)
    await letGo()
    await isAlive(page)
    await eventually(() => page.locator('.benefit-bar').count(), 0)
    expect(await shifts()).toBe(0)
  })

  test('PROMO-20 on a page that the browser draws itself they come where their place was kept', async () => {
    const { page, url, context } = await came()
    await undrawn(context)
    await page.goto(`${url}/materials`)
    await message('Resoled twice in a boot’s life.').waitFor()
    await benefits().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await shifts()).toBeLessThan(0.01)
    await notices().getByRole('button', { name: 'Close' }).click()
    await notices().waitFor({ state: 'detached' })
    await page.reload()
    await benefits().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await notices().count()).toBe(0)
    expect(await shifts()).toBeLessThan(0.01)
  })
})

describe('the pop-up', () => {
  const small = (): Locator => shopper.page.getByRole('complementary', { name: 'A letter', exact: true })
  const open = (): Locator => shopper.page.getByRole('complementary', { name: 'A letter twice a month' })

  test('PROMO-12 PROMO-14 is small, opens after its delay, can be made small, and once closed never returns', async () => {
    const { page, url } = await came({ seesPopUps: true })
    await page.clock.install()
    await page.goto(`${url}/materials`)
    await isAlive(page)
    await small().waitFor()
    expect(await violationsOn(page, 'small pop-up')).toEqual([])
    await page.clock.runFor(8_000)
    await open().getByLabel('Email').waitFor()
    expect(await violationsOn(page, 'open pop-up')).toEqual([])
    await open().getByRole('button', { name: 'Collapse' }).click()
    await small().waitFor()
    await small().getByRole('button', { name: 'A letter' }).click()
    await open().getByRole('link', { name: 'Read the journal first' }).click()
    await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
    expect(await reported()).toEqual([
      { name: 'popupImpression', popUp: 'newsletter-2026' },
      { name: 'popupExpansion', popUp: 'newsletter-2026' },
      { name: 'popupClick', popUp: 'newsletter-2026', url: '/en-us/journal' },
      { name: 'popupImpression', popUp: 'newsletter-2026' },
      { name: 'popupExpansion', popUp: 'newsletter-2026' },
    ])
    await open().getByRole('button', { name: 'Close' }).click()
    await open().waitFor({ state: 'detached' })
    await page.reload()
    await isAlive(page)
    await page.getByRole('complementary', { name: '100 points' }).waitFor()
    expect(await small().count()).toBe(0)
  })

  test('PROMO-13 opens after two seconds where its document says no delay', async () => {
    const { page, url, context } = await came({ seesPopUps: true })
    await context.addInitScript(() => localStorage.setItem('cairn.dismissed', '["newsletter-2026"]'))
    await context.addInitScript(() => {
      const times: Record<string, number> = {}
      Object.assign(window, { times })
      addEventListener('cairn:engagement', (event) => {
        times[(event as CustomEvent<{ readonly name: string }>).detail.name] = Date.now()
      })
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(`${url}/materials`)
    const times = () => page.evaluate<{ popupImpression?: number; popupExpansion?: number }>('window.times')
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return (await times()).popupExpansion
      })
      .toBeGreaterThan(0)
    const { popupImpression = 0, popupExpansion = 0 } = await times()
    expect(popupExpansion - popupImpression).toBeGreaterThanOrEqual(2_000)
    expect(popupExpansion - popupImpression).toBeLessThan(2_500)
  })

  test('PROMO-12 is small beside the button that adds to the cart, not above it', async () => {
    const { page, url } = await came({ seesPopUps: true, width: 1440 })
    await page.goto(`${url}${harrow}`)
    const add = await page.getByRole('button', { name: 'Add to cart' }).first().boundingBox()
    await small().waitFor()
    const { x = 0, width = 0 } = (await small().boundingBox()) ?? {}
    expect(width).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(add?.x ?? 0)
  })
})
