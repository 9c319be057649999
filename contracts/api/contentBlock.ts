import { Schema } from 'effect'
import { bannerFields, perBreakpoint, Video } from './bannerContent.ts'
import { ContentPicture, Target } from './content.ts'
import { Money } from './wire.ts'

const block = <const Type extends string, const Fields extends Schema.Struct.Fields>(type: Type, fields: Fields) =>
  Schema.Struct({ id: Schema.String, type: Schema.Literal(type), name: Schema.optionalKey(Schema.String), ...fields })

/** Blocks inside a block are read on their own, like those of a slot (CMS-06). */
const blocks = Schema.Array(Schema.Json)
const collection = { items: blocks, title: Schema.optionalKey(Schema.String) }

/** CAT-30 */
export const UpsellItem = Schema.Struct({
  id: Schema.String,
  sku: Schema.String,
  name: Schema.String,
  url: Schema.String,
  image: Schema.Struct({ url: Schema.String, alt: Schema.String }),
  price: Money,
  inventory: Schema.Literals(['InStock', 'OutOfStock']),
})

/** PROMO-01 */
const PromoMessage = Schema.Struct({
  id: Schema.String,
  richText: Schema.String,
  targets: Schema.Array(Target),
  textColor: Schema.optionalKey(Schema.String),
  hoverLinkColor: Schema.optionalKey(Schema.String),
  background: Schema.optionalKey(Schema.String),
  clickable: Schema.optionalKey(Schema.Boolean),
})

/** The blocks a page can hold, one entry per type. Times in seconds where a name says `autorotateTime`. */
export const ContentBlock = Schema.Union([
  block('hero', { variant: Schema.Literals(['standard', 'block-below', 'product-overlay']), ...bannerFields }),
  block('linked-card', {
    ...bannerFields,
    badge: Schema.optionalKey(ContentPicture),
    backgroundColor: Schema.optionalKey(perBreakpoint(Schema.String)),
  }),
  block('multi-link-card', bannerFields),
  block('category-card', { image: ContentPicture, title: Schema.String, target: Target }),
  block('collection', {
    ...collection,
    kind: Schema.Literals(['linked-card', 'category-card', 'call-to-action', 'multi-link-card']),
    layout: Schema.optionalKey(perBreakpoint(Schema.Literals(['carousel', 'grid']))),
    dots: Schema.optionalKey(Schema.Boolean),
    autorotateTime: Schema.optionalKey(Schema.Finite),
  }),
  block('vertical-list', collection),
  block('picture', { media: perBreakpoint(ContentPicture), mediaTarget: Schema.optionalKey(Target) }),
  block('video', Video.fields),
  block('video-player', {
    media: perBreakpoint(Video),
    playerSettings: Schema.Struct({
      autoplay: Schema.Boolean,
      hideControls: Schema.Boolean,
      loop: Schema.Boolean,
      muted: Schema.Boolean,
    }),
    paddings: Schema.optionalKey(perBreakpoint(Schema.String)),
    backgroundColor: Schema.optionalKey(Schema.String),
    isFullWidth: Schema.optionalKey(Schema.Boolean),
  }),
  block('icon-and-text', {
    items: Schema.Array(
      Schema.Struct({
        icon: ContentPicture,
        richText: Schema.String,
        target: Schema.optionalKey(Target),
        backgroundColor: Schema.optionalKey(Schema.String),
        textColor: Schema.optionalKey(Schema.String),
      }),
    ),
    iconSize: Schema.Literals(['small', 'medium', 'large']),
    variant: Schema.Literals(['icon-left', 'icon-above-text', 'one-column']),
  }),
  block('call-to-action', { target: Target }),
  block('secondary-navigation', {
    title: Schema.optionalKey(Schema.String),
    items: Schema.Array(Schema.Struct({ title: Schema.String, target: Target })),
  }),
  block('accordion', { title: Schema.String, richText: Schema.String }),
  block('rich-text', { richText: Schema.String }),
  block('footer-item', { title: Schema.String, links: Schema.Array(Target) }),
  block('spacer', { height: Schema.optionalKey(perBreakpoint(Schema.Finite)) }),
  block('catalog-grid', {
    categoryId: Schema.optionalKey(Schema.String),
    productIds: Schema.optionalKey(Schema.Array(Schema.String)),
    limit: Schema.optionalKey(Schema.Int),
  }),
  block('social-gallery', { containerId: Schema.String, filter: Schema.optionalKey(Schema.String) }),
  block('promo-bar', {
    messages: Schema.Array(PromoMessage),
    autorotateTime: Schema.optionalKey(Schema.Finite),
    closable: Schema.Boolean,
  }),
  block('benefit-bar', {
    logo: Schema.optionalKey(ContentPicture),
    title: Schema.String,
    subtitle: Schema.optionalKey(Schema.String),
    targets: Schema.Array(Target),
    closeButton: Schema.Boolean,
  }),
  block('dialog', {
    mediaPlacement: Schema.Literals(['top', 'left-normal', 'left-large', 'body']),
    alignment: Schema.Literals(['left', 'center', 'right']),
    subtitle: Schema.optionalKey(Schema.String),
    richText: Schema.optionalKey(Schema.String),
    targets: Schema.Array(Target),
    textBelowTargets: Schema.optionalKey(Schema.String),
  }),
  block('event-signup', {
    eventId: Schema.String,
    title: Schema.String,
    richText: Schema.String,
    startDate: Schema.String,
    endDate: Schema.String,
    enablePlusOne: Schema.Boolean,
    submitCtaLabel: Schema.String,
    confirmationTitle: Schema.String,
    confirmationSubtitle: Schema.String,
  }),
  block('segmentation', {
    segments: Schema.Array(Schema.Struct({ id: Schema.String, targets: blocks })),
    baselines: blocks,
  }),
  block('experiment', {
    experienceId: Schema.String,
    variants: Schema.Array(Schema.Struct({ variantId: Schema.String, targets: blocks })),
    baselines: blocks,
  }),
  block('filter-by', {
    variant: Schema.Literals(['bySku', 'byCategory']),
    filterBy: Schema.Array(Schema.String),
    operator: Schema.Literals(['IN', 'NOT IN']),
    components: blocks,
  }),
  block('upsell', { items: Schema.Array(UpsellItem), stackedCount: Schema.optionalKey(Schema.Int) }),
])
export type ContentBlock = typeof ContentBlock.Type
