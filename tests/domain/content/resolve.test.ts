import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContentAudience } from '../../../contracts/content/audience.ts'
import type { Block, ReadDocument, ShownBlock } from '../../../contracts/content/blockTree.ts'
import { resolve } from '../../../core/domain/content/resolve.ts'
import { anyAudience, anyBlock, anyDocument } from './contentArbitraries.ts'

const text = (id: string): Block => ({ id, type: 'rich-text', richText: `<p>${id}</p>` })
const guest: ContentAudience = { now: 10, locale: 'en-us', segments: ['loggedOut', 'cartEmpty'], decisions: [] }
const documentOf = (...blocks: readonly Block[]): ReadDocument => ({ id: 'd', name: 'Test', slots: { main: blocks } })
const shown = (blocks: readonly Block[], audience: ContentAudience = guest): readonly ShownBlock[] =>
  resolve(documentOf(...blocks), audience).document?.slots['main'] ?? []
const ids = (blocks: readonly ShownBlock[]) => blocks.map(({ id }) => id)

/** All blocks at every depth. */
const within = (blocks: readonly ShownBlock[]): readonly ShownBlock[] =>
  blocks.flatMap((block) => [block, ...within(insideOf(block) ?? [])])

/** The blocks inside a block, of those kinds that have some. */
const insideOf = (block: ShownBlock): readonly ShownBlock[] | undefined => {
  switch (block.type) {
    case 'vertical-list':
    case 'collection':
      return block.items
    case 'promo-bar':
      return block.messages
    case 'menu-item':
      return block.menuBanner && [block.menuBanner]
    default:
      return undefined
  }
}

describe('segmentation', () => {
  const block: Block = {
    id: 's',
    type: 'segmentation',
    segments: [
      { id: 'loyalty', targets: [text('member')] },
      { id: 'loggedIn', targets: [text('known')] },
      { id: 'test', targets: [text('tested')] },
    ],
    baselines: [text('baseline')],
  }

  test.each([
    [['loggedIn', 'loyalty'], 'member'],
    [['loggedIn', 'nonLoyalty'], 'known'],
    [['loggedOut'], 'baseline'],
  ] as const)('SEG-02 the first segment that fits %j shows %s', (segments, expected) => {
    expect(ids(shown([block], { ...guest, segments }))).toEqual([expected])
  })

  test('SEG-03 the test query forces a segment', () => {
    expect(ids(shown([block], { ...guest, forcedSegment: 'test' }))).toEqual(['tested'])
  })

  test('SEG-03 a forced segment that the block does not have is ignored', () => {
    expect(ids(shown([block], { ...guest, forcedSegment: 'employee' }))).toEqual(['baseline'])
  })

  test('SEG-02 shows exactly one of its targets or its baseline, for every audience', () => {
    fc.assert(
      fc.property(anyAudience, (audience) => {
        expect(shown([block], audience)).toHaveLength(1)
      }),
    )
  })
})

describe('experiment', () => {
  const block: Block = {
    id: 'e',
    type: 'experiment',
    experienceId: 'hero',
    variants: [{ variantId: 'b', targets: [text('b')] }],
    baselines: [text('a')],
  }
  const assigned = (variantId: string, experienceId = 'hero') => ({
    ...guest,
    decisions: [{ experienceId, variantId }],
  })

  test('SEG-06 shows the variant of the decision, marked for its exposure', () => {
    expect(shown([block], assigned('b'))).toEqual([
      { ...text('b'), exposures: [{ experienceId: 'hero', variantId: 'b' }] },
    ])
  })

  test('SEG-06 without a decision the baseline shows and nothing is exposed', () => {
    expect(shown([block], guest)).toEqual([text('a')])
    expect(shown([block], assigned('b', 'another'))).toEqual([text('a')])
  })

  test('SEG-06 a control group sees the baseline and is exposed', () => {
    expect(shown([block], assigned('control'))).toEqual([
      { ...text('a'), exposures: [{ experienceId: 'hero', variantId: 'control' }] },
    ])
  })
})

