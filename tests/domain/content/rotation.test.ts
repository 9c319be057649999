import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageInView, pagesOf, turnedBy } from '../../../core/domain/content/rotation.ts'

describe('a carousel with items', () => {
  test('CMS-41 so many turns lead through all pages and back to the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.constantFrom(1, -1), (count, step) => {
        const seen = new Set<number>()
        let place = 0
        for (let turn = 0; turn < count; turn += 1) {
          seen.add(place)
          place = turnedBy(place, step, count)
        }
        expect(seen.size).toBe(count)
        expect(place).toBe(0)
      }),
    )
  })

  test('CMS-41 every item is on a page, the last one on the last page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 6 }), (items, perPage) => {
        const pages = pagesOf(items, perPage)
        for (let item = 0; item < items; item += 1) expect(pageInView(item, perPage)).toBeLessThan(pages)
        expect(pageInView(items - 1, perPage)).toBe(pages - 1)
      }),
    )
  })
})

test('CMS-41 an empty carousel has no place to turn to', () => {
  expect(turnedBy(0, 1, 0)).toBe(0)
  expect(pagesOf(0, 3)).toBe(0)
  expect(pageInView(-1, 3)).toBe(0)
})
