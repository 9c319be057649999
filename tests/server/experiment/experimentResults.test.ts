import { expect, test } from 'vitest'
import { resultOf } from '../../../server/experiment/experimentResults.ts'
import { seedDatafile } from '../../../server/experiment/seedDatafile.ts'

const [heroes] = seedDatafile.experiments

/** Visitors and orders of the first variant, then of the second. */
const verdictsOf = (...counts: readonly (readonly [exposures: number, conversions: number])[]) =>
  resultOf(
    heroes!,
    counts.map(([exposures, conversions], at) => ({
      variantId: heroes!.variations[at]?.key ?? `other-${at}`,
      exposures,
      conversions,
    })),
  ).variants.map(({ verdict }) => verdict)

test.each([
  ['nobody has seen anything', [], ['first', 'tooEarly']],
  [
    'too few have seen one of them, whatever they bought',
    [
      [99, 0],
      [100, 60],
    ],
    ['first', 'tooEarly'],
  ],
  [
    'the gain is above nothing',
    [
      [10_000, 300],
      [10_000, 400],
    ],
    ['first', 'better'],
  ],
  [
    'the gain is below nothing',
    [
      [10_000, 400],
      [10_000, 300],
    ],
    ['first', 'worse'],
  ],
  [
    'the gain may be nothing',
    [
      [10_000, 300],
      [10_000, 310],
    ],
    ['first', 'unclear'],
  ],
  [
    'the variants were not shown as planned',
    [
      [10_000, 300],
      [9_000, 400],
    ],
    ['first', 'spoilt'],
  ],
  [
    'somebody saw a variant that the experiment does not have',
    [
      [1_000, 30],
      [1_000, 80],
      [1, 0],
    ],
    ['first', 'spoilt', 'spoilt'],
  ],
] as const)('OPR-36 the verdict when %s', (_, counts, verdicts) => {
  expect(verdictsOf(...counts)).toEqual(verdicts)
})