describe('filter by product or category', () => {
  test.each([
    ['bySku', 'IN', { product: 'P1' }, true],
    ['bySku', 'IN', { product: 'P2', category: 'P1' }, false],
    ['bySku', 'IN', {}, false],
    ['bySku', 'NOT IN', { product: 'P1' }, false],
    ['bySku', 'NOT IN', { product: 'P2' }, true],
    ['bySku', 'NOT IN', {}, true],
    ['byCategory', 'IN', { category: 'P1' }, true],
    ['byCategory', 'NOT IN', { category: 'P1', product: 'P2' }, false],
  ] as const)('SEG-08 %s %s %j', (variant, operator, page, isShown) => {
    const filter: Block = { id: 'f', type: 'filter-by', variant, operator, filterBy: ['P1'], components: [text('t')] }
    expect(ids(shown([filter], { ...guest, ...page }))).toEqual(isShown ? ['t'] : [])
  })
})

describe('schedule', () => {
  test('CMS-06 a block shows from its first instant on and no longer at its last', () => {
    const times = [4, 5, 9, 10].map((now) => shown([{ ...text('t'), validFrom: 5, validUntil: 10 }], { ...guest, now }))
    expect(times.map(({ length }) => length)).toEqual([0, 1, 1, 0])
  })

  test('CMS-04 a document that is not valid is missing', () => {
    const document = { ...documentOf(text('t')), validFrom: 11 }
    expect(resolve(document, guest)).toEqual({ nextChange: 11 })
  })

  test('CMS-06 the visible blocks change at the next change and not before', () => {
    fc.assert(
      fc.property(anyDocument, anyAudience, (document, audience) => {
        const { nextChange = 40, document: now } = resolve(document, audience)
        expect(nextChange).toBeGreaterThan(audience.now)
        for (let later = audience.now + 1; later < nextChange; later++)
          expect(resolve(document, { ...audience, now: later }).document).toEqual(now)
      }),
    )
  })
})

describe('blocks without content', () => {
  test('PROMO-04 messages that resolve to empty sections are dropped, and the bar with the last of them', () => {
    const bar = (...messages: readonly Block[]): Block => ({ id: 'bar', type: 'promo-bar', closable: true, messages })
    const message = (richText: string): Block => ({ id: richText, type: 'promo-message', richText, targets: [] })
    const hidden: Block = { id: 's', type: 'segmentation', segments: [], baselines: [] }
    expect(shown([bar(message(''), hidden, message('Sale'))])).toEqual([bar(message('Sale'))])
    expect(shown([bar(message(' '), hidden)])).toEqual([])
  })

  test('CMS-06 rich text is empty when its tree is empty, even when its HTML is not', () => {
    const html = { id: 't', type: 'rich-text', richText: '<script>alert(1)</script>' } as const
    expect(shown([{ ...html, richTextTree: [] }])).toEqual([])
    expect(shown([{ ...html, richTextTree: [{ tag: 'p', children: [' '] }] }])).toEqual([])
    expect(shown([{ ...html, richTextTree: [{ tag: 'hr' }] }])).toHaveLength(1)
  })
})

