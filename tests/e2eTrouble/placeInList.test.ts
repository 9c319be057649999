import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { placeOf, productLinks, scrollDown, standsAt, top } from '../e2e/support/place.ts'
import { undrawn } from '../e2e/support/undrawn.ts'
import { eventually } from '../e2e/support/walk.ts'
import { isQuiet } from '../e2e/support/quiet.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** Presses the card nearest to the middle of the screen, whose product has not been opened before. */
const pressCard = (): Promise<void> =>
  shopper.page.evaluate(() => {
    const middle = (card: Element) => Math.abs(card.getBoundingClientRect().top + 100 - innerHeight / 2)
    const [card] = [...document.querySelectorAll<HTMLAnchorElement>('.product-grid a[href*="/p/"]')].toSorted(
      (a, b) => middle(a) - middle(b),
    )
    card?.click()
  })

/** The product's answer is held until its skeleton has been on the screen, so that the page is short for a while. */
const holdProduct = async (): Promise<() => Promise<void>> => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await shopper.context.route(/\/products\/v2\/products\/[^/]+\/details/, async (route) => {
    await free
    await route.continue()
  })
  return async () => {
    await shopper.page.locator('.product .skeleton').first().waitFor({ state: 'attached' })
    await shopper.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    letGo()
  }
}

/** The page is the current one as soon as its link is pressed; until its products come, those of the page before stand. */
const showsPage = async (number: number): Promise<void> => {
  const { page } = shopper
  await eventually(() => page.getByRole('link', { name: `Page ${number}` }).getAttribute('aria-current'), 'page')
  await hasProducts()
}

const hasProducts = (): Promise<void> =>
  eventually(() => shopper.page.locator('#products').getAttribute('aria-busy'), 'false')

/** As on a busy phone: what React defers until after the commit comes later than the next frame. */
const putOff = (): Promise<unknown> =>
  shopper.page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, ...all: unknown[]) {
      if (all[0] === null) setTimeout(() => Reflect.apply(post, this, all), 60)
      else Reflect.apply(post, this, all)
    } as typeof post
  })

describe('when the shopper comes back to a list', () => {
  test.each([390, 1440] as const)(
    'CAT-03 back, forward and reload keep the place in the list at %i px, on the first visit of a product too',
    async (width) => {
      shopper = await shop.visitor({ width })
      const { page, url } = shopper
      await putOff()
      await page.goto(`${url}/c/footwear-1000`)
      await isAlive(page)
      await scrollDown(page, 2_000)
      const inList = await scrollDown(page, 5_000)
      const letGo = await holdProduct()
      await pressCard()
      await letGo()
      await page.getByRole('button', { name: 'Add to cart' }).waitFor()
      expect(await top(page)).toBe(0)
      const inProduct = await scrollDown(page, 500)
      await page.goBack()
      await standsAt(page, inList)
      await page.goForward()
      await page.getByRole('button', { name: 'Add to cart' }).waitFor()
      await standsAt(page, inProduct)
      await page.reload()
      await isAlive(page)
      await standsAt(page, inProduct)
      await page.goBack()
      await standsAt(page, inList)
      await page.reload()
      await isAlive(page)
      await standsAt(page, inList)
    },
  )

  test('CAT-03 every page and every filter of a list keeps a place of its own', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const colour = page.getByRole('group', { name: 'Color' }).locator('label').first()
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    const onFirst = await scrollDown(page, 1_500)
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page 2' })
      .evaluate((link: HTMLElement) => link.click())
    await showsPage(2)
    await eventually(() => top(page), 0)
    const onSecond = await scrollDown(page, 700)
    await page.goBack()
    await showsPage(1)
    await standsAt(page, onFirst)
    await page.goForward()
    await showsPage(2)
    await standsAt(page, onSecond)
    await page.goBack()
    await standsAt(page, onFirst)
    await scrollDown(page, 120)
    const first = page.locator('.product-grid a').first()
    const unfiltered = await first.getAttribute('href')
    await colour.evaluate((label: HTMLElement) => label.click())
    await eventually(async () => (await first.getAttribute('href')) !== unfiltered, true)
    await page.getByRole('group', { name: 'Applied filters' }).waitFor()
    await isQuiet(page)
    await hasProducts()
    const filtered = await placeOf(page, productLinks)
    await pressCard()
    await page.getByRole('button', { name: 'Add to cart' }).waitFor()
    await page.goBack()
    await page.getByRole('group', { name: 'Applied filters' }).waitFor()
    await standsAt(page, filtered)
  })

  test('CAT-03 a page that the browser makes from nothing keeps its place over a reload, and an address that is typed begins at its top', async () => {
    shopper = await shop.visitor()
    const { page, url, context } = shopper
    await undrawn(context)
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    const place = await scrollDown(page, 2_000)
    await page.reload()
    await isAlive(page)
    await standsAt(page, place)
    await page.goto(`${url}/cart`)
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    await page.locator('.product-grid a').first().waitFor()
    await isQuiet(page)
    expect(await top(page)).toBe(0)
  })
})

test('CAT-03 a shopper who scrolls while a list is coming back is not pulled away', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(`${url}/c/footwear-1000`)
  await isAlive(page)
  const place = await scrollDown(page, 3_000)
  await pressCard()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await page.goBack()
  await eventually(() => placeOf(page, productLinks), place)
  const before = await top(page)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -400)
  await eventually(async () => Math.abs((await top(page)) - before + 400) < 50, true)
  const moved = await placeOf(page, productLinks)
  await page.setViewportSize({ width: 1440, height: 880 })
  await standsAt(page, moved)
})
