import { describe, expect, test } from 'vitest'
import type { ArticlePage } from '../../../contracts/content/blocks/articleBlocks.ts'
import { renderBlocks, shown } from './renderBlocks.tsx'

const picture = { url: '/media/lake.svg', alt: 'A lake' }
const story = (id: string) => ({ id, title: `Story ${id}`, url: `/journal/${id}`, picture, tags: [{ label: 'Walks' }] })
const pageOf = (count: number, numFound: number, facets = 2): ArticlePage => ({
  result: Array.from({ length: count }, (_, index) => story(String(index))),
  facets: Array.from({ length: facets }, (_, index) => ({ id: `tag-${index}`, label: `Tag ${index}` })),
  numFound,
})
const stories = (markup: string) => markup.match(/class="story"/g)?.length ?? 0

describe('the page of an article', () => {
  const article = {
    id: 'a',
    type: 'article',
    title: 'Lake Isabelle before the road closes',
    subtitle: 'A reason to start at six.',
    date: '2026-10-06',
    picture,
    tags: [],
  }
  const text = { id: 't', type: 'rich-text', richText: '<p>Start in the dark</p>', richTextTree: ['Start in the dark'] }
  const drawn = (fields: object) => renderBlocks([shown({ ...article, ...fields }), shown(text)], undefined, true)

  test('CAT-51 its title is the heading of the page, with subtitle and date', async () => {
    const markup = await drawn({})
    expect(markup).toMatch(/<h1[^>]*>Lake Isabelle before the road closes<\/h1>/)
    expect(markup).toContain('A reason to start at six.')
    expect(markup).toContain('<time dateTime="2026-10-06">October 6, 2026</time>')
  })

  test('CAT-51 the date is optional', async () => {
    expect(await drawn({ date: undefined })).not.toContain('<time')
  })

  test('CAT-51 it says how long it takes to read', async () => {
    expect(await drawn({ minutes: 1 })).toContain('1 minute<')
    expect(await drawn({ minutes: 4 })).toContain('4 minutes')
  })

  test('CAT-51 up to four related articles follow the text', async () => {
    const markup = await drawn({ related: ['1', '2', '3', '4', '5'].map(story) })
    expect(stories(markup)).toBe(4)
    expect(markup.indexOf('Start in the dark')).toBeLessThan(markup.indexOf('Read next'))
  })

  test('CAT-51 without related articles the heading goes too', async () => {
    expect(await drawn({})).not.toContain('Read next')
  })
})

describe('a grid of articles', () => {
  const grid = { id: 'g', type: 'article-grid', title: 'Journal', tagFilter: true, rows: 2 }
  const drawn = (articles: ArticlePage | 'unreachable' | undefined, fields: object = {}, path?: string) =>
    renderBlocks([shown({ ...grid, ...fields })], path, false, articles === undefined ? {} : { articles })

  test('CAT-53 asks for two articles a row, and shows as many places while it waits', async () => {
    const plain = { tagFilter: false }
    expect((await drawn(undefined, plain)).match(/class="skeleton"/g)).toHaveLength(4)
    expect((await drawn(undefined, { ...plain, rows: undefined })).match(/class="skeleton"/g)).toHaveLength(3)
  })

  test('CAT-53 a grid with a filter begins with one more, which is large', async () => {
    expect((await drawn(undefined)).match(/class="skeleton"/g)).toHaveLength(5)
    expect(await drawn(pageOf(5, 24))).toContain('data-big="true"')
  })

  test('CAT-50 a story has its subtitle, its day and how long it takes to read', async () => {
    const page = pageOf(1, 1)
    const [first] = page.result
    if (first === undefined) throw new Error('There is no story.')
    const markup = await drawn({
      ...page,
      result: [{ ...first, subtitle: 'A reason to start at six.', date: '2026-10-06', minutes: 2 }],
    })
    expect(markup).toContain('A reason to start at six.')
    expect(markup).toContain('<time dateTime="2026-10-06">October 6</time>')
    expect(markup).toContain('2 minutes')
  })

  test('CAT-52 shows what was found, a link each, and offers more while there is more', async () => {
    const markup = await drawn(pageOf(4, 24))
    expect(stories(markup)).toBe(4)
    expect(markup).toContain('href="/en-us/journal/0"')
    expect(markup).toContain('4 of 24 stories')
    expect(markup).toContain('Read more')
    expect(await drawn(pageOf(4, 4))).not.toContain('Read more')
  })

  test('CAT-54 four tags show on a small screen, ten on a medium and twenty on a large one', async () => {
    const markup = await drawn(pageOf(4, 24, 26))
    const count = (width: string) => markup.split(`data-from="${width}"`).length - 1
    expect(count('small')).toBe(4)
    expect(count('medium')).toBe(6)
    expect(count('large')).toBe(10)
    expect(count('never')).toBe(6)
    const more = [...markup.matchAll(/data-at="(\w+)">See (\d+) more/g)].map(([, size, hidden]) => [size, hidden])
    expect(more).toEqual([
      ['small', '22'],
      ['medium', '16'],
      ['large', '6'],
    ])
    expect(await drawn(pageOf(4, 24, 4))).not.toMatch(/See (?:\d+ )?more/)
  })

  test('CAT-52 the address names the chosen tags, which can be cleared', async () => {
    const markup = await drawn(pageOf(4, 9), {}, '/en-us/journal?tags=tag-0,tag-1')
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(2)
    expect(markup).toContain('9 stories in Tag 0 and Tag 1')
    expect(markup).toContain('Clear all')
  })

  test('CAT-52 a tag says how many stories have it', async () => {
    const page = pageOf(4, 9)
    expect(await drawn({ ...page, facets: [{ id: 'walks', label: 'Walks', count: 14 }] })).toMatch(
      /Walks<span[^>]*>14</,
    )
  })

  test('CAT-52 chosen tags that leave nothing say so', async () => {
    const markup = await drawn(pageOf(0, 0), {}, '/en-us/journal?tags=tag-0')
    expect(markup).toContain('No stories in Tag 0.')
    expect(markup).toContain('Clear all')
  })

  test('CAT-52 a grid that finds nothing shows nothing', async () => {
    expect(await drawn(pageOf(0, 0))).not.toContain('Journal')
  })

  test('CAT-56 when the articles do not come, the page offers to try again', async () => {
    const markup = await drawn('unreachable')
    expect(markup).toContain('We can’t load the journal right now.')
    expect(markup).toContain('Try again')
  })
})