describe('any document and audience', () => {
  test('SEG-01 no chooser and no empty list is left at any depth', () => {
    fc.assert(
      fc.property(anyDocument, anyAudience, (document, audience) => {
        for (const blocks of Object.values(resolve(document, audience).document?.slots ?? {}))
          for (const block of within(blocks)) {
            expect(['segmentation', 'experiment', 'filter-by']).not.toContain(block.type)
            expect(insideOf(block)).not.toEqual([])
          }
      }),
    )
  })

  test('SEG-01 a text, card or notice shows exactly when everything around it lets it', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 4 }), anyAudience, (blocks, audience) => {
        const named = blocks.map((block, index) => renamed(block, `${index}`))
        const expected = named.flatMap((block) => textsSeen(block, audience))
        const seen = within(shown(named, audience)).filter((block) => insideOf(block) === undefined)
        expect(ids(seen.filter(({ type }) => type !== 'menu-item'))).toEqual(expected)
      }),
    )
  })

  test('SEG-01 resolving again changes nothing', () => {
    fc.assert(
      fc.property(anyDocument, anyAudience, (document, audience) => {
        const once = resolve(document, audience).document
        fc.pre(once !== undefined)
        expect(resolve(once, audience).document).toEqual(once)
      }),
    )
  })

  test('SEG-01 the same input gives the same blocks and is left as it was', () => {
    fc.assert(
      fc.property(anyDocument, anyAudience, (document, audience) => {
        const before = structuredClone(document)
        expect(resolve(document, audience)).toEqual(resolve(structuredClone(document), structuredClone(audience)))
        expect(document).toEqual(before)
      }),
    )
  })
})

/** Gives every block that shows something by itself an id of its own. */
const renamed = (block: Block, id: string): Block => {
  const all = (blocks: readonly Block[], at: string) => blocks.map((each, index) => renamed(each, `${at}.${index}`))
  switch (block.type) {
    case 'segmentation':
      return {
        ...block,
        segments: block.segments.map((each, index) => ({ ...each, targets: all(each.targets, `${id}.s${index}`) })),
        baselines: all(block.baselines, `${id}.b`),
      }
    case 'experiment':
      return {
        ...block,
        variants: block.variants.map((each, index) => ({ ...each, targets: all(each.targets, `${id}.v${index}`) })),
        baselines: all(block.baselines, `${id}.b`),
      }
    case 'filter-by':
      return { ...block, components: all(block.components, id) }
    case 'vertical-list':
    case 'collection':
      return { ...block, items: all(block.items, id) }
    case 'promo-bar':
      return { ...block, messages: all(block.messages, id) }
    case 'menu-item':
      return { ...block, ...(block.menuBanner && { menuBanner: renamed(block.menuBanner, `${id}.m`) }) }
    default:
      return { ...block, id }
  }
}

/** The rules once more, from the point of view of what is shown in the end. */
const textsSeen = (block: Block, audience: ContentAudience): readonly string[] => {
  const { now, segments, forcedSegment, decisions, product, category } = audience
  if (now < (block.validFrom ?? 0) || now >= (block.validUntil ?? 99)) return []
  const all = (blocks: readonly Block[]) => blocks.flatMap((each) => textsSeen(each, audience))
  if (block.type === 'vertical-list' || block.type === 'collection') return all(block.items)
  if (block.type === 'promo-bar') return all(block.messages)
  // An entry of the menu has one banner: the first of those that are chosen.
  if (block.type === 'menu-item') return block.menuBanner ? all([block.menuBanner]).slice(0, 1) : []
  if (block.type === 'segmentation') {
    const has = block.segments.some(({ id }) => id === forcedSegment)
    const fits = block.segments.filter(({ id }) => (has ? id === forcedSegment : segments.some((each) => each === id)))
    return all(fits[0]?.targets ?? block.baselines)
  }
  if (block.type === 'experiment') {
    const [decision] = decisions.filter(({ experienceId }) => experienceId === block.experienceId)
    const [variant] = block.variants.filter(({ variantId }) => variantId === decision?.variantId)
    return all(variant?.targets ?? block.baselines)
  }
  if (block.type !== 'filter-by') return hasText(block) ? [block.id] : []
  const subject = block.variant === 'bySku' ? product : category
  const isListed = block.filterBy.some((each) => each === subject)
  return all(block.components.filter(() => (block.operator === 'IN' ? isListed : !isListed)))
}

const hasText = (block: Block): boolean => {
  if (block.type === 'rich-text' || block.type === 'promo-message') return block.richText.trim() !== ''
  return block.type === 'linked-card' || block.type === 'multi-link-card' ? block.title !== '' : true
}
