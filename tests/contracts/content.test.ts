import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { ContentBlock, UpsellItem } from '../../contracts/api/contentBlock.ts'
import { Article, ArticlePage, ContentDocument, PopUp } from '../../contracts/api/content.ts'
import { MenuItem, VisualSelector } from '../../contracts/api/menu.ts'

const blockOf = (type: string) => {
  const found = ContentBlock.members.find((member) => member.fields.type.literal === type)
  return Object.keys(found?.fields ?? {})
}
const has = (fields: readonly string[], documented: string) =>
  expect(fields).toEqual(expect.arrayContaining(documented.split(' ')))

const target = { text: 'Go', url: '/x' }
const accordion = { id: 'b1', type: 'accordion', title: 'Care', richText: '<p>Cold wash.</p>' }

test('CMS-06 a page with an unknown and a malformed block is read; each block is judged alone', () => {
  const page = {
    id: 'p',
    name: 'cart',
    slots: { main: [accordion, { type: 'from-the-future' }, 'not even an object'] },
  }
  const read = Schema.decodeUnknownSync(ContentDocument)(page)
  expect(read).toEqual(page)
  expect(read.slots['main']?.map(Schema.is(ContentBlock))).toEqual([true, false, false])
})

test('CMS-20 CMS-21 CMS-22 CMS-23 CMS-25 CMS-27 CMS-29 heroes and cards share the banner fields', () => {
  const documented =
    'title subtitle eyebrowText eyebrowLogo richText richTextBelowTargets media mediaList mediaTarget targets caption gradient overlay equalTargetSize linkType promotionTracking name responsiveLayout'
  for (const type of ['hero', 'linked-card', 'multi-link-card']) has(blockOf(type), documented)
})

test('CMS-35 CMS-45 CMS-46 CMS-50 CMS-57 the other blocks have their documented fields', () => {
  has(blockOf('linked-card'), 'badge backgroundColor')
  has(blockOf('video'), 'cloudinaryAsset duration url seoTitle seoDescription width height')
  has(blockOf('video-player'), 'media playerSettings paddings backgroundColor isFullWidth')
  has(blockOf('icon-and-text'), 'items iconSize variant')
  has(blockOf('social-gallery'), 'containerId filter')
})

test('CMS-40 a collection holds linked cards, category cards, buttons or multi-links', () => {
  const collection = {
    id: 'c',
    type: 'collection',
    kind: 'category-card',
    items: [{ ...target }],
    layout: { xs: 'carousel', lg: 'grid' },
  }
  expect(Schema.is(ContentBlock)(collection)).toBe(true)
  expect(Schema.is(ContentBlock)({ ...collection, kind: 'video' })).toBe(false)
})

test('CMS-80 CMS-81 CMS-82 a dialog places its media, aligns, and carries text and buttons', () => {
  has(blockOf('dialog'), 'mediaPlacement alignment subtitle richText targets textBelowTargets')
})

test('PROMO-01 PROMO-10 PROMO-20 promo bar, pop-up and benefit bar have their documented fields', () => {
  has(blockOf('promo-bar'), 'messages autorotateTime closable')
  has(
    Object.keys(PopUp.fields),
    'delay name title minimizedTitle maximizedTitle logo logoSize targets disclaimer colours',
  )
  has(blockOf('benefit-bar'), 'logo title subtitle targets closeButton')
})

test('SEG-05 SEG-07 SIGN-66 experiment, filter and event content have their documented fields', () => {
  has(blockOf('experiment'), 'experienceId variants baselines')
  has(blockOf('filter-by'), 'variant filterBy operator components')
  has(
    blockOf('event-signup'),
    'eventId title richText startDate endDate enablePlusOne submitCtaLabel confirmationTitle confirmationSubtitle',
  )
})

test('CAT-30 CAT-50 upsell items and articles have their documented fields', () => {
  has(Object.keys(UpsellItem.fields), 'id sku name url image price')
  expect(UpsellItem.fields.inventory.literals).toEqual(['InStock', 'OutOfStock'])
  has(Object.keys(Article.fields), 'id title url picture tags eyebrow')
  has(Object.keys(ArticlePage.fields), 'result facets numFound')
})

test('NAV-01 NAV-02 menu items and visual selectors have their documented fields', () => {
  has(
    Object.keys(MenuItem.fields),
    'id title target menuStyle menuIcon titleVisibility hideShopAll overrideShopAll columns menuBanner',
  )
  has(Object.keys(MenuItem.fields), 'visualSelectors visualSelectorsTitle')
  has(Object.keys(VisualSelector.fields), 'mediaObject title target')
})
