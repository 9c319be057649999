import { describe, expect, test } from 'vitest'
import type { Listing, Product } from '../../../contracts/api/entities/catalogue.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { sampleSummary } from '../../support/sampleProducts.ts'
import { renderBlocks, shown } from './renderBlocks.tsx'
import type { KnownAnswers } from './renderBlocks.tsx'

const price = { current: 15_800, original: 15_800, currency: 'USD' } as const
const variant = (sku: string, size: string, stock: number) => ({
  sku,
  upc: sku,
  colour: 'MOS',
  size,
  price,
  stock,
  maxQuantity: 10,
})
const product = (productId: string, stocks: readonly number[]): Product => ({
  ...sampleSummary(productId),
  price,
  masterId: productId,
  summary: '',
  description: '',
  details: [],
  audience: 'unisex',
  categories: [],
  sizes: stocks.map((_, index) => ({ code: `S${index}`, label: `Waist ${30 + index}` })),
  variants: stocks.map((stock, index) => variant(`${productId}-${index}`, `S${index}`, stock)),
  isDigital: false,
  customisable: false,
  rating: { average: 4.5, count: 3 },
  related: ['R1', 'R2'].map(sampleSummary),
})
const drawn = (block: object, known: KnownAnswers, path?: string) => renderBlocks([shown(block)], path, false, known)

describe('complete the look', () => {
  const upsell = { id: 'u', type: 'upsell', productIds: ['P1', 'P2', 'P3', 'P4'] }
  const lines = (markup: string) => markup.match(/class="upsell-line"/g)?.length ?? 0
  const inStock = { product: product('P1', [0, 4, 9]) }

  test('CAT-31 CAT-34 an item has picture, name, price, link and a button that adds it', async () => {
    const markup = await drawn({ ...upsell, productIds: ['P1'] }, inStock)
    expect(markup).toContain('href="/en-us/p/style-P1"')
    expect(markup).toContain('$158.00')
    expect(markup).toContain('aria-label="Add Style P1 to the cart"')
  })

  test('CAT-34 only sizes in stock are offered, the first of them chosen', async () => {
    const markup = await drawn({ ...upsell, productIds: ['P1'] }, inStock)
    expect(markup).not.toContain('Waist 30')
    expect(markup).toMatch(/<option value="P1-1" selected="">Waist 31/)
  })

  test('CAT-33 three are stacked, the others are behind a button', async () => {
    const known = { product: product('P1', [3]) }
    expect(lines(await drawn(upsell, known))).toBe(3)
    expect(await drawn(upsell, known)).toContain('See more')
    expect(lines(await drawn({ ...upsell, stackedCount: 2 }, known))).toBe(2)
  })

  test('CAT-32 what is sold out is not shown, unless stock is not checked', async () => {
    const known = { product: product('P1', [0]) }
    expect(lines(await drawn(upsell, known))).toBe(0)
    expect(await drawn(upsell, known)).not.toContain('Complete the look')
    expect(await drawn({ ...upsell, skipInventoryCheck: true }, known)).toContain('Sold out')
  })

  test('CAT-31 without chosen products it shows what goes with the product of the page', async () => {
    const path = '/en-us/p/harrow-mid-gtx-CAIRN001'
    expect(lines(await drawn({ id: 'u', type: 'upsell' }, { product: product('P1', [3]) }, path))).toBe(2)
    expect(lines(await drawn({ id: 'u', type: 'upsell' }, { product: product('P1', [3]) }))).toBe(0)
  })

  test('CAT-36 it waits for all of its products', async () => {
    expect(await drawn(upsell, {})).toContain('Loading')
  })
})

describe('recommendations', () => {
  const rail = { id: 'r', type: 'recommendation-carousel', title: 'Bought together' }
  const item = (id: string, showScore = true): Queries['recommendations']['answer']['items'][number] => ({
    id,
    title: `Traverse ${id}`,
    url: `/en-us/p/traverse-${id}`,
    image: { src: '/media/traverse.svg', alt: '' },
    rating: { score: 4.7, showScore },
    price: 189,
    currency: 'USD',
    recToken: 'r',
  })
  const known = (...items: readonly ReturnType<typeof item>[]) => ({ recommendations: { items } })

  test('CAT-41 a card has title, price and rating', async () => {
    const markup = await drawn(rail, known(item('1')))
    expect(markup).toContain('href="/en-us/p/traverse-1"')
    expect(markup).toContain('$189.00')
    expect(markup).toMatch(/class="figures">4\.7</)
  })

  test('CAT-66 it says from how many reviews, where the answer does', async () => {
    const { rating, ...rest } = item('1')
    const markup = await drawn(rail, known({ ...rest, rating: { ...rating, count: 218 } }))
    expect(markup).toContain('aria-label="4.7 out of 5, 218 reviews"')
    expect(markup).toMatch(/class="figures">4\.7(<!-- -->)? \(218\)</)
    expect(await drawn(rail, known(item('1')))).toContain('aria-label="4.7 out of 5"')
  })

  test('CAT-41 the score is shown only where the answer says so', async () => {
    expect(await drawn(rail, known(item('1', false)))).not.toMatch(/class="figures">4\.7</)
  })

  test('CAT-41 a block without ratings has no stars', async () => {
    expect(await drawn({ ...rail, showRating: false }, known(item('1')))).not.toContain('class="rating"')
  })

  test.each([
    ['1/2', 2],
    ['1/4', 4],
    ['1/6', 6],
    ['3-per-row', 3],
  ])('CAT-42 a card of width %s stands in a row of %i', async (cardWidth, columns) => {
    expect(await drawn({ ...rail, cardWidth }, known(item('1')))).toContain(`data-columns="${columns}"`)
  })

  test('CAT-43 sixteen placeholders wait for the answer', async () => {
    expect((await drawn(rail, {})).match(/class="skeleton"/g)).toHaveLength(16)
  })

  test.each([
    ['nothing is recommended', known()],
    ['the answer does not come', { recommendations: 'unreachable' as const }],
  ])('CAT-47 when %s, the heading goes too', async (_, answer) => {
    expect(await drawn(rail, answer)).not.toContain('Bought together')
  })
})

