// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readLocationSelector } from '../../../../contracts/api/content/componentsApi.ts'
import { readAugmentedPage } from '../../../../contracts/api/content/contentApi.ts'
import { seededContent } from '../content/seededContent.ts'
import { openScreen, refusal } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { sees } from '../pressing.ts'

let screen: Screen
afterEach(() => screen.close())

const lacks = (to: FixedAnswer['to'], errorId: string): FixedAnswer => ({
  to,
  answer: () => ({ ...refusal(errorId), status: 404 }),
})
const answers = [
  lacks(readProduct, 'PLP400'),
  lacks(readCatalog, 'PLP400'),
  lacks(readLocationSelector, 'API404'),
  lacks(readAugmentedPage, 'API404'),
]
const isIndexed = () => document.querySelector('meta[name=robots][content=noindex]') === null

test.each([
  ['/en-us/no-such-page', 'No trail leads here'],
  ['/en-us/account/nothing', 'No trail leads here'],
  ['/en-us/p/some-boot-NOSUCHBOOT', 'We no longer have this product'],
  ['/en-us/c/no-such-9999', 'No trail leads here'],
])('RT-06 %s says "%s", and is not to be indexed', async (path, words) => {
  screen = await openScreen(path, { answers })
  await sees('main h1', words)
  expect(isIndexed()).toBe(false)
})

test('RT-06 what is behind the link of such a page is indexed', async () => {
  screen = await openScreen('/en-us/no-such-page', { answers })
  await sees('main h1', 'No trail leads here')
  screen.hears(...seededContent())
  document.querySelector<HTMLElement>('main a[href="/en-us"]')?.click()
  await expect.poll(() => location.pathname).toBe('/en-us')
  await expect.poll(isIndexed).toBe(true)
})

test('ERR-32 a page that the content service does not have is shown as a missing page', async () => {
  screen = await openScreen('/en-us/location-selector', { answers })
  await sees('main h1', 'No trail leads here')
})

test('an address of a confirmation without an order says that there is none', async () => {
  screen = await openScreen('/en-us/order-confirmation')
  await sees('main h1', 'We could not find this order.')
})
