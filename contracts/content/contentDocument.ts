import { Schema } from 'effect'
import { contentLimits } from './field.ts'
import { asOf, validity } from './validity.ts'

/** CMS-01 */
export const contentFamilies = [
  'page',
  'category',
  'product',
  'search',
  'footer',
  'menu',
  'fragment',
  'modal',
  'popups',
  'showcase',
] as const
export type ContentFamily = (typeof contentFamilies)[number]

const text = (maximum: number) => Schema.String.check(Schema.isMaxLength(maximum))
const Slug = Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9._/-]{0,127}$/i))

/** The blocks by area. Each is read on its own (`readBlock.ts`). */
const Slots = Schema.Record(text(contentLimits.key), Schema.Array(Schema.Json).check(Schema.isMaxLength(200)))

/** A document's texts in one language. `description` is for search engines, and RT-07. */
export const ContentBody = Schema.Struct({
  name: text(contentLimits.line),
  description: Schema.optionalKey(text(contentLimits.text)),
  slots: Slots,
})
export type ContentBody = typeof ContentBody.Type

/** A document as it is stored and edited: in every language of its site. */
export const ContentDocument = Schema.Struct({
  family: Schema.Literals(contentFamilies),
  key: Slug,
  site: Schema.Literals(['NA', 'EMEA']),
  /** Page children (API-111): the key of the page above. */
  parent: Schema.optionalKey(Slug),
  /** CMS-11: of a showcase. */
  layoutVariant: Schema.optionalKey(text(contentLimits.key)),
  /** By language: `en`, `fr`. I18N-08: `en-us` is what the United States read in place of `en`. */
  bodies: Schema.Record(Schema.String.check(Schema.isPattern(/^([a-z]{2}|en-us)$/)), ContentBody),
  ...validity,
})
export type ContentDocument = typeof ContentDocument.Type

/**
 * CMS-06: a document as answered: in one language, with the instants that its reader evaluates. The blocks of an area
 * are left unread here.
 */
export const LocalizedDocument = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  description: Schema.optionalKey(Schema.String),
  /** The language of the texts, which may be the site's first language instead of the reader's. */
  language: Schema.optionalKey(Schema.String),
  slots: Schema.Record(Schema.String, Schema.Array(Schema.Json)),
  ...validity,
  ...asOf,
})
export type LocalizedDocument = typeof LocalizedDocument.Type
