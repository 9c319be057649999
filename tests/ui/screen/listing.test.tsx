// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readCatalog } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readCategoryContent } from '../../../contracts/api/content/contentApi.ts'
import { footwear } from './footwear.ts'
import { openScreen, refusal, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { sees } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

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
