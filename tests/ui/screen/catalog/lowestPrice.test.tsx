// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readAugmentedPage } from '../../../../contracts/api/content/contentApi.ts'
import { sampleSummary } from '../../../support/sampleProducts.ts'
import { footwear } from '../footwear.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { press, sees, textsOf } from '../pressing.ts'
import { bootOf, bootPath, linesOf } from './boots.ts'

let screen: Screen
afterEach(() => screen.close())

const inTheUnion = [
  ['de-de', 'Niedrigster Preis der letzten 30 Tage: 198,00 €'],
  ['fr-fr', 'Prix le plus bas des 30 derniers jours : 198,00 €'],
  ['it-it', 'Prezzo più basso degli ultimi 30 giorni: 198,00 €'],
  ['es-es', 'Precio más bajo de los últimos 30 días: 198,00 €'],
] as const
const [[german, inGerman]] = inTheUnion

const sizes = { '090': 'EU 42' }
const reduced = (locale: string) => bootOf({ locale, currency: 'EUR', lowest: 19_800, sizes })

/** The page of a reduced boot that comes in one size. */
const open = async (locale: string, boot = reduced(locale)): Promise<void> => {
  screen = await openScreen(`/${locale}/${bootPath}`, { answers: [says(readProduct, boot)], products: linesOf(boot) })
  await sees('main h1', 'Harrow Canvas')
}

describe('the lowest price of the last 30 days', () => {
  test.each(inTheUnion)('LAW-09 is named in %s at the price: %s', async (locale, words) => {
    await open(locale)
    await sees('.buy-head p', words)
    expect(textsOf('.buy-head del')).toEqual(['198,00 €'])
  })

  test.each(inTheUnion)('LAW-09 is named in %s on a card: %s', async (locale, words) => {
    const price = { current: 15_840, original: 19_800, currency: 'EUR', lowest30Days: 19_800 } as const
    const list = { ...footwear, total: 2, products: [{ ...sampleSummary('A'), price }, sampleSummary('B')] }
    screen = await openScreen(`/${locale}/c/footwear-1000`, { answers: [says(readCatalog, list)] })
    await sees('.product-card p', words)
    expect(textsOf('.product-card p').filter((text) => text === words)).toHaveLength(1)
  })

  test.each([
    ['en-us', 'USD'],
    ['en-gb', 'GBP'],
  ] as const)('LAW-09 is not named in %s', async (locale, currency) => {
    await open(locale, bootOf({ locale, currency }))
    await expect.poll(() => textsOf('.buy-head del').length).toBe(1)
    expect(document.body.textContent).not.toMatch(/last 30 days/)
  })

  test('LAW-09 LAW-11 is named in the panel of the cart, in its lines and in what is saved for later', async () => {
    await open(german)
    await press('In den Warenkorb')
    await sees('[role=dialog] .small-line .meta', inGerman)
    await press(/^Warenkorb ansehen/)
    await sees('main .cart-line p', inGerman)
    await press('Für später merken')
    await sees('[data-saved] p', inGerman)
  })

  test('LAW-11 is named in the summary of the checkout', async () => {
    const boot = reduced(german)
    const [product] = linesOf(boot)
    if (product === undefined) throw new Error('The boot has no variant.')
    screen = await openScreen(`/${german}/checkout`, {
      products: linesOf(boot),
      before: async (tab) => {
        tab.dispatch({ _tag: 'AddItem', product, quantity: 1 })
        await expect.poll(() => tab.views.cart.lines.length, { interval: 5 }).toBe(1)
      },
    })
    await sees('.small-line .meta', inGerman)
  })

  test('LAW-11 is named at a favorite', async () => {
    await open(german)
    await press('Zu den Favoriten')
    await expect.poll(() => screen.tab.views.favorites.items.length).toBe(1)
    const link = () => document.querySelector<HTMLElement>('header a[href$="/favorites"]')
    await expect.poll(() => link() !== null).toBe(true)
    link()?.click()
    await sees('.favorite p', inGerman)
  })

  test('LAW-11 is named at a product that is offered beside others', async () => {
    const boot = reduced(german)
    const block = { id: 'u', type: 'upsell', title: 'Dazu passt', productIds: [boot.productId] }
    const page = {
      id: 'hut',
      name: 'Hut',
      slots: {
        main: JSON.parse(JSON.stringify([block])) as [],
      },
    }
    screen = await openScreen(`/${german}/hut-to-hut`, {
      answers: [says(readAugmentedPage, page), says(readProduct, boot)],
    })
    await sees('.upsell-line p', inGerman)
  })
})
