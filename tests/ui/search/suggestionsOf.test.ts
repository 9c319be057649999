import { describe, expect, test } from 'vitest'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { suggestionsOf } from '../../../ui/src/search/suggestionsOf.ts'
import { sampleBoot } from '../product/sampleBoot.ts'

const phrases = ['boots', 'boot wax', 'bootees', 'boot laces', 'booties', 'boot bags', 'bootlegs']
const products = Array.from({ length: 6 }, (_, index) => ({ ...sampleBoot, path: `/en-us/p/x-${index}` }))

describe('the rows of suggestions', () => {
  test('CAT-02 are six at most, half of them phrases', () => {
    const rows = suggestionsOf({ suggestions: phrases, products }, '/en-us/search')
    expect(rows).toHaveLength(limits.suggestions)
    expect(rows.map(({ kind }) => kind)).toEqual(['phrase', 'phrase', 'phrase', 'product', 'product', 'product'])
  })

  test('CAT-02 are more phrases where products leave room', () => {
    const rows = suggestionsOf({ suggestions: phrases, products: products.slice(0, 1) }, '/en-us/search')
    expect(rows.filter(({ kind }) => kind === 'phrase')).toHaveLength(5)
  })
})

test('CAT-02 a phrase leads to its search', () => {
  expect(suggestionsOf({ suggestions: ['boots & wax'], products: [] }, '/fr-ca/search')[0]?.path).toBe(
    '/fr-ca/search?q=boots%20%26%20wax',
  )
})
