import { describe, expect, test } from 'vitest'
import { askedCompanions, goesWellWith } from '../../../core/domain/product/goesWellWith.ts'
import { sampleSummary } from '../../support/sampleProducts.ts'

const some = (...ids: readonly string[]) => ids.map(sampleSummary)
const idsOf = (...args: Parameters<typeof goesWellWith>) => goesWellWith(...args).map(({ productId }) => productId)

describe('what goes well with a cart', () => {
  test('CAT-72 each line has its turn', () => {
    expect(idsOf(['X', 'Y'], [some('A1', 'A2', 'A3'), some('B1')])).toEqual(['A1', 'B1', 'A2', 'A3'])
  })

  test('CAT-72 what goes with two lines is there once', () => {
    expect(idsOf(['X', 'Y'], [some('A', 'B'), some('B', 'A')])).toEqual(['A', 'B'])
  })

  test('CAT-72 nothing that is in the cart', () => {
    expect(idsOf(['X', 'A'], [some('A', 'B')])).toEqual(['B'])
  })

  test('CAT-72 nothing that is sold out', () => {
    expect(idsOf(['X'], [[{ ...sampleSummary('A'), available: false }, sampleSummary('B')]])).toEqual(['B'])
  })

  test('CAT-72 twelve at most', () => {
    const many = some(...Array.from({ length: 20 }, (_, index) => `P${index}`))
    expect(idsOf(['X'], [many])).toHaveLength(12)
  })

  test('CAT-72 with an empty cart there are none', () => {
    expect(idsOf([], [])).toEqual([])
  })
})

describe('the products of the cart that are asked what goes with them', () => {
  const line = (masterId: string, isBonus = false) => ({ masterId, isBonus })

  test('CAT-72 the newest four, each once, in the order of the lines', () => {
    const lines = ['A', 'B', 'C', 'D', 'E', 'D'].map((id) => line(id))
    expect(askedCompanions(lines)).toEqual(['B', 'C', 'E', 'D'])
  })

  test('CAT-72 a gift is not asked: nobody chose it', () => {
    expect(askedCompanions([line('A'), line('GIFT', true)])).toEqual(['A'])
  })
})
