// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readCatalog } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readCategoryContent } from '../../../contracts/api/content/contentApi.ts'
import type { Listing } from '../../../contracts/api/entities/catalogue.ts'
import { openScreen, refusal, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { sees } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

const footwear: Listing = {
  total: 0,
  start: 0,
  count: 48,
  sort: 'featured',
  category: {
    categoryId: '1000',
    name: 'Footwear',
    path: '/c/footwear-1000',
    intro: 'Boots and shoes.',
    trail: [],
    children: [],
  },
  products: [],
  facets: [],
}

test('RT-22 a category’s skeleton keeps its boxes until the whole list is there', async () => {
  const steps = new Set<string>()
  const watch = new MutationObserver(() => {
    const shown = document.querySelector('.listing')?.closest('.skeleton-page')?.querySelector('.listing-head')
    if (shown) steps.add(shown.innerHTML)
  })
  watch.observe(document, { childList: true, subtree: true })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const list = says(readCatalog, footwear)
  screen = await openScreen('/en-us/c/footwear-1000', {
    answers: [
      { to: readCategoryContent, answer: () => (setTimeout(letGo, 20), refusal('CMS404')) },
      { to: readCatalog, answer: (input) => held.then(() => list.answer(input)) },
    ],
  })
  await sees('main h1', 'Footwear')
  watch.disconnect()
  expect(steps.size).toBe(1)
})
