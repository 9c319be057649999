import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { showsFocus, tabTo } from '../e2e/support/keyboard.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const main = () => shopper.page.getByRole('main')
const stories = () => main().getByRole('article')
const tag = (name: RegExp) => main().getByRole('button', { name })
const status = () => main().getByRole('status').filter({ hasText: 'stor' })
const query = () => decodeURIComponent(new URL(shopper.page.url()).search)

const openJournal = async () => {
  shopper = await shop.visitor()
  await shopper.page.goto(`${shopper.url}/journal`)
  await isAlive(shopper.page)
  await stories().first().waitFor()
}

describe('the journal', () => {
  test('CAT-53 shows seven of 24 stories at first, the newest one large', async () => {
    await openJournal()
    await expect.poll(() => stories().count()).toBe(7)
    await main().getByText('7 of 24 stories').waitFor()
    const [first, second] = await stories().all()
    const widths = await Promise.all([first, second].map(async (story) => (await story?.boundingBox())?.width ?? 0))
    expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0))
  })

  test('CAT-52 "Read more" adds six each time, the first of them with the focus, until all are there', async () => {
    await openJournal()
    for (const shown of [13, 19, 24]) {
      const before = await stories().count()
      await main().getByRole('button', { name: 'Read more' }).click()
      await expect.poll(() => stories().count()).toBe(shown)
      await main().getByText(`${shown} of 24 stories`).waitFor()
      await expect
        .poll(() =>
          stories()
            .nth(before)
            .evaluate((story) => story.contains(document.activeElement)),
        )
        .toBe(true)
    }
    await main().getByRole('button', { name: 'Read more' }).waitFor({ state: 'detached' })
    const titles = await stories().getByRole('heading').allInnerTexts()
    expect(new Set(titles).size).toBe(24)
  })
})

describe('the tags of the journal', () => {
  test('CAT-52 the choice is in the address: "Back" takes the last tag away, and a story gives it back', async () => {
    await openJournal()
    await tag(/^Walks/).click()
    await expect.poll(query).toBe('?tags=walks')
    await tag(/^Repairs/).click()
    await expect.poll(query).toBe('?tags=walks,repairs')
    await shopper.page.goBack()
    await expect.poll(query).toBe('?tags=walks')
    await status().getByText('stories in Walks').waitFor()
    const link = stories().first().getByRole('link')
    const title = await link.innerText()
    await link.click()
    await main().getByRole('heading', { level: 1, name: title }).waitFor()
    await shopper.page.goBack()
    await expect.poll(query).toBe('?tags=walks')
    await status().getByText('stories in Walks').waitFor()
    await shopper.page.reload()
    await status().getByText('stories in Walks').waitFor()
  })

  test('CAT-54 more tags show on a wider screen, "See more" shows the others, and a chosen one always shows', async () => {
    await openJournal()
    const { page, url } = shopper
    const tags = main().locator('[aria-pressed]')
    const button = (name: string | RegExp) => main().getByRole('button', { name })
    const visible = async () => {
      const seen = await Promise.all((await tags.all()).map((each) => each.isVisible()))
      return seen.filter(Boolean).length
    }
    for (const [width, shown, hidden] of [
      [1440, 18, 0],
      [800, 10, 8],
      [390, 4, 14],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(visible).toBe(shown)
      if (hidden === 0) {
        expect(await button(/^See/).count()).toBe(0)
        continue
      }
      await button(`See ${hidden} more`).click()
      await expect.poll(visible).toBe(18)
      await button('See less').click()
      await expect.poll(visible).toBe(shown)
    }
    await page.goto(`${url}/journal?tags=kids`)
    await isAlive(page)
    await tag(/^Kids/).waitFor()
    await button('See 13 more').waitFor()
  })

  test('CAT-52 by keyboard alone a tag is chosen, cleared and more is read', async () => {
    await openJournal()
    const { page } = shopper
    await tabTo(page, /^Walks/)
    expect(await showsFocus(page)).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(query).toBe('?tags=walks')
    await status().getByText('stories in Walks').waitFor()
    await tabTo(page, /^Clear all$/)
    await page.keyboard.press('Enter')
    await expect.poll(query).toBe('')
    await main().getByText('7 of 24 stories').waitFor()
    await tabTo(page, /^Read more$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => stories().count()).toBe(13)
  })
})
