import { describe, expect, test } from 'vitest'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { suggestionsOf } from '../../../ui/src/search/suggestionsOf.ts'
import { sampleBoot } from '../product/sampleBoot.ts'

const phrases = ['boots', 'boot wax', 'bootees', 'boot laces', 'booties', 'boot bags', 'bootlegs']
const products = Array.from({ length: 6 }, (_, index) => ({ ...sampleBoot, path: `/en-us/p/x-${index}` }))

describe('the rows of suggestions', () => {
  test('CAT-02 are six at most, half of them phrases', () => {
    const rows = suggestionsOf({ suggestions: phrases, pages: [], products }, '/en-us/search')
    expect(rows).toHaveLength(limits.suggestions)
    expect(rows.map(({ kind }) => kind)).toEqual(['phrase', 'phrase', 'phrase', 'product', 'product', 'product'])
  })

  test('CAT-02 are more phrases where products leave room', () => {
    const rows = suggestionsOf({ suggestions: phrases, pages: [], products: products.slice(0, 1) }, '/en-us/search')
    expect(rows.filter(({ kind }) => kind === 'phrase')).toHaveLength(5)
  })
})

test('CAT-63 a page stands between the phrases and the products, with its line', () => {
  const pages = [{ title: 'Returns', line: 'You have sixty days.', path: '/en-us/help/returns/how-to-return' }]
  const rows = suggestionsOf({ suggestions: phrases, pages, products }, '/en-us/search')
  expect(rows.map(({ kind }) => kind)).toEqual(['phrase', 'phrase', 'phrase', 'page', 'product', 'product'])
  expect(rows[3]).toMatchObject({ name: 'Returns', detail: 'You have sixty days.', path: pages[0]?.path })
  const few = suggestionsOf({ suggestions: phrases, pages, products: [] }, '/en-us/search')
  expect(few.map(({ kind }) => kind)).toEqual([...Array.from({ length: 5 }, () => 'phrase'), 'page'])
})

test('CAT-02 a phrase leads to its search', () => {
  expect(suggestionsOf({ suggestions: ['boots & wax'], pages: [], products: [] }, '/fr-ca/search')[0]?.path).toBe(
    '/fr-ca/search?q=boots%20%26%20wax',
  )
})