const listing = (total: number): Listing => ({
  total,
  start: 0,
  count: 3,
  sort: 'newest',
  category: {
    categoryId: '1000',
    name: 'Footwear',
    path: '/en-us/c/footwear-1000',
    intro: '',
    trail: [],
    children: [],
  },
  products: ['P1', 'P2', 'P3'].map(sampleSummary),
  facets: [],
})

describe('products inside content', () => {
  const grid = { id: 'g', type: 'catalog-grid', title: 'New in', productIds: ['P1', 'P2'] }

  test('CMS-63 shows the chosen products as cards', async () => {
    const markup = await drawn(grid, { product: product('P1', [3]) })
    expect(markup.match(/class="product-card"/g)).toHaveLength(2)
  })

  test('CMS-63 of a category it shows the first ones in the order asked for, and leads to all', async () => {
    const newest = { id: 'g', type: 'catalog-grid', title: 'New in', categoryId: '1000', sort: 'newest', limit: 2 }
    const markup = await drawn(newest, { catalog: listing(53) })
    expect(markup.match(/class="product-card"/g)).toHaveLength(2)
    expect(markup).toMatch(/href="\/en-us\/c\/footwear-1000"[^>]*>See all 53</)
    expect(await drawn({ ...newest, limit: 3 }, { catalog: listing(3) })).not.toContain('See all')
  })

  test('CMS-63 a row that scrolls has the same cards', async () => {
    const row = { ...grid, layout: { xs: 'carousel' } }
    const markup = await drawn(row, { product: product('P1', [3]) })
    expect(markup).toContain('data-layout="xs:carousel sm:carousel md:carousel lg:carousel"')
    expect(markup.match(/<li><div class="product-card"/g)).toHaveLength(2)
    expect(await drawn(grid, { product: product('P1', [3]) })).not.toContain('carousel')
  })

  test('CAT-66 a card has stars and the number of reviews, and the same row, empty, without any', async () => {
    const rated = await drawn(grid, { product: product('P1', [3]) })
    expect(rated.match(/role="img" aria-label="4.5 out of 5, 3 reviews"/g)).toHaveLength(2)
    expect(rated).toMatch(/--stars:90%"><\/span><span aria-hidden="true">\((<!-- -->)?3/)
    const unrated = await drawn(grid, { product: { ...product('P1', [3]), rating: { average: 0, count: 0 } } })
    expect(unrated.match(/<div class="card-rating"><\/div>/g)).toHaveLength(2)
  })

  test('CAT-66 a listing stored before there were ratings is still shown', async () => {
    const ofCategory = { id: 'g', type: 'catalog-grid', title: 'New in', categoryId: '1000' }
    const markup = await drawn(ofCategory, { catalog: listing(3) })
    expect(markup.match(/<div class="card-rating"><\/div>/g)).toHaveLength(3)
  })

  test('CMS-63 waits in the final layout', async () => {
    expect((await drawn(grid, {})).match(/class="skeleton"/g)).toHaveLength(2)
  })

  test('CMS-63 shows no more of a category than its limit', async () => {
    const products = ['1', '2', '3', '4'].map(sampleSummary)
    const catalog = { total: 4, start: 0, count: 4, sort: 'featured', products, facets: [] } as const
    const markup = await drawn({ ...grid, productIds: [], categoryId: 'c1', limit: 3 }, { catalog })
    expect(markup.match(/class="product-card"/g)).toHaveLength(3)
  })

  test('CMS-63 fewer than two are no grid', async () => {
    expect(await drawn({ ...grid, productIds: ['P1'] }, { product: product('P1', [3]) })).not.toContain('New in')
  })
})
