import { afterEach, describe, expect, test } from 'vitest'
import { seedDocuments } from '../../server/content/seed/seedDocuments.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { noteTurns, turnAndSettle } from '../e2e/support/walkWithin.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const documents = [
  ...new Set(
    seedDocuments()
      .filter(({ family }) => family === 'page')
      .map(({ key }) => `/${key}`),
  ),
]

/** Screens of the shop around whose own content stand blocks. */
const screens = [
  '',
  '/c/footwear-1000',
  '/c/hiking-boots-1010',
  '/c/gift-cards-6000',
  '/p/portage-48-PORTAGE480',
  '/search',
  '/search?q=boot',
  '/cart',
  '/stores',
  '/sign-up',
  '/no-such-page',
]

/** As a screen reader lists them, such as "2 Read next". */
const shownHeadings = (): string[] =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility() && heading.closest('[aria-hidden="true"]') === null)
    .map((heading) => `${heading.tagName[1]} ${heading.textContent}`)

const levelOf = (heading: string | undefined): number => Number(heading?.[0] ?? 0)

describe.each([
  [documents, 'every seeded page'],
  [screens, 'the screens around which blocks stand'],
] as const)('headings', (paths, what) => {
  test(`CMS-02 of ${what}: one of the first level, and no level is left out`, { timeout: 600_000 }, async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const wrong: string[] = []
    await noteTurns(page)
    await page.goto(`${url}/track-order`)
    for (const path of paths) {
      await turnAndSettle(page, `${url}${path}`)
      const headings = await page.evaluate(shownHeadings)
      if (headings.filter((heading) => levelOf(heading) === 1).length !== 1) wrong.push(`${path}: ${headings.join()}`)
      for (const [place, heading] of headings.entries())
        if (levelOf(heading) > levelOf(headings[place - 1]) + 1 && place > 0)
          wrong.push(`${path}: ${heading} comes after ${headings[place - 1]}`)
    }
    expect(wrong).toEqual([])
  })
})
