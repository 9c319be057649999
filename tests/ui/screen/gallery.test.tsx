// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { sampleBoot } from '../product/sampleBoot.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { sees } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

const views = ['from the side', 'from above', 'the sole', 'a detail', 'at the foot']
const picturesOf = (code: string, name: string) =>
  views.map((view, place) => ({ url: `/media/HARROWCANV-${code}-${place + 1}.svg`, alt: `${name}, ${view}` }))

const openBoot = async () => {
  const [first, ...others] = sampleBoot.colourways.map((colourway) => {
    const [one, ...more] = picturesOf(colourway.code, colourway.name)
    return { ...colourway, pictures: [one ?? { url: '', alt: '' }, ...more] as const }
  })
  if (!first) throw new Error('The boot has no colour.')
  screen = await openScreen('/en-us/p/harrow-canvas-HARROWCANV', {
    answers: [says(readProduct, { ...sampleBoot, colourways: [first, ...others] })],
  })
}

test('CAT-69 the pictures on the whole screen have thumbnails, each a button that shows its picture', async () => {
  await openBoot()
  await expect.poll(() => document.querySelectorAll('.gallery button').length).toBe(5)
  document.querySelectorAll<HTMLButtonElement>('.gallery button')[1]?.click()
  const thumbnails = () => [...document.querySelectorAll<HTMLButtonElement>('.zoom-thumbnails button')]
  const current = () => thumbnails().map((button) => button.getAttribute('aria-current'))
  await expect.poll(current).toEqual([null, 'true', null, null, null])
  expect(thumbnails().map((button) => button.querySelector('img')?.alt)).toEqual(views.map((view) => `Moss, ${view}`))
  thumbnails()[4]?.click()
  await sees('.zoom-foot [role=status]', '5 of 5')
  expect(current()).toEqual([null, null, null, null, 'true'])
  expect(document.querySelector<HTMLImageElement>('.zoom-stage > img')?.alt).toBe('Moss, at the foot')
})

test('CAT-73 the page of a product shows the five views of its colour, each with its view in words', async () => {
  await openBoot()
  const shown = () => [...document.querySelectorAll<HTMLImageElement>('.gallery img')]
  await expect.poll(() => shown().map(({ alt }) => alt)).toEqual(views.map((view) => `Moss, ${view}`))
  expect(new Set(shown().map(({ src }) => src)).size).toBe(5)
  // CAT-10: each at twice its place.
  expect(shown().map(({ src }) => /w_(\d+)/.exec(src)?.[1])).toEqual(['1280', '800', '800', '800', '800'])
})
