// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readCatalog } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readCategoryContent } from '../../../../contracts/api/content/contentApi.ts'
import { footwear } from '../footwear.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { textsOf } from '../pressing.ts'
import { named } from './onScreen.ts'
import { seededContent } from './seededContent.ts'

let screen: Screen
afterEach(() => screen.close())

test('CMS-02 without its document a category has the catalogue’s name', async () => {
  screen = await openScreen('/en-us/c/footwear-1000', {
    answers: [...seededContent(), says(readCatalog, footwear), refuses(readCategoryContent, 'API404')],
  })
  await named('main h1', 'Footwear')
  expect(textsOf('main').join('')).not.toContain('What if it does not fit?')
})
