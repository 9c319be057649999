// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import type { Listing } from '../../../../contracts/api/entities/catalogue.ts'
import { sampleSummary } from '../../../support/sampleProducts.ts'
import { footwear } from '../footwear.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { check, press, sees } from '../pressing.ts'
import { bootOf, bootPath, linesOf } from './boots.ts'

let screen: Screen
afterEach(() => screen.close())

const sites = [
  { locale: 'en-us', currency: 'USD', size: 'US 9', men: 'Men’s shoe size', add: 'Add to cart', cart: /^View cart/ },
  { locale: 'en-gb', currency: 'GBP', size: 'UK 8', men: 'Men’s shoe size', add: 'Add to cart', cart: /^View cart/ },
  {
    locale: 'de-de',
    currency: 'EUR',
    size: 'EU 42',
    men: 'Schuhgröße Herren',
    add: 'In den Warenkorb',
    cart: /^Warenkorb ansehen/,
  },
  {
    locale: 'it-it',
    currency: 'EUR',
    size: 'IT 42',
    men: 'Numero scarpe uomo',
    add: 'Aggiungi al carrello',
    cart: /^Vedi il carrello/,
  },
] as const

describe.each(sites)('the sizes of the site $locale', ({ locale, currency, size, men, add, cart }) => {
  test('CAT-61 are labelled on the product’s page, in the mini cart and in the cart', async () => {
    const boot = bootOf({ locale, currency, sizes: { '080': 'another', '090': size } })
    screen = await openScreen(`/${locale}/${bootPath}`, { answers: [says(readProduct, boot)], products: linesOf(boot) })
    await sees('.sizes .size', size)
    await check(size)
    await expect.poll(() => new URLSearchParams(location.search).get('size')).toBe('090')
    await press(add)
    await sees('[role=dialog] .small-line .meta', `Slate, ${size}`)
    await press(cart)
    await sees('main .cart-line .meta', `Slate, ${size}`)
  })

  test('CAT-60 are filters by one system, men’s apart from women’s', async () => {
    const asked: unknown[] = []
    const answer = says(readCatalog, ({ query: { filters } }) => {
      asked.push(filters)
      return shoesBySize(size, men)
    })
    screen = await openScreen(`/${locale}/c/footwear-1000`, { answers: [answer] })
    await sees('.facet-sizes button', size)
    const choices = () => [...document.querySelectorAll<HTMLElement>('.facet-sizes button')]
    const names = () => choices().map((choice) => choice.closest('[role=group]')?.getAttribute('aria-label'))
    expect(names()).toEqual([men, 'women'])
    choices()[0]?.click()
    await expect.poll(() => new URLSearchParams(location.search).get('size')).toBe('men-shoes-090')
    await sees('.applied-filters button', new RegExp(`^${men} ${size}`))
    expect(choices().map((choice) => choice.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    await expect.poll(() => asked).toEqual([undefined, 'size:men-shoes-090'])
  })
})

/** A list with a choice of one size for each of whom it may be for. */
const shoesBySize = (size: string, men: string): Listing => ({
  ...footwear,
  total: 1,
  products: [sampleSummary('A')],
  facets: [men, 'women'].map((label, place) => ({
    id: 'size',
    label,
    values: [{ id: `${place === 0 ? 'men' : 'women'}-shoes-090`, label: size, count: 1, selected: false }],
  })),
})
