import { describe, expect, test } from 'vitest'
import { readViewed, viewedAfter, viewedBefore } from '../../../core/domain/product/recentlyViewed.ts'

const viewing = (...ids: readonly string[]): readonly string[] => ids.reduce(viewedAfter, [] as readonly string[])
const many = Array.from({ length: 30 }, (_, index) => `P${index}`)

describe('the products that a shopper looked at', () => {
  test('CAT-71 the newest comes first', () => {
    expect(viewing('A', 'B', 'C')).toEqual(['C', 'B', 'A'])
  })

  test('CAT-71 one that is looked at again moves to the front, and is there once', () => {
    expect(viewing('A', 'B', 'A')).toEqual(['A', 'B'])
  })

  test('CAT-71 the product of the page is not among those beside it', () => {
    expect(viewedBefore(viewing('A', 'B', 'C'), 'C')).toEqual(['B', 'A'])
    expect(viewedBefore(viewing('A', 'B', 'C'), undefined)).toEqual(['C', 'B', 'A'])
  })

  test('CAT-71 twelve are shown, whether the product of the page is one of them or not', () => {
    const viewed = viewing(...many)
    expect(viewedBefore(viewed, undefined)).toEqual(many.toReversed().slice(0, 12))
    expect(viewedBefore(viewed, 'P29')).toEqual(many.toReversed().slice(1, 13))
  })

  test('CAT-71 no more are kept than can be shown', () => {
    expect(viewing(...many)).toHaveLength(13)
  })

  test.each([null, 'P1', 7, { 0: 'P1' }])('CAT-71 what is no list (%j) is an empty one', (kept) => {
    expect(readViewed(kept)).toEqual([])
  })

  test('CAT-71 of a list that somebody changed, only names count, each once', () => {
    expect(readViewed(['A', 7, null, 'B', 'A'])).toEqual(['A', 'B'])
  })
})
