// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readAugmentedPage } from '../../../../contracts/api/content/contentApi.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { rememberPlace } from '../../../../ui/src/locale/placeChoice.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { textsOf } from '../pressing.ts'
import { focusedName, gone, named, pressAt, reads } from './onScreen.ts'
import { preloadContent, seededContent, seededDocument } from './seededContent.ts'
import { findsStories, storiesOf } from './seededStories.ts'

beforeAll(async () => {
  rememberPlace('US')
  await preloadContent('page', 'journal')
  await preloadContent('page', 'lake-isabelle')
})
let screen: Screen
afterEach(() => screen.close())

const open = async (address: string) => {
  const locale = address.slice(1, 6) as Locale
  screen = await openScreen(address, { answers: [...seededContent(locale), findsStories(locale)] })
}
const stories = () => document.querySelectorAll('main article.story').length
const shows = (count: number) => expect.poll(stories).toBe(count)
const tag = (name: RegExp) => pressAt('main .tag-toggle', name)
const query = () => decodeURIComponent(location.search)
const chosen = () => textsOf('main .tag-toggle[aria-pressed=true]')
const story = (title: string) =>
  [...document.querySelectorAll('main article.story')].find((each) => each.querySelector('h2')?.textContent === title)
const withTag = (id: string, locale: Locale = 'en-us') =>
  storiesOf(locale).filter(({ tags }) => tags.some((each) => each.id === id)).length

describe('the journal', () => {
  test('CAT-53 shows seven of 24 stories at first', async () => {
    await open('/en-us/journal')
    await shows(7)
    await reads('main', '7 of 24 stories')
  })

  test('CAT-50 a card has its subtitle, its day and how long it takes to read', async () => {
    await open('/en-us/journal')
    await shows(7)
    const card = story('Lake Isabelle before the road closes')
    expect(card?.textContent).toContain('Four and a half miles, most of them level, and a reason to start at six.')
    expect([...(card?.querySelectorAll('.story-meta > *') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'October 6',
      '2 minutes',
    ])
  })
})

describe('the tags of the journal', () => {
  test('CAT-52 a tag leaves as many stories as it says, and several any of them', async () => {
    await open('/en-us/journal')
    const walks = withTag('walks')
    await tag(new RegExp(`^Walks ?${walks}$`))
    await reads('main [role=status]', `${walks} stories in Walks`)
    expect(query()).toBe('?tags=walks')
    await shows(Math.min(7, walks))
    await tag(/^Repairs/)
    await reads('main [role=status]', /\d+ stories in (?:Walks and Repairs|Repairs and Walks)/)
    expect(query()).toBe('?tags=walks,repairs')
    expect(
      chosen()
        .map((words) => words.replaceAll(/\W*\d+/g, ''))
        .toSorted(),
    ).toEqual(['Repairs', 'Walks'])
    await tag(/^Walks/)
    await reads('main [role=status]', /stories in Repairs/)
    expect(query()).toBe('?tags=repairs')
  })

  test('CAT-52 a tag that no story has any more is named as the address names it', async () => {
    await open('/en-us/journal?tags=nonsense')
    await reads('main [role=status]', 'No stories in nonsense.')
  })

  test('CAT-52 a choice means the same in another language', async () => {
    await open('/fr-fr/journal?tags=walks,repairs')
    await reads('main [role=status]', /Marches|Réparations/)
    expect(chosen().length).toBe(2)
  })

  test('CAT-52 "Clear all" brings back all stories and keeps the focus in the filter', async () => {
    await open('/en-us/journal?tags=walks,repairs')
    await pressAt('main button', 'Clear all')
    await reads('main', '7 of 24 stories')
    expect([query(), chosen()]).toEqual(['', []])
    expect(textsOf('main button')).not.toContain('Clear all')
    await expect.poll(focusedName).toMatch(/^Walks/)
  })

  test('CAT-52 in French the tags and the stories are French', async () => {
    await open('/fr-fr/journal')
    await reads('main', '7 récits sur 24')
    const card = () => story('Le lac Isabelle avant la fermeture')
    await expect.poll(() => card()?.querySelector('time')?.textContent).toBe('6 octobre')
    await tag(/^Marches/)
    await reads('main [role=status]', /\d+ récits dans Marches/)
    expect(query()).toBe('?tags=walks')
    await pressAt('main button', 'Tout effacer')
    await pressAt('main button', 'Plus de récits')
    await shows(13)
  })
})

describe('the page of an article', () => {
  const openArticle = async (locale: Locale) => {
    const document = seededDocument(locale, 'page', 'lake-isabelle')
    const related = storiesOf(locale).slice(1, 6)
    const slots = Object.entries(document?.slots ?? {}).map(([area, blocks]) => [
      area,
      (blocks as readonly object[]).map((block) =>
        'type' in block && block.type === 'article' ? { ...block, related, minutes: 3 } : block,
      ),
    ])
    const page = { id: 'lake-isabelle', name: '', ...document, slots: Object.fromEntries(slots) as Record<string, []> }
    screen = await openScreen(`/${locale}/lake-isabelle`, {
      answers: [...seededContent(locale), says(readAugmentedPage, page)],
    })
  }

  test('CAT-51 has its title, subtitle, day and reading time, and at most four others below it', async () => {
    await openArticle('en-us')
    await named('main h1', 'Lake Isabelle before the road closes')
    const main = document.querySelector('main')?.textContent
    expect(main).toContain('Four and a half miles, most of them level, and a reason to start at six.')
    expect(main).toContain('October 6, 2026')
    expect(main).toContain('3 minutes')
    await expect.poll(() => document.querySelectorAll('main .related article').length).toBe(4)
    const all = await named('main a', 'All of the journal')
    expect(all.getAttribute('href')).toBe('/en-us/journal')
  })

  test('CAT-51 in French the day is written the French way', async () => {
    await openArticle('fr-fr')
    await reads('main', '6 octobre 2026')
    await gone('main [aria-busy]')
    expect(document.querySelector('main')?.textContent).toContain('3 minutes')
  })
})
