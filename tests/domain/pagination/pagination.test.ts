import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageCount, pagination } from '../../../core/domain/pagination/pagination.ts'

test('CAT-03 the page count is rounded up and at least 1', () => {
  expect(pageCount(0, 48)).toBe(1)
  expect(pageCount(48, 48)).toBe(1)
  expect(pageCount(49, 48)).toBe(2)
  expect(pageCount(10, 0)).toBe(1)
  expect(pageCount(10, -1)).toBe(1)
  expect(pageCount(Number.NaN, 48)).toBe(1)
})

describe('the marks of a page list', () => {
  test.each([
    [1, [1, 2, 3, 'gap', 20]],
    [4, [1, 2, 3, 4, 5, 6, 'gap', 20]],
    [5, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
    [6, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 20]],
    [20, [1, 'gap', 18, 19, 20]],
    [99, [1, 'gap', 18, 19, 20]],
    [-3, [1, 2, 3, 'gap', 20]],
  ])('CAT-03 page %s of 20 shows %j', (page, marks) => {
    expect(pagination(200, 10, page).marks).toEqual(marks)
  })

  test('CAT-03 page 1 and two siblings are the defaults', () => {
    expect(pagination(100, 10)).toEqual(pagination(100, 10, 1, 2))
    expect(pagination(5, 10).marks).toEqual([1])
  })

  test('CAT-03 run from the first to the last page with the current one, and a gap hides two pages or more', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 60 }), fc.integer(), (total, size, asked) => {
        const { page, pageCount: count, marks } = pagination(total, size, asked)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(page).toBeLessThanOrEqual(count)
        expect(marks[0]).toBe(1)
        expect(marks.at(-1)).toBe(count)
        expect(marks).toContain(page)
        marks.forEach((mark, index) => {
          const [before, after] = [marks[index - 1], marks[index + 1]]
          if (mark === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof after === 'number') expect(after - mark).toBe(1)
        })
      }),
    )
  })
})
