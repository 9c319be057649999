// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { sampleSummary } from '../../../support/sampleProducts.ts'
import { footwear } from '../footwear.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { check, press, sees, textsOf, typeInto } from '../pressing.ts'
import { bootOf, bootPath, linesOf } from './boots.ts'

let screen: Screen
afterEach(() => screen.close())

const boot = bootOf()

const open = async (query: string): Promise<void> => {
  screen = await openScreen(`/en-us/${bootPath}${query}`, {
    answers: [says(readProduct, boot)],
    products: linesOf(boot),
  })
  await sees('main h1', 'Harrow Canvas')
}

const quantity = (): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>('[role=spinbutton][aria-label="Quantity of Harrow Canvas"]')
  if (field === null) throw new Error('There is no quantity.')
  return field
}
const pressKey = (key: string) => quantity().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const problem = () => textsOf('.add [role=alert]').join('')

describe('the quantity on the page of a product', () => {
  test('CART-15 is stepped by the keyboard, by ten with PageUp and back to one with Home', async () => {
    await open('?colour=MOSS&size=090')
    pressKey('PageUp')
    await expect.poll(() => quantity().value).toBe('11')
    pressKey('Home')
    await expect.poll(() => quantity().value).toBe('1')
  })

  test.each(['0', 'abc', '1.5', '13', '1000000000'])(
    'CART-15 of %s is not available: the page says so, adds nothing, and keeps the old one',
    async (typed) => {
      await open('?colour=MOSS&size=090')
      typeInto(quantity(), typed)
      quantity().focus()
      quantity().blur()
      await press('Add to cart')
      await expect.poll(problem).not.toBe('')
      await expect.poll(() => quantity().value).toBe('1')
      await expect.poll(() => document.activeElement).toBe(quantity())
      expect(screen.tab.views.cart.lines).toEqual([])
    },
  )

  test('CART-15 that was refused does not stand in the way of the next one', async () => {
    await open('?colour=MOSS&size=090')
    typeInto(quantity(), '0')
    pressKey('Enter')
    await expect.poll(problem).not.toBe('')
    await press('One more')
    await expect.poll(() => quantity().value).toBe('2')
    await press('Add to cart')
    await expect.poll(() => screen.tab.views.cart.lines.map((line) => line.quantity)).toEqual([2])
  })
})

test('CAT-04 "Add to cart" right after choosing a size adds that size', async () => {
  await open('?colour=MOSS')
  await check('US 8')
  await expect.poll(() => new URLSearchParams(location.search).get('size')).toBe('080')
  const add = [...document.querySelectorAll<HTMLElement>('.add-act button')].find(
    ({ textContent }) => textContent === 'Add to cart',
  )
  document.querySelector<HTMLElement>('input[type=radio][aria-label="US 9"]')?.click()
  add?.click()
  await sees('[role=dialog] .small-line .meta', 'Moss, US 9')
  expect(screen.tab.views.cart.lines).toHaveLength(1)
})

test.each([
  ['en-gb', 'en-GB', 'GBP', '£158.40', 'Add to cart'],
  ['fr-fr', 'fr-FR', 'EUR', '158,40 €', 'Ajouter au panier'],
  ['fr-ca', 'fr-CA', 'CAD', '158,40 CAD', 'Ajouter au panier'],
  ['de-de', 'de-DE', 'EUR', '158,40 €', 'In den Warenkorb'],
  ['it-it', 'it-IT', 'EUR', '158,40 €', 'Aggiungi al carrello'],
  ['es-es', 'es-ES', 'EUR', '158,40 €', 'Añadir a la cesta'],
] as const)('I18N-02 %s is in its language, %s, with prices in its currency, %s', async (...row) => {
  const [locale, language, currency, price, button] = row
  screen = await openScreen(`/${locale}/${bootPath}`, { answers: [says(readProduct, bootOf({ locale, currency }))] })
  await sees('main button', button)
  await expect.poll(() => textsOf('.buy-price').join()).toContain(price)
  expect(document.documentElement.lang).toBe(language)
})

describe.each([
  ['en-us', 'USD', '19.8 oz'],
  ['en-gb', 'GBP', '560 g'],
] as const)('in %s, where prices are in %s', (locale, currency, weight) => {
  const weightGrams = 560

  test(`I18N-07 a card weighs a product as people there do, ${weight}`, async () => {
    const price = { current: 10_000, original: 10_000, currency }
    const list = { ...footwear, total: 1, products: [{ ...sampleSummary('A'), price, weightGrams }] }
    screen = await openScreen(`/${locale}/c/footwear-1000`, { answers: [says(readCatalog, list)] })
    await sees('.product-card p', `Hiking boot, ${weight}`)
  })

  test(`I18N-07 the page of a product weighs it as people there do, ${weight}`, async () => {
    const heavy = { ...bootOf({ locale, currency }), weightGrams }
    screen = await openScreen(`/${locale}/${bootPath}`, { answers: [says(readProduct, heavy)] })
    await sees('.notes-table div', `Weight${weight}`)
  })
})
