import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const carousel = () => shopper.page.locator('.carousel').filter({ hasText: 'All day' })
/** Which item is in view, once the carousel stands still. */
const shownPage = () =>
  carousel()
    .locator('.carousel-items')
    .evaluate(async (list) => {
      for (let before = -1; before !== list.scrollLeft;) {
        before = list.scrollLeft
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
      return Math.round(list.scrollLeft / (list.firstElementChild?.clientWidth ?? 1))
    })

/** A phone that shows a carousel which an editor lets turn every second. */
const openTurning = async (reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context, url } = shopper
  await page.emulateMedia({ reducedMotion })
  await context.route('**/publish/caas/**/wet-days*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const turning = text.replace('"id":"shells",', '"id":"shells","autorotateTime":1,')
    await route.fulfill({ response: answer, body: turning })
  })
  await page.goto(`${url}/basecamp`)
  await isAlive(page)
  await page.clock.install()
  await page.getByRole('main').getByRole('link', { name: 'Wet days' }).click()
  await carousel().getByRole('button', { name: 'Pause slideshow' }).waitFor()
  await carousel().scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
}

/** Ten seconds pass, in which a turning carousel would have turned ten times. */
const staysWhereItIs = async () => {
  const before = await shownPage()
  await shopper.page.clock.runFor(10_000)
  await shopper.page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await shownPage()).toBe(before)
}
const turns = async () => {
  const before = await shownPage()
  await expect.poll(shownPage).not.toBe(before)
}

describe('a carousel that turns by itself', () => {
  test('CMS-42 turns until it is stopped, and turns again', async () => {
    await openTurning()
    await turns()
    await carousel().getByRole('button', { name: 'Pause slideshow' }).click()
    await shopper.page.mouse.move(0, 0)
    await staysWhereItIs()
    await carousel().getByRole('button', { name: 'Play slideshow' }).click()
    await shopper.page.mouse.move(0, 0)
    await shopper.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await turns()
  })

  test('CMS-42 does not turn under the pointer', async () => {
    await openTurning()
    await carousel().hover()
    await staysWhereItIs()
  })

  test('CMS-42 does not turn while it has the focus', async () => {
    await openTurning()
    await carousel().getByRole('link').first().focus()
    await staysWhereItIs()
  })

  test('CMS-42 does not turn in a hidden tab', async () => {
    await openTurning()
    await shopper.page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await staysWhereItIs()
  })

  test('CMS-42 does not turn for those who ask for less motion', async () => {
    await openTurning('reduce')
    await staysWhereItIs()
  })
})
