import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitSummary, leastFitAnswers, readFit, reviewFits } from '../../../core/domain/product/reviewFit.ts'

const number = fc.nat(40)
const anyCounts = fc.record({ small: number, trueToSize: number, large: number })

describe('what reviewers say of the fit', () => {
  test.each([
    { counts: [14, 5, 1], says: { fit: 'small', count: 14, total: 20 } },
    { counts: [1, 4, 0], says: { fit: 'trueToSize', count: 4, total: 5 } },
    { counts: [0, 2, 3], says: { fit: 'large', count: 3, total: 5 } },
  ] as const)('CAT-75 $counts is summed up as $says.fit', ({ counts: [small, trueToSize, large], says }) => {
    expect(fitSummary({ small, trueToSize, large })).toEqual(says)
  })

  test.each([
    { because: 'nobody has answered', counts: [0, 0, 0] },
    { because: 'four have answered', counts: [4, 0, 0] },
    { because: 'just half agree', counts: [3, 3, 0] },
    { because: 'the largest share is below half', counts: [3, 2, 2] },
  ] as const)('CAT-75 is not summed up while $because', ({ counts: [small, trueToSize, large] }) => {
    expect(fitSummary({ small, trueToSize, large })).toBeNull()
  })

  test('CAT-75 a summary says what more than half of enough answers say, and another such answer does not change it', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const summary = fitSummary(counts)
        const total = counts.small + counts.trueToSize + counts.large
        const winners = reviewFits.filter((fit) => counts[fit] > total / 2)
        expect(summary === null).toBe(total < leastFitAnswers || winners.length === 0)
        if (summary === null) return
        const { fit } = summary
        expect([[fit], counts[fit], total]).toEqual([winners, summary.count, summary.total])
        const next = fitSummary({ ...counts, [fit]: counts[fit] + 1 })
        expect(next).toEqual({ fit, count: summary.count + 1, total: total + 1 })
      }),
    )
  })

  test('CAT-75 a text that is none of the three choices is none', () => {
    expect(reviewFits.map(readFit)).toEqual(reviewFits)
    for (const text of [null, '', 'True to size', 'SMALL', 'toString']) expect(readFit(text)).toBeUndefined()
  })
})
