import fc from 'fast-check'
import { segmentPairs } from '../../../contracts/content/audience.ts'
import type { ContentAudience } from '../../../contracts/content/audience.ts'
import type { Block, BlockOf, ReadDocument } from '../../../contracts/content/blockTree.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { segmentsOf } from '../../../core/domain/content/segments.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'

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

/** A chooser of what may stand in its place. */
const chooserOf = (inside: fc.Arbitrary<Block>): fc.Arbitrary<Block> => {
  const nested = fc.array(inside, { maxLength: 3 })
  const chooser = fc.oneof(
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
    fc.record({
      id: fc.constant('f'),
      type: fc.constant('filter-by' as const),
      variant: few('bySku' as const, 'byCategory' as const),
      filterBy: fc.array(product, { maxLength: 2 }),
      operator: few('IN' as const, 'NOT IN' as const),
      components: nested,
    }),
  )
  return fc.tuple(chooser, schedule).map(([block, times]) => ({ ...block, ...times }))
}

/** A block of these, or choosers of them, one inside the other. */
const chosenFrom = (content: fc.Arbitrary<Block>): fc.Arbitrary<Block> =>
  fc.letrec<{ block: Block }>((tie) => ({
    block: fc.oneof({ maxDepth: 3, withCrossShrink: true }, content, chooserOf(tie('block'))),
  })).block

const named = <const Type extends Block['type']>(type: Type) =>
  fc.tuple(fc.nat(), schedule).map(([id, times]) => ({ id: `${type}-${id}`, type, ...times }))

const link = { text: 'A link', url: '/journal' }
/** Some cards are empty, and not shown. */
const title = few('', 'Boots', 'Coats')
const cards = {
  'linked-card': fc.tuple(named('linked-card'), title).map(([card, words]) => ({ ...card, title: words })),
  'multi-link-card': fc.tuple(named('multi-link-card'), title).map(([card, words]) => ({ ...card, title: words })),
  'category-card': named('category-card').map((card) => ({
    ...card,
    title: 'Boots',
    image: { url: '/b.svg', alt: '' },
    target: link,
  })),
  'call-to-action': named('call-to-action').map((button) => ({ ...button, target: link })),
} satisfies Readonly<Record<BlockOf<'collection'>['kind'], fc.Arbitrary<Block>>>

const someOf = (content: fc.Arbitrary<Block>) => fc.array(chosenFrom(content), { maxLength: 3 })

const collection = few(...keysOf(cards)).chain((kind) =>
  fc.tuple(named('collection'), someOf(cards[kind])).map(([block, items]): Block => ({ ...block, kind, items })),
)
const verticalList = fc
  .tuple(named('vertical-list'), someOf(fc.oneof(...Object.values(cards))))
  .map(([block, items]): Block => ({ ...block, items }))
const message = fc
  .tuple(named('promo-message'), few('', '<p>Sale</p>'))
  .map(([block, richText]): Block => ({ ...block, richText, targets: [] }))
const promoBar = fc
  .tuple(named('promo-bar'), someOf(message))
  .map(([block, messages]): Block => ({ ...block, messages, closable: true }))
const menuItem = fc
  .tuple(named('menu-item'), fc.option(chosenFrom(cards['linked-card']), { nil: undefined }))
  .map(([block, menuBanner]): Block => ({
    ...block,
    title: 'Boots',
    columns: [],
    ...(menuBanner === undefined ? {} : { menuBanner }),
  }))
const popUp = named('pop-up').map(({ id, ...block }): Block => ({
  ...block,
  id,
  name: id,
  kind: 'newsletter',
  title: 'Letters',
  targets: [],
}))
const footerItem = named('footer-item').map((block): Block => ({ ...block, title: 'Help', links: [link] }))

const parents = [collection, verticalList, promoBar, menuItem] as const

export const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  chosenFrom(leaf),
  ...parents,
  chosenFrom(fc.oneof(leaf, ...parents, popUp, footerItem)),
)

export const anyDocument: fc.Arbitrary<ReadDocument> = fc
  .tuple(
    fc.dictionary(few('above', 'main', 'below'), fc.array(anyBlock, { maxLength: 4 })),
    fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, schedule),
  )
  .map(([slots, times]) => ({ id: 'd', name: 'Any', slots, ...times }))

/** NAV-15, PROMO-11: what is a list of blocks of one kind: without areas, and without a time of its own. */
const listOf = (content: fc.Arbitrary<Block>): fc.Arbitrary<ReadDocument> =>
  fc.array(chosenFrom(content), { maxLength: 4 }).map((main) => ({ id: 'd', name: 'd', slots: { main } }))

/** The documents of each family that pages ask for. */
export const documentOfFamily: Readonly<Record<AskedFamily, fc.Arbitrary<ReadDocument>>> = {
  page: anyDocument,
  category: anyDocument,
  product: anyDocument,
  fragment: anyDocument,
  footer: fc.oneof(anyDocument, listOf(footerItem)),
  menu: listOf(menuItem),
  popups: listOf(popUp),
}
export type AskedFamily = Queries['content']['ask']['family']

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
