// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readProduct, searchProducts } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readAugmentedPage } from '../../../../contracts/api/content/contentApi.ts'
import { searchHelp } from '../../../../contracts/api/catalogue/suggestApi.ts'
import { sampleProduct, sampleSummary } from '../../../support/sampleProducts.ts'
import { openScreen, refusal, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { press, sees, textsOf } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'
import { bootOf } from './boots.ts'

// Compiling them is not part of any test's time.
await Promise.all([
  import('../../../../ui/src/product/ProductBelow.tsx'),
  import('../../../../ui/src/product/rails/RecentlyViewed.tsx'),
])

let screen: Screen
beforeEach(() => localStorage.clear())
afterEach(() => screen.close())

const names: Readonly<Record<string, string>> = {
  HARROWMID1: 'Harrow Mid',
  SCREELOW01: 'Scree Low',
  STRATAMTN1: 'Strata Boot',
}

/** Three products, and the one of the sample cart, with which the others go well. */
const product: FixedAnswer = {
  to: readProduct,
  answer: ({ params: { productId } }: { readonly params: { readonly productId: string } }) => {
    const name = names[productId] ?? (productId === 'A' ? 'Style A' : undefined)
    if (name === undefined) return { ...refusal('PLP400'), status: 404 }
    const path = `/en-us/p/style-${productId}`
    const related = productId === 'A' ? [sampleSummary('A'), { ...sampleSummary('B'), name: 'Rime Beanie' }] : []
    const body = { ...bootOf(), productId, masterId: productId, name, path, related }
    return { _tag: 'Confirmed', body, replayed: false }
  },
}
const answers = [
  product,
  says(searchProducts, { total: 0, start: 0, count: 48, sort: 'featured', products: [], facets: [] }),
  says(searchHelp, { pages: [] }),
  { to: readAugmentedPage, answer: () => ({ ...refusal('API404'), status: 404 }) },
]

const kept = (site: string): unknown => JSON.parse(localStorage.getItem(`cairn.viewed.${site}`) ?? 'null')
const keeps = (site: string, ...ids: readonly string[]) =>
  localStorage.setItem(`cairn.viewed.${site}`, JSON.stringify(ids))
const viewed = () => textsOf('[aria-label="Recently viewed"] h3')
const goesWell = () => textsOf('[aria-label="Goes well with your cart"] h3')

describe('the products that a shopper looked at last', () => {
  test('CAT-71 are below a product, newest first, without the one that is shown', async () => {
    keeps('NA', 'SCREELOW01', 'HARROWMID1')
    screen = await openScreen('/en-us/p/style-STRATAMTN1', { answers })
    await expect.poll(viewed).toEqual(['Scree Low', 'Harrow Mid'])
    await expect.poll(() => kept('NA')).toEqual(['STRATAMTN1', 'SCREELOW01', 'HARROWMID1'])
  })

  test('CAT-71 are there once each, however often they were looked at', async () => {
    keeps('NA', 'STRATAMTN1', 'SCREELOW01', 'HARROWMID1')
    screen = await openScreen('/en-us/p/style-HARROWMID1', { answers })
    await expect.poll(viewed).toEqual(['Strata Boot', 'Scree Low'])
    await expect.poll(() => kept('NA')).toEqual(['HARROWMID1', 'STRATAMTN1', 'SCREELOW01'])
  })

  test.each(['/search?q=qqzzxx', '/search/hub', '/no-such-page', '/cart'])(
    'CAT-71 are on %s, without what is no longer sold',
    async (path) => {
      keeps('NA', 'NOSUCHID01', 'HARROWMID1', 'SCREELOW01')
      screen = await openScreen(`/en-us${path}`, { answers })
      await expect.poll(viewed).toEqual(['Harrow Mid', 'Scree Low'])
    },
  )

  test('CAT-71 are forgotten by a press, and the focus is not lost', async () => {
    keeps('NA', 'HARROWMID1')
    screen = await openScreen('/en-us/search/hub', { answers })
    await press('Clear list')
    await expect.poll(() => document.querySelector('[aria-label="Recently viewed"]')).toBeNull()
    expect(kept('NA')).toBeNull()
    await expect.poll(() => document.activeElement?.id).toBe('main')
  })

  test('CAT-71 are forgotten in Europe when functional cookies are refused', async () => {
    keeps('EMEA', 'SCREELOW01')
    screen = await openScreen('/en-gb/p/style-HARROWMID1', { answers })
    await sees('main h1', 'Harrow Mid')
    expect(viewed()).toEqual([])
    await pressBanner('Reject all')
    await expect.poll(() => kept('EMEA')).toBeNull()
    expect(viewed()).toEqual([])
  })

  test('CAT-71 are kept in Europe from the moment of the consent on', async () => {
    screen = await openScreen('/en-gb/p/style-HARROWMID1', { answers })
    await sees('main h2', 'Reviews')
    expect(kept('EMEA')).toBeNull()
    await pressBanner('Accept all')
    await expect.poll(() => kept('EMEA')).toEqual(['HARROWMID1'])
  })
})

/** The question about cookies stands before the page, once its code is there. */
const pressBanner = async (name: string): Promise<void> => {
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await expect.poll(button).toBeDefined()
  button()?.click()
}

describe('what goes well with a cart', () => {
  test('CAT-72 is below its lines, without what is in it', async () => {
    screen = await openScreen('/en-us/cart', { answers, before: toCart })
    await expect.poll(goesWell).toEqual(['Rime Beanie'])
  })

  test('CAT-72 leaves the row when it is added', async () => {
    screen = await openScreen('/en-us/cart', { answers, before: toCart })
    await expect.poll(goesWell).toEqual(['Rime Beanie'])
    screen.tab.dispatch({ _tag: 'AddItem', product: sampleProduct('B-1'), quantity: 1 })
    await expect.poll(goesWell).toEqual([])
  })

  test('CAT-72 an empty cart has no such row', async () => {
    keeps('NA', 'HARROWMID1')
    screen = await openScreen('/en-us/cart', { answers })
    await expect.poll(viewed).toEqual(['Harrow Mid'])
    expect(goesWell()).toEqual([])
  })
})
