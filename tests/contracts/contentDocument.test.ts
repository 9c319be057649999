import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { augmentedPages } from '../../contracts/api/content/augmentedPageApi.ts'
import { segmentPairs } from '../../contracts/content/audience.ts'
import { contentFamilies, ContentDocument } from '../../contracts/content/contentDocument.ts'
import { contentSlots } from '../../contracts/content/slots.ts'

const requirement =
  'account, account profile, basecamp, cart, category, checkout, contact us, error, generic, gift card, loyalty modal, order confirmation, product, promotions, search, sign-in modal, sign-up, sign-up modal, store locator, westend'

test('CMS-02 there are exactly the twenty slots', () => {
  const named = requirement
    .split(', ')
    .map((name) => name.replace(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase()))
  expect(Object.keys(contentSlots)).toEqual(named)
})

test('CMS-02 seventeen slots are filled by the fixed pages', () => {
  const pages = Object.values(contentSlots).flatMap((slot) => ('page' in slot ? [slot.page] : []))
  const paths: readonly string[] = Object.values(augmentedPages).map(({ path }) => path)
  expect(paths).toHaveLength(17)
  expect(new Set(pages.map((page) => paths.find((path) => path.endsWith(`/${page}`))))).toEqual(new Set(paths))
})

test('CMS-01 a document belongs to one of ten families', () => expect(contentFamilies).toHaveLength(10))

test('SEG-04 any two of the sixteen segments can be distinguished', () => {
  expect(new Set(segmentPairs.flat()).size).toBe(16)
})

test('CMS-06 instants of a document become epoch ms', () => {
  const json = { family: 'page', key: 'home', site: 'NA', bodies: { en: { name: 'Home', slots: { main: [] } } } }
  const decode = Schema.decodeUnknownSync(ContentDocument)
  expect(decode({ ...json, validFrom: '2026-11-27T05:00:00Z' }).validFrom).toBe(Date.UTC(2026, 10, 27, 5))
  expect(() => decode({ ...json, validFrom: '2026-02-30T05:00:00Z' })).toThrow()
  expect(() => decode({ ...json, validFrom: '2026-11-27T05:00:00' })).toThrow()
})
