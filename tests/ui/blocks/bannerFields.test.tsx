import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import type { bannerFields } from '../../../contracts/content/blocks/bannerBlocks.ts'
import { breakpoints } from '../../../contracts/content/field.ts'
import { renderBlocks, shown } from './renderBlocks.tsx'

const picture = (url: string) => ({ url, alt: 'A lake', width: 1440, height: 720 })
const target = (url: string) => ({ text: 'Read', url })

const everywhere = Object.fromEntries(breakpoints.map((width) => [width, { layout: 'below', alignment: 'center' }]))

/** Each banner field with values that look different, also from `plain`. */
const values: { readonly [Field in keyof typeof bannerFields]: readonly [unknown, ...(readonly unknown[])] } = {
  title: ['Short days'],
  subtitle: ['Long nights'],
  eyebrowText: ['Autumn'],
  eyebrowLogo: [picture('/media/logo.svg')],
  richText: ['<p>Words</p>'],
  richTextTree: [['Words']],
  richTextBelowTargets: ['<p>Small print</p>'],
  richTextBelowTargetsTree: [['Small print']],
  media: [{ picture: picture('/media/lake.svg') }, { video: { url: '/media/lake.mp4', duration: 8 } }],
  mediaList: [
    [{ picture: picture('/media/a.svg') }],
    [{ picture: picture('/media/a.svg') }, { picture: picture('/media/b.svg') }],
  ],
  mediaTarget: [target('/lakes')],
  targets: [[target('/walks')], [target('/walks'), target('/huts')]],
  caption: [
    { text: 'Lake Isabelle', position: 'bottom' },
    { text: 'Lake Isabelle', position: 'top' },
    { text: 'Lake Isabelle', position: 'top', colour: 'deep' },
    { text: 'Lake Isabelle', position: 'top', style: 'label' },
  ],
  gradient: [
    { style: 'full' },
    { style: 'focused' },
    { style: 'off' },
    { style: 'full', tone: 'deep' },
    ...breakpoints.map((width) => ({ style: 'full', breakpoints: [width] })),
  ],
  overlay: [
    { position: 'center' },
    { position: 'right' },
    ...['xs', 'sm', 'md', 'lg'].map((width) => ({ position: 'right', width })),
  ],
  equalTargetSize: [true],
  linkType: ['No-CTA'],
  promotionTracking: [{ creativeName: 'Lake', promotionId: 'autumn', promotionName: 'Autumn' }],
  responsiveLayout: [
    everywhere,
    ...breakpoints.flatMap((width) => [
      { ...everywhere, [width]: { layout: 'below', alignment: 'right' } },
      { ...everywhere, [width]: { layout: 'overlay', alignment: 'center' } },
      { ...everywhere, [width]: { layout: 'split' } },
    ]),
  ],
}

/** The server makes the trees of rich texts, and those are shown. */
const madeTrees = ['richText', 'richTextBelowTargets'] as const

const plain = {
  id: 'b',
  title: 'A walk',
  media: { picture: picture('/media/hut.svg') },
  targets: [{ text: 'Shop', url: '/c/layers' }],
  linkType: 'CTA',
}

/** Every kind that has the banner fields, and those that it has no use for. */
const banners: readonly (readonly [what: string, json: object, unused: readonly (keyof typeof bannerFields)[]])[] = [
  ['hero', { ...plain, type: 'hero', variant: 'standard' }, []],
  ['hero above a block', { ...plain, type: 'hero', variant: 'block-below' }, []],
  ['hero with a product', { ...plain, type: 'hero', variant: 'product-overlay', productId: 'HARROWMID1' }, []],
  ['linked card', { ...plain, type: 'linked-card' }, []],
  // Its links are a list, and it leads nowhere itself (CMS-36).
  ['multi-link card', { ...plain, type: 'multi-link-card' }, ['equalTargetSize', 'linkType']],
]

const drawn = (json: object) => renderBlocks([shown(json)])

describe.each(banners)('a %s', (_what, json, unused) => {
  const fields = keysOf(values).filter((field) => !unused.includes(field) && !madeTrees.some((made) => made === field))
  test.each(fields)('CMS-20…29 %s: what an editor chooses is shown', async (field) => {
    const markups = [await drawn(json)]
    for (const value of values[field]) markups.push(await drawn({ ...json, [field]: value }))
    expect(new Set(markups).size).toBe(markups.length)
  })
})

describe('a linked card', () => {
  const card = { ...plain, type: 'linked-card' }

  test('CMS-35 has its badge, and its ground at every width', async () => {
    expect(await drawn({ ...card, badge: picture('/media/badge.svg') })).toContain('/badge.svg')
    const backgroundColor = { xs: 'moss', md: 'deep' }
    expect(await drawn({ ...card, backgroundColor })).toContain('data-grounds="xs:moss sm:moss md:deep lg:deep"')
    expect(await drawn(card)).not.toContain('data-grounds')
  })
})

test('CMS-29 words are aligned at every width as its layout says', async () => {
  const responsiveLayout = { xs: { layout: 'below', alignment: 'center' }, lg: { layout: 'overlay' } }
  const markup = await drawn({ ...plain, type: 'hero', variant: 'standard', responsiveLayout })
  expect(markup).toContain('data-layout="xs:below sm:below md:below lg:overlay"')
  expect(markup).toContain('data-align="xs:center sm:center md:center"')
})
