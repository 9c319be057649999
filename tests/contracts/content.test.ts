import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { Article, ArticlePage } from '../../contracts/content/blocks/articleBlocks.ts'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../contracts/content/blockKinds.ts'
import { UpsellItem } from '../../contracts/content/blocks/commerceBlocks.ts'
import { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { visualSelector } from '../../contracts/content/blocks/menuBlocks.ts'
import { isFault, readBlock } from '../../contracts/content/readBlock.ts'

const fieldsOf = (kind: BlockKind) => Object.keys(blockKinds[kind].fields)
const expectFields = (fields: readonly string[], documented: string) =>
  expect(fields).toEqual(expect.arrayContaining(documented.split(' ')))
const isBlock = (json: unknown) => !isFault(readBlock(json))

const target = { text: 'Go', url: '/x' }
const accordion = { id: 'b1', type: 'accordion', title: 'Care', richText: '<p>Cold wash.</p>' }

const page = {
  id: 'p',
  name: 'cart',
  slots: { main: [accordion, { type: 'from-the-future' }, 'not even an object'] },
}
const read = Schema.decodeUnknownSync(LocalizedDocument)(page)

describe('a page with unknown blocks', () => {
  test('CMS-06 a page with an unknown and a malformed block is read', () => {
    expect(read).toEqual(page)
  })

  test('CMS-06 each block of a page is judged alone', () => {
    expect(read.slots['main']?.map(isBlock)).toEqual([true, false, false])
  })
})

describe('blocks', () => {
  test('CMS-20 CMS-21 CMS-22 CMS-23 CMS-25 CMS-27 CMS-29 heroes and cards share the banner fields', () => {
    const documented =
      'title subtitle eyebrowText eyebrowLogo richText richTextBelowTargets media mediaList mediaTarget targets caption gradient overlay equalTargetSize linkType promotionTracking name responsiveLayout'
    for (const kind of ['hero', 'linked-card', 'multi-link-card'] as const) expectFields(fieldsOf(kind), documented)
  })

  test('CMS-35 CMS-45 CMS-46 CMS-50 CMS-57 the other blocks have their documented fields', () => {
    expectFields(fieldsOf('linked-card'), 'badge backgroundColor')
    expectFields(fieldsOf('video'), 'cloudinaryAsset duration url seoTitle seoDescription width height')
    expectFields(fieldsOf('video-player'), 'media playerSettings paddings backgroundColor isFullWidth')
    expectFields(fieldsOf('icon-and-text'), 'items iconSize variant')
    expectFields(fieldsOf('social-gallery'), 'containerId filter')
  })

  test('CMS-40 a collection holds linked cards, category cards, buttons or multi-links', () => {
    const collection = {
      id: 'c',
      type: 'collection',
      kind: 'category-card',
      items: [{ ...target }],
      layout: { xs: 'carousel', lg: 'grid' },
    }
    expect(isBlock(collection)).toBe(true)
    expect(isBlock({ ...collection, kind: 'video' })).toBe(false)
  })
})

describe('dialogs', () => {
  test('CMS-80 CMS-81 CMS-82 a dialog places its media, aligns, and carries text and buttons', () => {
    expectFields(fieldsOf('dialog'), 'title media mediaPlacement alignment subtitle richText targets textBelowTargets')
  })

  test('CMS-83 a dialog may have the newsletter form or the event sign-up', () => {
    expectFields(fieldsOf('dialog'), 'newsletter event')
  })

  test('SIGN-50 a newsletter block has a title, a text and the form of a dialog', () => {
    expectFields(fieldsOf('newsletter'), 'title richText channel submitLabel successText')
  })
})

test('PROMO-01 PROMO-10 PROMO-20 promo bar, pop-up and benefit bar have their documented fields', () => {
  expectFields(fieldsOf('promo-bar'), 'messages autorotateTime closable')
  expectFields(fieldsOf('promo-message'), 'richText targets textColor hoverLinkColor background clickable')
  expectFields(
    fieldsOf('pop-up'),
    'delay name title minimizedTitle maximizedTitle logo logoSize targets disclaimer colours',
  )
  expectFields(fieldsOf('benefit-bar'), 'logo title subtitle targets closeButton')
})

test('SEG-05 SEG-07 SIGN-66 experiment, filter and event content have their documented fields', () => {
  expectFields(fieldsOf('experiment'), 'experienceId variants baselines')
  expectFields(fieldsOf('filter-by'), 'variant filterBy operator components')
  expectFields(
    fieldsOf('event-signup'),
    'eventId title richText startDate endDate enablePlusOne submitCtaLabel confirmationTitle confirmationSubtitle',
  )
})

test('CAT-30 CAT-50 upsell items and articles have their documented fields', () => {
  expectFields(Object.keys(UpsellItem.fields), 'id sku name url image price')
  expect(UpsellItem.fields.inventory.literals).toEqual(['InStock', 'OutOfStock'])
  expectFields(Object.keys(Article.fields), 'id title url picture tags eyebrow subtitle date minutes')
  expectFields(Object.keys(ArticlePage.fields), 'result facets numFound')
})

test('NAV-01 NAV-02 menu items and visual selectors have their documented fields', () => {
  expectFields(
    fieldsOf('menu-item'),
    'id title target menuStyle menuIcon titleVisibility hideShopAll overrideShopAll columns menuBanner',
  )
  expectFields(fieldsOf('menu-item'), 'visualSelectors visualSelectorsTitle')
  expectFields(Object.keys(visualSelector.fields), 'mediaObject title target')
})
