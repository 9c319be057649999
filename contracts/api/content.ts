import { Schema } from 'effect'

/**
 * CMS-06: a document of the content service. The blocks of a slot are left unread here: each is read on its own by
 * contentBlock.ts, and one that is unknown or malformed shows nothing without breaking its page.
 */
export const ContentDocument = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  description: Schema.optionalKey(Schema.String),
  slots: Schema.Record(Schema.String, Schema.Array(Schema.Json)),
})
export type ContentDocument = typeof ContentDocument.Type

/** A picture of the content service. */
export const ContentPicture = Schema.Struct({
  url: Schema.String,
  alt: Schema.String,
  seoTitle: Schema.optionalKey(Schema.String),
  width: Schema.optionalKey(Schema.Int),
  height: Schema.optionalKey(Schema.Int),
})

/** CMS-22: a button or a link. */
export const Target = Schema.Struct({
  text: Schema.optionalKey(Schema.String),
  url: Schema.String,
  targetAttribute: Schema.optionalKey(Schema.String),
  style: Schema.optionalKey(Schema.String),
})
export type Target = typeof Target.Type

/** CAT-50 */
export const Article = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  url: Schema.String,
  picture: Schema.Struct({ url: Schema.String, alt: Schema.String }),
  tags: Schema.Array(Schema.Struct({ label: Schema.String })),
  eyebrow: Schema.optionalKey(Schema.String),
})
export type Article = typeof Article.Type

export const ArticlePage = Schema.Struct({
  result: Schema.Array(Article),
  facets: Schema.Array(Schema.Struct({ id: Schema.String, label: Schema.String })),
  numFound: Schema.Int,
})
export type ArticlePage = typeof ArticlePage.Type

/** PROMO-10. `delay` in ms. */
export const PopUp = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(['newsletter', 'registration']),
  name: Schema.String,
  delay: Schema.optionalKey(Schema.Int),
  title: Schema.String,
  minimizedTitle: Schema.optionalKey(Schema.String),
  maximizedTitle: Schema.optionalKey(Schema.String),
  logo: Schema.optionalKey(ContentPicture),
  logoSize: Schema.optionalKey(Schema.Literals(['small', 'large'])),
  targets: Schema.Array(Target),
  disclaimer: Schema.optionalKey(Schema.String),
  colours: Schema.optionalKey(Schema.Struct({ text: Schema.String, background: Schema.String })),
})
export type PopUp = typeof PopUp.Type
