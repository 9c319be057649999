import { Schema } from 'effect'
import { asked, contentLimits } from './field.ts'

/** CMS-60: the elements that rich text may contain. Whatever else an editor writes is unwrapped or dropped. */
const RichTextTag = Schema.Literals([
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])
export type RichTextTag = typeof RichTextTag.Type

/** The attributes that survive, by their HTML names. `href` has an allowed scheme (`safeUrl`). */
const RichTextAttributes = Schema.Struct({
  href: Schema.optionalKey(
    Schema.String.check(
      Schema.isMaxLength(contentLimits.url),
      Schema.isPattern(/^(?:https?:|mailto:|tel:|[^\s:]*$|[^\s:]*[/?#])[^\s]*$/i),
    ),
  ),
  target: Schema.optionalKey(Schema.Literal('_blank')),
  title: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(contentLimits.line))),
  lang: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(35))),
  dir: Schema.optionalKey(Schema.Literals(['ltr', 'rtl', 'auto'])),
  scope: Schema.optionalKey(Schema.Literals(['row', 'col', 'rowgroup', 'colgroup'])),
  colspan: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 20 }))),
  rowspan: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 20 }))),
  start: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: -9999, maximum: 9999 }))),
})
export type RichTextAttributes = typeof RichTextAttributes.Type

export type RichTextElement = {
  readonly tag: RichTextTag
  readonly attributes?: RichTextAttributes
  readonly children?: RichText
}
export type RichTextNode = string | RichTextElement
/** What is rendered: React elements are made from it, so the page parses no HTML. */
export type RichText = readonly RichTextNode[]

export const RichText: Schema.Codec<RichText> = Schema.suspend(() => Schema.Array(RichTextNode))

const RichTextNode: Schema.Codec<RichTextNode> = Schema.Union([
  Schema.String,
  Schema.Struct({
    tag: RichTextTag,
    attributes: Schema.optionalKey(RichTextAttributes),
    children: Schema.optionalKey(RichText),
  }),
])

/** The names under which blocks hold rich text, which is how `richTextTrees.ts` finds it. */
export const richTextNames = ['richText', 'richTextBelowTargets', 'textBelowTargets'] as const
type RichTextName = (typeof richTextNames)[number]

/**
 * A field of rich text: the HTML that an editor wrote, and next to it (`…Tree`) what the server made of it
 * (decision 43). Only the tree is rendered.
 */
export const richText = <const Name extends RichTextName>(name: Name, title: string, help?: string) =>
  ({ [name]: html(title, help), ...treeOf(name) }) as Html<Name> & Tree<Name>

/** A field of rich text that may be absent. A computed key is only a string to TypeScript, hence both casts. */
export const optionalRichText = <const Name extends RichTextName>(name: Name, title: string, help?: string) =>
  ({ [name]: Schema.optionalKey(html(title, help)), ...treeOf(name) }) as OptionalHtml<Name> & Tree<Name>

type Html<Name extends string> = { readonly [K in Name]: Schema.String }
type OptionalHtml<Name extends string> = { readonly [K in Name]: Schema.optionalKey<Schema.String> }
type Tree<Name extends string> = { readonly [K in `${Name}Tree`]: Schema.optionalKey<typeof RichText> }

const html = (title: string, help?: string) =>
  asked(Schema.String.check(Schema.isMaxLength(contentLimits.richText)), 'richText', title, help)

const treeOf = <const Name extends string>(name: Name) => ({
  [`${name}Tree`]: Schema.optionalKey(asked(RichText, 'none', 'As rendered')),
})
