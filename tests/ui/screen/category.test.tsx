// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readCatalog } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readAugmentedPage } from '../../../contracts/api/content/contentApi.ts'
import type { Listing } from '../../../contracts/api/entities/catalogue.ts'
import { sampleSummary } from '../../support/sampleProducts.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { choose, press, sees, textsOf } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

const listing = (ids: readonly string[], more: Partial<Listing> = {}): Listing => ({
  total: ids.length,
  start: 0,
  count: 48,
  sort: 'featured',
  category: {
    categoryId: '1100',
    name: 'Hiking boots',
    path: '/en-us/c/hiking-boots-1100',
    intro: 'For rock and mud.',
    trail: [],
    children: [],
  },
  products: ids.map(sampleSummary),
  facets: [],
  ...more,
})

test('CAT-01 a category shows its name, its introduction and the products of the answer, in their order', async () => {
  screen = await openScreen('/en-us/c/hiking-boots-1100', { answers: [says(readCatalog, listing(['B', 'A', 'C']))] })
  await sees('main h1', 'Hiking boots')
  await sees('.listing-head p', 'For rock and mud.')
  await expect.poll(() => textsOf('.product-grid .product-card-words a')).toEqual(['Style B', 'Style A', 'Style C'])
})

test('CAT-01 another order asks the server for it and shows what it answers', async () => {
  const asked: unknown[] = []
  const byQuery = says(readCatalog, ({ query }) => {
    asked.push(query)
    return query.sort === 'price-up' ? listing(['C', 'B'], { sort: 'price-up' }) : listing(['B', 'C'])
  })
  screen = await openScreen('/en-us/c/hiking-boots-1100', { answers: [byQuery] })
  await expect.poll(() => textsOf('.product-grid .product-card-words a')).toEqual(['Style B', 'Style C'])
  await choose('Sort by', 'price-up')
  await expect.poll(() => textsOf('.product-grid .product-card-words a')).toEqual(['Style C', 'Style B'])
  expect(asked).toMatchObject([{ categoryId: '1100' }, { categoryId: '1100', sort: 'price-up' }])
})

test('CAT-60 sizes that an old address means without saying whose they are are all pressed, and a press lets them go', async () => {
  const facets = [
    {
      id: 'size' as const,
      values: ['men-shoes-090', 'women-shoes-090', 'men-shoes-100'].map((id) => ({
        id,
        label: id,
        count: 1,
        selected: false,
      })),
    },
  ]
  const list = listing(['A'], { facets })
  screen = await openScreen('/en-us/c/hiking-boots-1100?size=090', { answers: [says(readCatalog, list)] })
  const pressed = () => textsOf('.facet-sizes [aria-pressed=true]')
  await expect.poll(pressed).toEqual(['men-shoes-090', 'women-shoes-090'])
  await press('women-shoes-090, 1 style')
  await expect.poll(pressed).toEqual([])
  expect(location.search).toBe('')
})

test('RT-07 a category whose description says that it is unavailable is shown as an error, with its words', async () => {
  const [category] = [listing([]).category]
  const intro = 'Our climbing shoes are unavailable until spring.'
  const answer = listing(['A'], category && { category: { ...category, intro } })
  screen = await openScreen('/en-us/c/hiking-boots-1100', { answers: [says(readCatalog, answer)] })
  await sees('main p', intro)
  expect(textsOf('main h1')).toEqual(['This page isn’t available'])
  expect(textsOf('.product-grid .product-card-words a')).toEqual([])
})

test('RT-07 a page of content whose description says that it is unavailable is shown as an error, too', async () => {
  const description = 'The summer guide is unavailable at the moment.'
  const document = { id: 'guide', name: 'Summer guide', description, slots: {} }
  screen = await openScreen('/en-us/summer-guide', { answers: [says(readAugmentedPage, document)] })
  await sees('main p', description)
  expect(textsOf('main h1')).toEqual(['This page isn’t available'])
})
