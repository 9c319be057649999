import { Schema } from 'effect'

/** How the console asks for a field. `none` = the server fills it; it cannot be edited. */
export type FieldInput =
  | 'line'
  | 'text'
  | 'richText'
  | 'url'
  | 'key'
  | 'number'
  | 'switch'
  | 'choice'
  | 'instant'
  | 'group'
  | 'picture'
  | 'list'
  | 'perBreakpoint'
  | 'block'
  | 'blocks'
  | 'none'

declare module 'effect/Schema' {
  namespace Annotations {
    interface Annotations {
      readonly input?: FieldInput | undefined
    }
  }
}

/** The longest values, in UTF-16 units; the most entries of a list. */
export const contentLimits = {
  key: 64,
  line: 160,
  text: 1000,
  url: 2048,
  richText: 20_000,
  list: 50,
  entries: 500,
} as const

/** Gives a field the title, help and input with which the console asks for it. */
export const asked = <const S extends Schema.Top>(schema: S, input: FieldInput, title: string, help = '') =>
  schema.annotate({ title, description: help, input })

export const optional = Schema.optionalKey

const text = (maximum: number) => Schema.String.check(Schema.isMaxLength(maximum))

/** One line that a shopper reads. */
export const line = (title: string, help?: string) => asked(text(contentLimits.line), 'line', title, help)

/** A few sentences without markup. */
export const plainText = (title: string, help?: string) => asked(text(contentLimits.text), 'text', title, help)

/** A name that a program reads: of an experiment, a tag, a product. */
export const key = (title: string, help?: string) =>
  asked(Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(contentLimits.key)), 'key', title, help)

/** A day of the calendar, written YYYY-MM-DD. */
export const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
  // The 30th of February would become a day in March.
  Schema.makeFilter((day: string) => new Date(day).getUTCDate() === Number(day.slice(8))),
)

/** A picture or film of this site by its path: the page's policy loads none from elsewhere. */
export const file = (title: string, help?: string) =>
  asked(
    Schema.String.check(Schema.isMaxLength(contentLimits.url), Schema.isPattern(/^\/[^\s<>"'`\\/][^\s<>"'`\\]*$/)),
    'url',
    title,
    help,
  )

/** CMS-60: a path of this site, an anchor, or a web, mail or phone address. No other scheme, so no script. */
export const url = (title: string, help?: string) =>
  asked(
    Schema.String.check(
      Schema.isMaxLength(contentLimits.url),
      Schema.isPattern(/^(?:\/|(?:\/[^\s<>"'`\\/]|[#?]|https?:\/\/|mailto:|tel:)[^\s<>"'`\\]*)$/),
    ),
    'url',
    title,
    help,
  )

export const flag = (title: string, help?: string) => asked(Schema.Boolean, 'switch', title, help)

/** A whole number within limits, both included. */
export const count = (title: string, minimum: number, maximum: number, help?: string) =>
  asked(Schema.Int.check(Schema.isBetween({ minimum, maximum })), 'number', title, help)

/** A time in seconds, up to a day. */
export const seconds = (title: string, help?: string) =>
  asked(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 86_400 })), 'number', title, help)

export const choice = <const Values extends readonly (string | number)[]>(
  values: Values,
  title: string,
  help?: string,
) => asked(Schema.Literals(values), 'choice', title, help)

export const group = <const Fields extends Schema.Struct.Fields>(fields: Fields, title: string, help?: string) =>
  asked(Schema.Struct(fields), 'group', title, help)

export const list = <const Item extends Schema.Top>(
  item: Item,
  title: string,
  help?: string,
  most: number = contentLimits.list,
) => asked(Schema.Array(item).check(Schema.isMaxLength(most)), 'list', title, help)

/** CMS-29: the widths at which a layout may change. A value that is absent takes the next smaller one's. */
export const breakpoints = ['xs', 'sm', 'md', 'lg'] as const
export type ContentBreakpoint = (typeof breakpoints)[number]

export const perBreakpoint = <const Value extends Schema.Top>(value: Value, title: string, help?: string) =>
  asked(
    Schema.Struct({ xs: optional(value), sm: optional(value), md: optional(value), lg: optional(value) }),
    'perBreakpoint',
    title,
    help,
  )

/** Backgrounds from the design's tokens. No free colours: they would break the dark theme, the contrast and the CSP. */
export const ground = (title: string, help?: string) =>
  choice(['moss', 'stone', 'sand', 'lake', 'clay', 'raised', 'sunk', 'deep'], title, help)

/** Text colours. Without one, a background brings its own. */
export const ink = (title: string, help?: string) => choice(['text', 'soft', 'link', 'on-deep'], title, help)
