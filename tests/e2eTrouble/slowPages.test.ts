import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive, isPageAlive } from '../e2e/support/hydrated.ts'
import { eventually } from '../e2e/support/walk.ts'
import { openAccount } from '../e2e/support/walkAccount.ts'
import { turnTo } from '../e2e/support/walkWithin.ts'
import { isQuiet } from '../e2e/support/quiet.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The code of these parts is held back until released. */
const held = async (parts: RegExp): Promise<() => void> => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await shopper.context.route(parts, async (route) => {
    await free
    await route.continue()
  })
  return letGo
}

/** Sums up how far things move without being touched. */
const watchShifts = (): Promise<unknown> =>
  shopper.context.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as unknown as readonly { readonly value: number }[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })

const shift = (): Promise<number> => shopper.page.evaluate<number>('window.shift')

/**
 * Follows the link and checks every frame until the page's skeleton is visible, or a frame in which the main part is
 * blank.
 */
const seenAfter = (selector: string): Promise<string> =>
  shopper.page.evaluate(
    (link) =>
      new Promise((done) => {
        document.querySelector<HTMLElement>(link)?.click()
        const look = () => {
          const isSeen = (one: Element) =>
            getComputedStyle(one).visibility === 'visible' && one.getBoundingClientRect().height > 0
          const heading = document.querySelector('main h1')?.textContent ?? ''
          if (heading === '') done('blank')
          else if (heading.startsWith('Loading'))
            done(
              document.querySelectorAll('main .skeleton').length > 0 &&
                [...document.querySelectorAll('main .skeleton')].every(isSeen)
                ? 'skeleton'
                : 'blank',
            )
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    selector,
  )

describe('while the code of a page is under way', () => {
  test.each([390, 1440] as const)(
    'RT-18 its skeleton is there in the next frame at %i px, and nothing jumps when it comes',
    async (width) => {
      shopper = await shop.visitor({ width })
      const { page, url } = shopper
      await watchShifts()
      await page.goto(url)
      await isAlive(page)
      const letGo = await held(/\/assets\/(CategoryPage|StoreLocatorPage|SignInForm|TrackOrderPage)-/)
      for (const link of ['a[href$="/c/footwear-1000"]', 'a[href$="/stores"]', 'a[href$="/track-order"]']) {
        expect(await seenAfter(link), link).toBe('skeleton')
      }
      letGo()
      await page.getByRole('heading', { level: 1, name: /^Track/ }).waitFor()
      await isQuiet(page)
      expect(await shift()).toBeLessThanOrEqual(0.02)
    },
  )

  test.each([390, 1440] as const)(
    'RT-18 a section’s skeleton is next to the sections’ names at %i px, and nothing jumps when it comes',
    async (width) => {
      shopper = await shop.visitor({ width })
      const { page, url } = shopper
      await watchShifts()
      await page.goto(url)
      await openAccount(page)
      await page.goto(`${url}/account`)
      await page.getByRole('navigation', { name: 'Your account' }).getByRole('link').first().waitFor()
      await isQuiet(page)
      const before = await shift()
      const letGo = await held(/\/assets\/(ProfileSection|LoyaltySection|AddressesSection)-/)
      for (const section of ['profile', 'loyalty', 'addresses']) {
        expect(await seenAfter(`.account-nav a[href$="/account/${section}"]`), section).toBe('skeleton')
        expect(await page.locator('.account-nav').isVisible()).toBe(true)
      }
      letGo()
      await page.getByRole('main').getByRole('heading', { level: 1, name: 'Addresses' }).waitFor()
      await isQuiet(page)
      expect((await shift()) - before).toBeLessThanOrEqual(0.02)
    },
  )
})

describe('before any script has come', () => {
  test.each([
    { path: '/account', width: 390 },
    { path: '/account/orders', width: 1440 },
    { path: '/favorites', width: 390 },
  ] as const)('RT-22 $path has its frame and its skeleton at $width px, and nothing jumps', async ({ path, width }) => {
    shopper = await shop.visitor({ width })
    const { page, url } = shopper
    await watchShifts()
    const letGo = await heldScripts(shopper)
    await page.goto(`${url}${path}`)
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).waitFor()
    await page.getByRole('contentinfo').waitFor()
    await eventually(
      () =>
        page
          .locator('main .skeleton')
          .filter({ visible: true })
          .count()
          .then((count) => count > 1),
      true,
    )
    await letGo()
    await isAlive(page)
    await page.locator('main .skeleton').first().waitFor({ state: 'detached' })
    await isQuiet(page)
    expect(await shift()).toBeLessThan(0.0005)
  })
})

test('the pictures of the first screen have a frame of their own before any script is asked for', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context, url } = shopper
  await page.addInitScript(() => {
    const noted = { frames: 0, seenAt: -1, askedAt: -1 }
    Object.assign(window, { noted })
    const count = () => {
      noted.frames += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    // Scripts wait for pictures half a second only, which is too short on a machine that has other work to do.
    const wait = window.setTimeout
    Object.assign(window, { setTimeout: (done: () => void, ms = 0) => (ms === 500 ? 0 : wait(done, ms)) })
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = function () {
      return decode.call(this).then(() => void (noted.seenAt = noted.frames))
    }
    new MutationObserver((changes) => {
      const isAsked = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node instanceof HTMLLinkElement && node.href.includes('/assets/vendor-')),
      )
      if (isAsked && noted.askedAt < 0) noted.askedAt = noted.frames
    }).observe(document, { childList: true, subtree: true })
  })
  // Later than the page's own first frame.
  await context.route(/\/media\/w_2880/, async (route) => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })
  await page.goto(`${url}/wash-and-proof`)
  await isAlive(page)
  const { seenAt, askedAt } = await page.evaluate<{ seenAt: number; askedAt: number }>('window.noted')
  expect(seenAt).toBeGreaterThan(0)
  expect(askedAt).toBeGreaterThan(seenAt)
})

