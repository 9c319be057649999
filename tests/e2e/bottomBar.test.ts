import { afterEach, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'
import { eventually, openProduct, toCart } from './support/walk.ts'
import { isQuiet } from './support/quiet.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const onPhone = async (): Promise<void> => {
  shopper = await shop.visitor({ width: 390 })
  await shopper.context.addInitScript(noteShifts)
}

const bar = (): Locator => shopper.page.locator('.bottom-bar')

/** How far the lower edge of the button is above the foot of the screen, in CSS pixels. */
const heightAbove = (): Promise<number> =>
  bar()
    .getByRole('button')
    .evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)

/** Below the foot of the screen. */
const isAway = async (): Promise<boolean> => (await heightAbove()) < -40

const goTo = async (share: number): Promise<void> => {
  await shopper.page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share)
  await shopper.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Names of what took the focus by Tab while covered by the bar. */
const coveredByBar = async (stops: number): Promise<readonly string[]> => {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await shopper.page.keyboard.press('Tab')
    const name = await shopper.page.evaluate(() => {
      const focused = document.activeElement
      const foot = document.querySelector('.bottom-bar')
      if (focused === null || foot === null || foot.contains(focused) || focused === document.body) return null
      const isOver = focused.getBoundingClientRect().bottom > foot.getBoundingClientRect().top
      return isOver ? `${focused.tagName} ${focused.textContent}` : null
    })
    if (name !== null) covered.push(name)
  }
  return covered
}

describe('the product page on a phone', () => {
  test('CAT-68 "Add to cart" is at the foot of the screen wherever one is, once, and nothing moves', async () => {
    await onPhone()
    await openProduct(shopper)
    // What stands below comes later, in its place.
    await isQuiet(shopper.page)
    for (const share of [0, 0.2, 0.5, 1]) {
      await goTo(share)
      expect(await heightAbove()).toBe(8)
    }
    expect(await shopper.page.getByRole('button', { name: 'Add to cart' }).count()).toBe(1)
    expect(await shiftsOf(shopper.page)).toEqual([])
  })

  test('CAT-68 it covers neither the end of the page nor what has the focus', async () => {
    await onPhone()
    await openProduct(shopper)
    await isQuiet(shopper.page)
    await goTo(1)
    const foot = await shopper.page.getByRole('contentinfo').boundingBox()
    const edge = await bar().boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1)
    await goTo(0)
    expect(await coveredByBar(40)).toEqual([])
  })

  test('CAT-68 it is away while a keyboard or a dialog is there, and takes the focus back', async () => {
    await onPhone()
    await openProduct(shopper)
    const { page } = shopper
    await page.getByRole('spinbutton').focus()
    expect(await isAway()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isAway()).toBe(false)
    await page.getByRole('button', { name: 'Add to cart' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).waitFor()
    expect(await isAway()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await isAway()).toBe(false)
    await eventually(
      () =>
        bar()
          .getByRole('button')
          .evaluate((button) => button === document.activeElement),
      true,
    )
  })

  test('CAT-68 nothing is wrong with it for axe', async () => {
    await onPhone()
    await openProduct(shopper)
    expect(await violationsOn(shopper.page, 'product bar')).toEqual([])
  })

  test('CAT-68 it stays in its place while the question about cookies is there', async () => {
    shopper = await shop.visitor({ width: 390, locale: 'de-de', consent: 'unasked' })
    const { page, url } = shopper
    await page.goto(`${url}/p/harrow-mid-boot-HARROWMID1?colour=SAPI&size=090`)
    await isAlive(page)
    const position = () => bar().evaluate((element) => getComputedStyle(element).display)
    expect(await position()).toBe('contents')
    await page.getByRole('button', { name: 'Alle ablehnen' }).click()
    await eventually(position, 'flex')
    await eventually(heightAbove, 8)
  })
})

test('CAT-68 on a large or a low screen it is where it was', async () => {
  shopper = await shop.visitor()
  await openProduct(shopper)
  const display = () => bar().evaluate((element) => getComputedStyle(element).display)
  expect(await display()).toBe('contents')
  await shopper.page.setViewportSize({ width: 390, height: 844 })
  expect(await display()).toBe('flex')
  await shopper.page.setViewportSize({ width: 390, height: 400 })
  expect(await display()).toBe('contents')
})

test('CHK-14 "Checkout" is at the foot of a phone’s screen in the cart, once, and leads on', async () => {
  await onPhone()
  await toCart(shopper)
  for (const share of [0, 1]) {
    await goTo(share)
    expect(await heightAbove()).toBe(8)
  }
  expect(await shopper.page.getByRole('button', { name: 'Checkout', exact: true }).count()).toBe(1)
  expect(await coveredByBar(30)).toEqual([])
  await bar().getByRole('button', { name: 'Checkout' }).click()
  await eventually(() => new URL(shopper.page.url()).pathname, '/en-us/checkout')
})
