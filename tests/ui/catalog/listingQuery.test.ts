import { describe, expect, test } from 'vitest'
import {
  pageToAsk,
  readListingQuery,
  withPage,
  withSort,
  withToggled,
  withoutChoices,
} from '../../../ui/src/catalog/listingQuery.ts'

const params = (query: string) => new URLSearchParams(query)

describe('reading the address', () => {
  test('CAT-01 the address becomes what the contract asks for', () => {
    const query = readListingQuery(
      params('size=090,095&colour=green&price=0-10000&availability=in-stock&sort=price-up&page=2'),
    )
    expect(pageToAsk(query)).toEqual({
      start: 48,
      count: 48,
      sort: 'price-up',
      filters: 'size:090,095;colour:green;price:0-10000;availability:in-stock',
    })
  })

  test('CAT-03 without a word the first page of 48 is asked for', () => {
    expect(pageToAsk(readListingQuery(params('')))).toEqual({ start: 0, count: 48, sort: 'featured' })
  })

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=1e9'])('CAT-03 "%s" is the first page', (query) => {
    expect(readListingQuery(params(query)).page).toBe(1)
  })

  test('CAT-01 a text that is no filter value never reaches the filters', () => {
    expect(pageToAsk(readListingQuery(params('size=9;colour:red&sort=cheapest')))).toEqual({
      start: 0,
      count: 48,
      sort: 'featured',
    })
  })
})

describe('writing the address', () => {
  test('CAT-03 another choice starts at the first page and keeps the searched word', () => {
    expect(String(withToggled(params('q=wool&page=3&colour=green'), 'colour', 'blue'))).toBe(
      'q=wool&colour=green%2Cblue',
    )
    expect(String(withSort(params('q=wool&page=3'), 'rating'))).toBe('q=wool&sort=rating')
  })

  test('CAT-01 taking everything off leaves the word and the order', () => {
    expect(String(withoutChoices(params('q=wool&size=M&price=0-5000&sort=rating&page=2')))).toBe('q=wool&sort=rating')
  })

  test('CAT-03 the first page and the usual order are not written', () => {
    expect(String(withPage(params('page=2'), 1))).toBe('')
    expect(String(withSort(params('sort=rating'), 'featured'))).toBe('')
  })

  test('CAT-01 a choice is on when it was off, and off when it was on', () => {
    expect(String(withToggled(params('size=M'), 'size', 'L'))).toBe('size=M%2CL')
    expect(String(withToggled(params('size=M,L'), 'size', 'M'))).toBe('size=L')
    expect(String(withToggled(params('size=M'), 'size', 'M'))).toBe('')
  })
})
