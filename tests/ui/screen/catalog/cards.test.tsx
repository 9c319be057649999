// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readCatalog, searchProducts } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { searchHelp } from '../../../../contracts/api/catalogue/suggestApi.ts'
import type { Listing } from '../../../../contracts/api/entities/catalogue.ts'
import { sampleSummary } from '../../../support/sampleProducts.ts'
import { footwear } from '../footwear.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'

let screen: Screen
afterEach(() => screen.close())

const pictures = [
  { url: '/media/boot-1.svg', alt: '' },
  { url: '/media/boot-2.svg', alt: '' },
] as const
const colourways = [{ code: 'MOS', name: 'Moss', swatch: '#556b2f', pictures, available: true }] as const

/** One with reviews, one without. */
const list: Listing = {
  ...footwear,
  total: 2,
  products: [
    { ...sampleSummary('A'), colourways, rating: { average: 3.8, count: 8 } },
    { ...sampleSummary('B'), colourways },
  ],
}

const cards = () => [...document.querySelectorAll<HTMLElement>('.product-card')]

const open = async (path = '/en-us/c/footwear-1000'): Promise<void> => {
  screen = await openScreen(path, {
    answers: [says(readCatalog, list), says(searchProducts, list), says(searchHelp, { pages: [] })],
  })
  await expect.poll(() => cards().length).toBe(2)
}

describe('the rating of a card', () => {
  test.each([
    ['/en-us/c/footwear-1000', '3.8 out of 5, 8 reviews'],
    ['/fr-fr/c/footwear-1000', '3,8 sur 5, 8 avis'],
    ['/de-de/c/footwear-1000', '3,8 von 5, 8 Bewertungen'],
    ['/it-it/c/footwear-1000', '3,8 su 5, 8 recensioni'],
    ['/es-es/c/footwear-1000', '3,8 de 5, 8 opiniones'],
    ['/en-us/search?q=boots', '3.8 out of 5, 8 reviews'],
  ])('CAT-66 %s: it is in words, too, %s, and its row is there without one', async (path, name) => {
    await open(path)
    const rows = cards().map((card) => card.querySelector('.card-rating'))
    expect(rows.map((row) => row?.querySelector('[role=img]')?.getAttribute('aria-label'))).toEqual([name, undefined])
    expect(rows[1]?.innerHTML).toBe('')
  })
})

describe('the second picture of a card', () => {
  const picturesOf = (place: number) => cards()[place]?.querySelectorAll('.plate > img').length
  const passOver = (place: number, pointerType: string) =>
    cards()[place]?.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }))

  test('CAT-67 is requested when a mouse rests on the card', async () => {
    await open()
    expect([picturesOf(0), picturesOf(1)]).toEqual([1, 1])
    passOver(1, 'mouse')
    await expect.poll(() => picturesOf(1)).toBe(2)
    const second = cards()[1]?.querySelector<HTMLImageElement>('.plate-second')
    expect(second?.src).toMatch(/boot-2\.svg$/)
  })

  test.each(['touch', 'pen'])('CAT-67 a %s loads none', async (pointerType) => {
    await open()
    passOver(0, pointerType)
    passOver(1, 'mouse')
    await expect.poll(() => picturesOf(1)).toBe(2)
    expect(picturesOf(0)).toBe(1)
  })
})
