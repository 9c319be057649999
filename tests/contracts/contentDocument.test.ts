import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { augmentedPages } from '../../contracts/api/content/augmentedPageApi.ts'
import { segmentPairs } from '../../contracts/content/audience.ts'
import { contentFamilies, ContentDocument } from '../../contracts/content/contentDocument.ts'
import { Day } from '../../contracts/content/field.ts'
import { contentSlots } from '../../contracts/content/slots.ts'

const requirement =
  'account, account profile, basecamp, cart, category, checkout, contact us, error, generic, gift card, loyalty modal, order confirmation, product, promotions, search, sign-in modal, sign-up, sign-up modal, store locator, westend'

describe('the slots', () => {
  test('CMS-02 are exactly twenty', () => {
    const named = requirement
      .split(', ')
      .map((name) => name.replace(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase()))
    expect(Object.keys(contentSlots)).toEqual(named)
  })

  test('CMS-02 are filled by the fixed pages in seventeen cases', () => {
    const pages = Object.values(contentSlots).flatMap((slot) => ('page' in slot ? [slot.page] : []))
    const paths: readonly string[] = Object.values(augmentedPages).map(({ path }) => path)
    expect(paths).toHaveLength(17)
    expect(new Set(pages.map((page) => paths.find((path) => path.endsWith(`/${page}`))))).toEqual(new Set(paths))
  })
})

test('CAT-50 a day is one of the calendar', () => {
  const isDay = Schema.is(Day)
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isDay)).toBe(true)
  const wrong = ['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', 'soon', '']
  expect(wrong.filter(isDay)).toEqual([])
})

test('SEG-04 any two of the sixteen segments can be distinguished', () => {
  expect(new Set(segmentPairs.flat()).size).toBe(16)
})

describe('a document', () => {
  test('CMS-01 belongs to one of ten families', () => expect(contentFamilies).toHaveLength(10))

  test('CMS-06 has its instants in epoch ms', () => {
    const json = { family: 'page', key: 'home', site: 'NA', bodies: { en: { name: 'Home', slots: { main: [] } } } }
    const decode = Schema.decodeUnknownSync(ContentDocument)
    expect(decode({ ...json, validFrom: '2026-11-27T05:00:00Z' }).validFrom).toBe(Date.UTC(2026, 10, 27, 5))
    expect(() => decode({ ...json, validFrom: '2026-02-30T05:00:00Z' })).toThrow()
    expect(() => decode({ ...json, validFrom: '2026-11-27T05:00:00' })).toThrow()
  })
})
