// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCatalog } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readRecommendations } from '../../../../contracts/api/catalogue/productApi.ts'
import { createCartWithItem } from '../../../../contracts/api/cart/cartApi.ts'
import { sampleSummary } from '../../../support/sampleProducts.ts'
import { named, pressAt, reads } from '../content/onScreen.ts'
import { preloadContent, seededContent } from '../content/seededContent.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { footwear } from '../footwear.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { textsOf } from '../pressing.ts'
import { piece, sells } from './pieces.ts'

beforeAll(() => preloadContent('page', 'hut-to-hut'))
let screen: Screen
afterEach(() => screen.close())

const look = 'section[aria-label="Complete the pack"]'
const rail = 'section[aria-label="Beside this pack"]'
const lines = () => document.querySelectorAll(`${look} li`).length
const slide = piece('HUTSLIDE01', 'A-1')
const others = [piece('BUNKSOCK01', 'A-2'), piece('RIMEBEANIE', 'B-1'), piece('POCKET2HIP', 'C-1')] as const
const items = Array.from({ length: 8 }, (_, place) => ({
  id: `OTHER${place}`,
  title: `Other ${place}`,
  url: `/p/other-OTHER${place}`,
  image: { src: `/media/OTHER${place}.svg`, alt: '' },
  rating: { score: 4.5, showScore: true, count: 12 },
  price: 120,
  currency: 'USD',
  recToken: `token-${place}`,
}))

const open = async (...answers: readonly FixedAnswer[]) => {
  screen = await openScreen('/en-us/hut-to-hut', {
    answers: [...seededContent(), sells(slide, ...others), says(readRecommendations, { items }), ...answers],
  })
  await expect.poll(lines).toBe(3)
}

describe('complete the look', () => {
  test('CAT-31 CAT-33 stacks three with picture, name, price and link, and the fourth is behind a button', async () => {
    await open()
    for (const line of document.querySelectorAll(`${look} li`)) {
      expect(line.querySelectorAll('img').length).toBe(1)
      expect(line.textContent).toMatch(/Style .*\$\d/)
      expect(line.querySelector('a')?.getAttribute('href')).toMatch(/^\/en-us\/p\//)
    }
    await pressAt(`${look} button`, 'See more')
    await expect.poll(lines).toBe(4)
  })

  test('CAT-34 one press adds an item to the cart', async () => {
    await open()
    await pressAt(`${look} button`, 'Add Style HUTSLIDE01 to the cart')
    await named(`${look} button`, 'Style HUTSLIDE01 added to the cart')
    await named('header a', 'Cart, 1 item')
  })

  test('CAT-35 what cannot be added says so in a toast titled "Something went wrong"', async () => {
    await open(sells(piece('HUTSLIDE01', 'A-1', { stock: 1, maxQuantity: 1 }), ...others))
    await reads(`${look} li`, '1 left')
    await pressAt(`${look} button`, 'Add Style HUTSLIDE01 to the cart')
    await named('header a', 'Cart, 1 item')
    await pressAt(`${look} button`, 'Style HUTSLIDE01 added to the cart')
    await reads('.toasts', 'Something went wrong')
  })

  test('CAT-35 what the server refuses after the press says so, too, and is not called added any more', async () => {
    await open(refuses(createCartWithItem, 'INV400'))
    await pressAt(`${look} button`, 'Add Style HUTSLIDE01 to the cart')
    await reads('.toasts', 'Something went wrong')
    await named(`${look} button`, 'Add Style HUTSLIDE01 to the cart')
    await named('header a', 'Cart, empty')
  })
})

describe('recommendations', () => {
  test('CAT-41 CAT-47 show other products with picture, name, price and rating', async () => {
    await open()
    await expect.poll(() => textsOf(`${rail} article h3`)).toEqual(items.map(({ title }) => title))
    const card = document.querySelector(`${rail} article`)
    expect(card?.textContent).toMatch(/\$120.*4\.5 \(12\)/)
    expect(card?.querySelector('img')?.getAttribute('src')).toContain('OTHER0')
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('/en-us/p/other-OTHER0')
  })

  test('CAT-41 LAW-08 a reduced one shows what it cost before', async () => {
    const [first, second] = [
      { ...items[0]!, originalPrice: 150.5, lowest30Days: 140 },
      { ...items[1]!, originalPrice: 120 },
    ]
    await open(says(readRecommendations, { items: [first, second] }))
    await expect.poll(() => textsOf(`${rail} article del`)).toEqual(['$150.50'])
    expect(textsOf(`${rail} article`).filter((text) => text.includes('$140.00'))).toHaveLength(1)
  })

  test('CAT-43 sixteen places wait for them', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const known = says(readRecommendations, { items })
    await open({ to: readRecommendations, answer: (input) => held.then(() => known.answer(input)) })
    expect(document.querySelectorAll(`${rail} .skeleton`).length).toBe(16)
    letGo()
    await expect.poll(() => document.querySelectorAll(`${rail} article`).length).toBe(8)
  })
})

test('DLG-19 the quickshop opens from a card of a listing, and adds the chosen size', async () => {
  const one = piece('A', 'A-1')
  const variants = [...one.variants, ...piece('A', 'A-2').variants.map((each) => ({ ...each, size: '095' }))]
  screen = await openScreen('/en-us/c/footwear-1000', {
    answers: [
      says(readCatalog, { ...footwear, total: 1, products: [sampleSummary('A')] }),
      sells({ ...one, sizes: sampleBoot.sizes, variants }),
    ],
  })
  await pressAt('main button', 'Quick shop: Style A')
  await named('[role=dialog]', 'Add to cart: Style A')
  await pressAt('[role=dialog] .size', '9½')
  await pressAt('[role=dialog] button', 'Add to cart')
  await named('header a', 'Cart, 1 item')
  expect(screen.tab.views.cart.lines.map(({ sku }) => sku)).toEqual(['A-2'])
})
