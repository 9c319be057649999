import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName, showsFocus, tabTo } from '../e2e/support/keyboard.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const main = () => shopper.page.getByRole('main')
const stories = () => main().getByRole('article')
const tag = (name: RegExp) => main().getByRole('button', { name })
const button = (name: string | RegExp) => main().getByRole('button', { name })
const status = () =>
  main()
    .getByRole('status')
    .filter({ hasText: /stor|récit/ })
const query = () => decodeURIComponent(new URL(shopper.page.url()).search)
const chosen = () => main().locator('[aria-pressed="true"]').allInnerTexts()

const openJournal = async (options: VisitorOptions = {}, search = '') => {
  shopper = await shop.visitor(options)
  await shopper.page.goto(`${shopper.url}/journal${search}`)
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

  test('CAT-50 a card has its subtitle, its day and how long it takes to read', async () => {
    await openJournal()
    const card = stories().filter({ hasText: 'Lake Isabelle before the road closes' })
    await card.getByText('Four and a half miles, most of them level, and a reason to start at six.').waitFor()
    await card.getByText('October 6', { exact: true }).waitFor()
    await card.getByText(/^\d minutes?$/).waitFor()
  })

  test('CAT-52 "Read more" adds six each time, the first of them with the focus, until all are there', async () => {
    await openJournal()
    for (const shown of [13, 19, 24]) {
      const before = await stories().count()
      await button('Read more').click()
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
    await button('Read more').waitFor({ state: 'detached' })
    const titles = await stories().getByRole('heading').allInnerTexts()
    expect(new Set(titles).size).toBe(24)
  })
})

describe('the tags of the journal', () => {
  test('CAT-52 a tag leaves as many stories as it says, and several any of them', async () => {
    await openJournal()
    const [, walks = ''] = /(\d+)$/.exec(await tag(/^Walks/).innerText()) ?? []
    await tag(/^Walks/).click()
    await status().getByText(`${walks} stories in Walks`).waitFor()
    await expect.poll(query).toBe('?tags=walks')
    await expect.poll(() => stories().count()).toBe(Math.min(7, Number(walks)))
    await tag(/^Repairs/).click()
    await expect.poll(query).toBe('?tags=walks,repairs')
    await status()
      .getByText(/^\d+ stories in (?:Walks and Repairs|Repairs and Walks)$/)
      .waitFor()
    expect((await chosen()).map((words) => words.replaceAll(/\W*\d+/g, '')).toSorted()).toEqual(['Repairs', 'Walks'])
    await tag(/^Walks/).click()
    await expect.poll(query).toBe('?tags=repairs')
    await status()
      .getByText(/stories in Repairs$/)
      .waitFor()
  })

  test('CAT-52 a choice means the same in another language', async () => {
    await openJournal({ locale: 'fr-fr' }, '?tags=walks,repairs')
    await status()
      .getByText(/Marches|Réparations/)
      .waitFor()
    expect((await chosen()).length).toBe(2)
  })

  test('CAT-52 "Clear all" brings back all stories and keeps the focus in the filter', async () => {
    await openJournal({}, '?tags=walks,repairs')
    await button('Clear all').click()
    await expect.poll(query).toBe('')
    await main().getByText('7 of 24 stories').waitFor()
    await button('Clear all').waitFor({ state: 'detached' })
    expect(await chosen()).toEqual([])
    expect(await focusedName(shopper.page)).toMatch(/^Walks/)
  })

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

  test.each([
    [390, 4, 14],
    [800, 10, 8],
    [1440, 18, 0],
  ])('CAT-54 on a screen of %i px %i tags show, and "See more" shows the other %i', async (width, shown, hidden) => {
    shopper = await shop.visitor()
    await shopper.page.setViewportSize({ width, height: 900 })
    await shopper.page.goto(`${shopper.url}/journal`)
    await isAlive(shopper.page)
    const tags = main().locator('[aria-pressed]')
    await stories().first().waitFor()
    const visible = async () => {
      const seen = await Promise.all((await tags.all()).map((each) => each.isVisible()))
      return seen.filter(Boolean).length
    }
    await expect.poll(visible).toBe(shown)
    if (hidden === 0) return expect(await button(/^See/).count()).toBe(0)
    await button(`See ${hidden} more`).click()
    await expect.poll(visible).toBe(18)
    await button('See less').click()
    await expect.poll(visible).toBe(shown)
  })

  test('CAT-54 a chosen tag shows although its place is hidden', async () => {
    await openJournal({ width: 390 }, '?tags=kids')
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

  test('CAT-52 in French the tags and the stories are French', async () => {
    await openJournal({ locale: 'fr-fr' })
    await main().getByText('7 récits sur 24').waitFor()
    await tag(/^Marches/).click()
    await expect.poll(query).toBe('?tags=walks')
    await status()
      .getByText(/\d+ récits dans Marches/)
      .waitFor()
    const card = stories().filter({ hasText: 'Le lac Isabelle avant la fermeture' })
    await card.getByText('6 octobre', { exact: true }).waitFor()
    await button('Tout effacer').click()
    await button('Plus de récits').click()
    await expect.poll(() => stories().count()).toBe(13)
  })
})

describe('the page of an article', () => {
  test('CAT-51 has its title, subtitle, day and reading time, and at most four others below it', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/lake-isabelle`)
    await main().getByRole('heading', { level: 1, name: 'Lake Isabelle before the road closes' }).waitFor()
    await main().getByText('Four and a half miles, most of them level, and a reason to start at six.').waitFor()
    await main().getByText('October 6, 2026').waitFor()
    await isAlive(page)
    const related = main().locator('.related').getByRole('article')
    await expect.poll(() => related.count()).toBe(4)
    expect(await related.getByRole('heading').allInnerTexts()).not.toContain('Lake Isabelle before the road closes')
    await main().getByRole('link', { name: 'All of the journal' }).click()
    await main().getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
  })

  test('CAT-51 in French the day is written the French way', async () => {
    shopper = await shop.visitor({ locale: 'fr-fr' })
    await shopper.page.goto(`${shopper.url}/lake-isabelle`)
    await main().getByText('6 octobre 2026').waitFor()
    await main()
      .getByText(/^\d minutes?$/)
      .first()
      .waitFor()
  })
})
