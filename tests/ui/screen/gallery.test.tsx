// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { sampleBoot } from '../product/sampleBoot.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'

let screen: Screen
afterEach(() => screen.close())

const views = ['from the side', 'from above', 'the sole', 'a detail', 'at the foot']
const picturesOf = (code: string, name: string) =>
  views.map((view, place) => ({ url: `/media/HARROWCANV-${code}-${place + 1}.svg`, alt: `${name}, ${view}` }))

test('CAT-73 the page of a product shows the five views of its colour, each with its view in words', async () => {
  const [first, ...others] = sampleBoot.colourways.map((colourway) => {
    const [one, ...more] = picturesOf(colourway.code, colourway.name)
    return { ...colourway, pictures: [one ?? { url: '', alt: '' }, ...more] as const }
  })
  if (!first) throw new Error('The boot has no colour.')
  screen = await openScreen('/en-us/p/harrow-canvas-HARROWCANV', {
    answers: [says(readProduct, { ...sampleBoot, colourways: [first, ...others] })],
  })
  const shown = () => [...document.querySelectorAll<HTMLImageElement>('.gallery img')]
  await expect.poll(() => shown().map(({ alt }) => alt)).toEqual(views.map((view) => `Moss, ${view}`))
  expect(new Set(shown().map(({ src }) => src)).size).toBe(5)
  // CAT-10: each at twice its place.
  expect(shown().map(({ src }) => /w_(\d+)/.exec(src)?.[1])).toEqual(['1280', '800', '800', '800', '800'])
})
