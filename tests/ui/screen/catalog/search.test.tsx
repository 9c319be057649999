// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { searchProducts } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { searchHelp, suggest } from '../../../../contracts/api/catalogue/suggestApi.ts'
import { sampleSummary } from '../../../support/sampleProducts.ts'
import { footwear } from '../footwear.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, sees, textsOf, typeInto } from '../pressing.ts'

// Compiling it is not part of any test's time.
await import('../../../../ui/src/search/SearchSuggestions.tsx')

let screen: Screen
afterEach(() => screen.close())

const { category: _, ...nothing } = footwear
const found = says(searchProducts, { ...nothing, total: 1, products: [sampleSummary('A')] })
const hrefOf = (name: string) =>
  [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === name)?.getAttribute('href')

describe('a misspelled search', () => {
  test.each([
    ['en-us', 'jaket', 'jacket', 'Results for “jacket”', 'Search for “jaket” instead?'],
    ['de-de', 'Wandersoken', 'wandersocke', 'Treffer für „wandersocke“', 'Stattdessen nach „Wandersoken“ suchen?'],
    ['fr-fr', 'chausette', 'chaussette', 'Résultats pour « chaussette »', 'Rechercher plutôt « chausette » ?'],
  ])('CAT-62 in %s for “%s” says what was searched for, %s, and offers what was typed', async (...row) => {
    const [locale, q, corrected, title, instead] = row
    screen = await openScreen(`/${locale}/search?q=${q}`, {
      answers: [found, says(searchHelp, { pages: [], corrected })],
    })
    await sees('main h1', title)
    await sees('.listing-head a', instead)
    const link = document.querySelector('.listing-head a')
    expect(link?.getAttribute('href')).toBe(`/${locale}/search?q=${encodeURIComponent(`"${q}"`)}`)
  })

  test('CAT-62 keeps its line in another order of the results', async () => {
    screen = await openScreen('/en-us/search?q=jaket', {
      answers: [found, says(searchHelp, { pages: [], corrected: 'jacket' })],
    })
    await sees('main h1', 'Results for “jacket”')
    await choose('Sort by', 'price-up')
    await expect.poll(() => location.search).toContain('sort=price-up')
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
    expect(textsOf('main h1')).toEqual(['Results for “jacket”'])
    expect(textsOf('.listing-head a')).toEqual(['Search for “jaket” instead?'])
  })

  test('CAT-62 with a word that is right offers nothing else', async () => {
    screen = await openScreen('/en-us/search?q=fleece', { answers: [found, says(searchHelp, { pages: [] })] })
    await sees('main h1', 'Results for “fleece”')
    await expect.poll(() => textsOf('.product-card h3')).toEqual(['Style A'])
    expect(textsOf('.listing-head a')).toEqual([])
  })
})

describe('a search for help', () => {
  test.each([
    ['en-us', 'returns', 'Returns', '/help/returns/how-to-return', /No results/],
    ['fr-ca', 'magasins', 'Nos magasins', '/stores', /Aucun résultat/],
    ['de-de', 'Garantie', 'Garantie und Reparatur', '/help/warranty', /Keine Treffer/],
  ])('CAT-63 in %s for “%s” shows the page “%s” instead of nothing', async (locale, q, title, path, none) => {
    const pages = [{ title, line: 'What it says.', path: `/${locale}${path}` }]
    screen = await openScreen(`/${locale}/search?q=${q}`, {
      answers: [says(searchProducts, nothing), says(searchHelp, { pages })],
    })
    await sees('.found-pages a', title)
    expect(hrefOf(title)).toBe(`/${locale}${path}`)
    expect(document.body.textContent).not.toMatch(none)
  })

  test('CAT-63 without a page and without a product says that there is none', async () => {
    screen = await openScreen('/en-us/search?q=zzyzx', {
      answers: [says(searchProducts, nothing), says(searchHelp, { pages: [] })],
    })
    await sees('main h2', /zzyzx/)
    expect(document.querySelector('.found-pages')).toBeNull()
  })

  test('ERR-33 CAT-63 shows products without pages when they cannot be had', async () => {
    screen = await openScreen('/en-us/search?q=wool', { answers: [found, refuses(searchHelp, 'GEN500')] })
    await expect.poll(() => textsOf('.product-card h3')).toEqual(['Style A'])
    expect(document.querySelector('.found-pages')).toBeNull()
  })
})

describe('what the search field suggests', () => {
  const field = () => document.querySelector<HTMLInputElement>('main [role=combobox]')
  const options = () => textsOf('main [role=option]')
  const pressKey = (key: string) => field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const submit = () => field()?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

  /** Until the list is there: a page that has just opened may take the focus away once. */
  const type = (text: string): Promise<void> =>
    expect
      .poll(() => {
        const isTaken = () => document.querySelector('main [role=listbox]') !== null && field()?.value === text
        if (isTaken()) return true
        field()?.blur()
        field()?.focus()
        if (field()) typeInto(field(), text)
        return isTaken()
      })
      .toBe(true)

  test('CAT-63 is the page whose name is being typed, which a press opens', async () => {
    const pages = [{ title: 'Warranty and repair', line: 'Two years.', path: '/en-us/help/warranty' }]
    screen = await openScreen('/en-us/search/hub', {
      answers: [says(suggest, { suggestions: [], pages, products: [] })],
    })
    await type('warran')
    await expect.poll(options).toEqual(['Warranty and repairTwo years.'])
    document.querySelector<HTMLElement>('main [role=option]')?.click()
    await expect.poll(() => location.pathname).toBe('/en-us/help/warranty')
  })

  test('CAT-02 is chosen by what it says, and an answer that comes late puts no other in its place', async () => {
    const phrases: Readonly<Record<string, readonly string[]>> = { harrow: ['harrow mid'], scree: ['scree low'] }
    screen = await openScreen('/en-us/search/hub', {
      answers: [
        says(suggest, ({ query: { q } }) => ({ suggestions: phrases[q] ?? [], pages: [], products: [] })),
        found,
      ],
    })
    await type('harrow')
    await expect.poll(options).toEqual(['harrow mid'])
    await type('scree')
    pressKey('ArrowDown')
    await expect.poll(options).toEqual(['scree low'])
    submit()
    await expect.poll(() => location.search).toBe('?q=scree')
  })
})
