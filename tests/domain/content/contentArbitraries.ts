import fc from 'fast-check'
import { segmentPairs } from '../../../contracts/content/audience.ts'
import type { ContentAudience } from '../../../contracts/content/audience.ts'
import type { Block, ReadDocument } from '../../../contracts/content/blockTree.ts'
import { segmentsOf } from '../../../core/domain/content/segments.ts'

export const allSegments = segmentPairs.flat()
const few = <T>(...values: readonly T[]) => fc.constantFrom(...values)

const instant = fc.integer({ min: 0, max: 20 })
const schedule = fc.record({ validFrom: instant, validUntil: instant }, { requiredKeys: [] })
const product = few('P1', 'P2', 'P3')
const variant = few('a', 'b', 'c')

/** Texts have unique ids, so that a test can find them again; some of them are empty. */
const leaf = fc
  .tuple(fc.nat(), few('', ' ', '<p>Words</p>', '<p>Words</p>'), schedule)
  .map(([id, richText, times]): Block => ({ id: `t${id}`, type: 'rich-text', richText, ...times }))

const { block } = fc.letrec<{ block: Block }>((tie) => {
  const nested = fc.array(tie('block'), { maxLength: 3 })
  return {
    block: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      leaf,
      fc.record({
        id: fc.constant('s'),
        type: fc.constant('segmentation' as const),
        segments: fc.array(fc.record({ id: few(...allSegments, 'made-up'), targets: nested }), { maxLength: 3 }),
        baselines: nested,
      }),
      fc.record({
        id: fc.constant('e'),
        type: fc.constant('experiment' as const),
        experienceId: few('x', 'y'),
        variants: fc.array(fc.record({ variantId: variant, targets: nested }), { maxLength: 3 }),
        baselines: nested,
      }),
      fc
        .record({
          id: fc.constant('f'),
          type: fc.constant('filter-by' as const),
          variant: few('bySku' as const, 'byCategory' as const),
          filterBy: fc.array(product, { maxLength: 2 }),
          operator: few('IN' as const, 'NOT IN' as const),
          components: nested,
        })
        .chain((filter) => schedule.map((times) => ({ ...filter, ...times }))),
      fc.record({ id: fc.constant('v'), type: fc.constant('vertical-list' as const), items: nested }),
    ),
  }
})

export const anyBlock: fc.Arbitrary<Block> = block

export const anyDocument: fc.Arbitrary<ReadDocument> = fc
  .tuple(fc.dictionary(few('above', 'main', 'below'), fc.array(block, { maxLength: 4 })), schedule)
  .map(([slots, times]) => ({ id: 'd', name: 'Any', slots, ...times }))

export const anyFacts = fc.record({
  isLoggedIn: fc.boolean(),
  isLoyaltyMember: fc.boolean(),
  isEmployee: fc.boolean(),
  isCartEmpty: fc.boolean(),
  isProsumer: fc.boolean(),
  isWranx: fc.boolean(),
  isIpa: fc.boolean(),
  isAthlete: fc.boolean(),
})

export const anyAudience: fc.Arbitrary<ContentAudience> = fc.record(
  {
    now: instant,
    locale: few('en-us', 'fr-ca'),
    segments: anyFacts.map(segmentsOf),
    decisions: fc.array(fc.record({ experienceId: few('x', 'y'), variantId: variant }), { maxLength: 2 }),
    product,
    category: product,
    forcedSegment: few(...allSegments, 'made-up', 'nowhere'),
  },
  { requiredKeys: ['now', 'locale', 'segments', 'decisions'] },
)
