import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { eventually } from '../e2e/support/walk.ts'
import { isQuiet } from '../e2e/support/quiet.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The shop has no product with so many questions. */
const manyQuestions = async (): Promise<void> => {
  await shopper.context.route(/\/CORNICEAPP\/reviews\/questions(\?|$)/, (route) => {
    const from = new URL(route.request().url()).searchParams.get('page') === '2' ? 10 : 0
    const questions = Array.from({ length: from === 0 ? 10 : 4 }, (_, n) => ({
      questionId: `Q-${from + n}`,
      text: `Question ${from + n + 1}`,
      nickname: 'Wren',
      date: '2026-05-01',
      answers: [],
    }))
    return route.fulfill({ json: { total: 14, questions } })
  })
}

describe('the place on the page of a product is there again after "back", "forward" and a reload', () => {
  test.each([
    { list: 'reviews', items: '.review', button: 'More reviews', first: 10, all: 13 },
    { list: 'questions', items: '.question', button: 'See more questions', first: 10, all: 14 },
  ])('RT-23 in the $list, as long as they had become by a press', async ({ items, button, first, all }) => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await manyQuestions()
    await page.goto(`${url}/p/cornice-approach-CORNICEAPP`)
    await isAlive(page)
    const each = page.locator(items)
    await eventually(() => each.count(), first)
    await page.getByRole('button', { name: button }).click()
    await eventually(() => each.count(), all)
    await isQuiet(page)
    const last = each.nth(all - 2)
    await last.evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await isQuiet(page)
    const top = () => last.evaluate((item) => Math.round(item.getBoundingClientRect().top))
    const place = await top()
    const isThere = async () => Math.abs((await top()) - place) <= 2
    const stands = async (): Promise<void> => {
      await eventually(() => each.count(), all)
      await eventually(isThere, true)
      await isQuiet(page)
      expect(await isThere()).toBe(true)
    }
    const { pathname } = new URL(page.url())
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href]')?.click())
    await page.waitForURL((address) => address.pathname !== pathname)
    await page.goBack()
    await stands()
    await page.goForward()
    await page.waitForURL((address) => address.pathname !== pathname)
    await page.goBack()
    await stands()
    await page.reload()
    await isAlive(page)
    await stands()
  })
})