describe('while the code of a page is under way, its skeleton has its layout', () => {
  test.each([390, 1440] as const)('RT-22 of a list and of a product at %i px', async (width) => {
    shopper = await shop.visitor({ width })
    const { page, url } = shopper
    await watchShifts()
    await page.goto(`${url}/stores`)
    await isAlive(page)
    for (const [path, code, layout] of [
      ['/c/footwear-1000', 'CategoryPage', 'Category'],
      ['/p/harrow-mid-boot-HARROWMID1', 'ProductPage', 'Product'],
    ] as const) {
      const letGo = await held(new RegExp(`/assets/${code}-`))
      await turnTo(page, `${url}${path}`)
      const column = page.locator(`main .skeleton-column[data-layout="${layout}"]`)
      await column.waitFor()
      const [line, large] = await Promise.all(
        [column.locator('.skeleton').first(), column.locator('.skeleton').last()].map((box) => box.boundingBox()),
      )
      // The large part of a product is its picture, above the lines on a phone and left of them elsewhere.
      if (layout === 'Product')
        expect(width === 390 ? (large?.y ?? 0) < (line?.y ?? 0) : (large?.x ?? 0) < (line?.x ?? 0)).toBe(true)
      else
        expect(
          await column
            .locator('.skeleton')
            .last()
            .evaluate((box) => getComputedStyle(box).maskRepeat),
        ).toBe('space')
      letGo()
      await column.waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1, name: /^(Footwear|Harrow Mid)$/ }).waitFor()
      await isQuiet(page)
      expect(await shift(), layout).toBeLessThan(0.0005)
    }
  })
})

test('FAV-02 the heart’s frame next to "Add to cart" is there from the first picture on, and nothing moves when the heart appears', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  const letGo = await held(/\/assets\/Heart-/)
  await page.goto(`${url}/p/harrow-mid-boot-HARROWMID1`)
  await isPageAlive(page)
  // In one step: React replaces the frame as the page comes alive.
  const boxes = () =>
    page.evaluate(() =>
      ['.add-act > .icon-button', '.add-act .button'].map((place) => {
        const { x, y, width, height } = document.querySelector(place)?.getBoundingClientRect() ?? {}
        return { x, y, width, height }
      }),
    )
  const before = await boxes()
  expect(before[0]?.width).toBe(56)
  letGo()
  await page.getByRole('button', { name: 'Add to favorites', exact: true }).waitFor()
  expect(await boxes()).toEqual(before)
})
