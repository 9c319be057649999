import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayLength } from '../../../server/experiment/experimentCounts.ts'
import { daysOf, resultOf } from '../../../server/experiment/experimentResults.ts'
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

/** Counts of up to four variants, one of which the experiment does not have, on up to thirty days. */
const dayCounts = fc.array(
  fc
    .record({
      variantId: fc.constantFrom('control', 'repair', 'other', 'gone'),
      dayAt: fc.integer({ min: 20_000, max: 20_030 }).map((day) => day * dayLength),
      exposures: fc.integer({ min: 1, max: 5_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ share, ...count }) => ({ ...count, conversions: Math.floor(count.exposures * share) })),
  { minLength: 1, maxLength: 40 },
)

test('OPR-58 the last day is the total, no day is missing, and each has what its own counts and those before give', () => {
  fc.assert(
    fc.property(dayCounts, fc.nat(), (counts, at) => {
      const days = daysOf(heroes!, counts)
      expect(days.at(-1)!.variants).toEqual(withoutVerdict(resultOf(heroes!, counts)))
      const [first = 0, last = 0] = [Math.min, Math.max].map(
        (of) => of(...counts.map(({ dayAt }) => dayAt)) / dayLength,
      )
      expect(days.map(({ day }) => Date.parse(day) / dayLength)).toEqual(
        Array.from({ length: last - first + 1 }, (_, nth) => first + nth),
      )
      const { day, variants } = days[at % days.length]!
      const until = counts.filter(({ dayAt }) => dayAt <= Date.parse(day))
      for (const { variantId, exposures, conversions } of withoutVerdict(resultOf(heroes!, until)))
        expect(variants).toContainEqual(expect.objectContaining({ variantId, exposures, conversions }))
    }),
  )
})

test('OPR-58 an experiment that nobody has seen has no day', () => {
  expect(daysOf(heroes!, [])).toEqual([])
})

const withoutVerdict = ({ variants }: ReturnType<typeof resultOf>) =>
  variants.map(({ variantId, exposures, conversions, rate, gain }) => ({
    variantId,
    exposures,
    conversions,
    rate,
    gain,
  }))
