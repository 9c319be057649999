import { describe, expect, test } from 'vitest'
import type { ContentAudience } from '../../../contracts/content/audience.ts'
import type { Block, ReadDocument } from '../../../contracts/content/blockTree.ts'
import { resolve } from '../../../core/domain/content/resolve.ts'

const guest: ContentAudience = { now: 10, locale: 'en-us', segments: [], decisions: [] }
const resolved = (...blocks: readonly Block[]) => {
  const document: ReadDocument = { id: 'd', name: 'Test', slots: { main: blocks } }
  return resolve(document, guest)
}
const isShown = (block: Block): boolean => resolved(block).document?.slots['main']?.length === 1

/** Only what makes it empty matters here; the rest of its fields is left out. */
const blockOf = (type: Block['type'], more: object): Block => ({ id: type, type, ...more }) as unknown as Block

const text: Block = { id: 't', type: 'rich-text', richText: '<p>Wool</p>' }
const target = { url: '/journal', text: 'Read' }
const picture = { url: '/media/a', alt: '' }
const video = { url: '/media/a.mp4', duration: 9 }
const bannerWith = (more: object) => blockOf('hero', { variant: 'standard', ...more })

/** Of each kind that may be empty, what it has, and what it lacks when it is. */
const kinds: readonly (readonly [kind: Block['type'], full: object, empty: object])[] = [
  ['collection', { items: [text] }, { items: [] }],
  ['vertical-list', { items: [text] }, { items: [] }],
  ['picture', { media: { xs: picture } }, { media: {} }],
  ['video-player', { media: { xs: video } }, { media: {} }],
  ['icon-and-text', { items: [{ text: 'Resoled' }] }, { items: [] }],
  ['call-to-action-collection', { targets: [target] }, { targets: [] }],
  ['secondary-navigation', { items: [{ title: 'Wool', target }] }, { items: [] }],
  ['accordion', { richText: '<p>So</p>' }, { richText: ' ' }],
  ['rich-text', { richText: '<p>So</p>' }, { richText: '' }],
  ['footer-item', { links: [target] }, { links: [] }],
  ['catalog-grid', { categoryId: '1000' }, { productIds: [] }],
  ['catalog-grid', { productIds: ['HARROWMID1'] }, {}],
]

describe('a block that may be empty', () => {
  test.each(kinds)('PROMO-04 a %s takes its place with content, and none without', (kind, full, empty) => {
    expect([isShown(blockOf(kind, full)), isShown(blockOf(kind, empty))]).toEqual([true, false])
  })

  test.each([
    ['a title', { title: 'Wool' }],
    ['a subtitle', { subtitle: 'Wool' }],
    ['an eyebrow', { eyebrowText: 'New' }],
    ['a logo above it', { eyebrowLogo: picture }],
    ['a text', { richText: '<p>Wool</p>' }],
    ['a text below its buttons', { richTextBelowTargets: '<p>Wool</p>' }],
    ['a picture', { media: { picture } }],
    ['a film', { media: { video } }],
    ['a second picture', { mediaList: [{}, { picture }] }],
    ['a button', { targets: [target] }],
  ])('PROMO-04 a banner takes its place with nothing but %s', (_what, more) => {
    expect(isShown(bannerWith(more))).toBe(true)
  })

  test.each([{}, { title: '', media: {}, mediaList: [{}], targets: [], richText: ' ' }])(
    'PROMO-04 a banner with nothing takes none: %j',
    (nothing) => {
      expect(isShown(bannerWith(nothing))).toBe(false)
    },
  )

  test('NAV-01 an entry of the menu stays when the banner inside it is not shown', () => {
    const entry = { title: 'Boots', target, columns: [] }
    const later = { ...text, id: 'later', validFrom: 20 }
    const { document } = resolved(blockOf('menu-item', { ...entry, menuBanner: later }))
    expect(document?.slots['main']).toEqual([blockOf('menu-item', entry)])
  })
})

describe('what else is known of a document that was resolved', () => {
  const experiment: Block = { id: 'e', type: 'experiment', experienceId: 'hero', variants: [], baselines: [text] }
  const segmentation: Block = { id: 's', type: 'segmentation', segments: [], baselines: [text] }
  const filter: Block = {
    id: 'f',
    type: 'filter-by',
    variant: 'bySku',
    operator: 'IN',
    filterBy: ['A'],
    components: [text],
  }

  test('SEG-04 is whether segments chose a part of it', () => {
    expect(resolved(segmentation).isPersonal).toBe(true)
    for (const block of [text, experiment, filter]) expect(resolved(block)).not.toHaveProperty('isPersonal')
  })

  test('SEG-06 are the experiments that nothing is decided of', () => {
    expect(resolved(experiment, { ...experiment, id: 'e2', experienceId: 'menu' }).undecided).toEqual(['hero', 'menu'])
    const decided = { ...guest, decisions: [{ experienceId: 'hero', variantId: 'b' }] }
    const document: ReadDocument = { id: 'd', name: 'Test', slots: { main: [experiment] } }
    expect(resolve(document, decided)).not.toHaveProperty('undecided')
    expect(resolved(text)).not.toHaveProperty('undecided')
  })

  test('SEG-08 is nothing of a product or category that is not looked at', () => {
    expect(isShown(filter)).toBe(false)
    expect(isShown({ ...filter, operator: 'NOT IN' })).toBe(true)
  })
})
