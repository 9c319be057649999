import type { RichTextAttributes, RichTextTag } from '../../../contracts/content/richText.ts'

/**
 * CMS-60: an address that may be followed, as a browser would read it, or nothing. Paths, anchors, web, mail and phone
 * addresses; no other scheme, however it is written.
 */
export const safeUrl = (raw: string): string | undefined => {
  const address = raw.replace(ignoredByBrowsers, '').replaceAll(' ', '%20')
  return address.length > 0 && address.length <= longestUrl && allowed.test(address) ? address : undefined
}

/** In UTF-16 units. */
const longestUrl = 2048

/** The URL standard drops these before it looks for a scheme: controls and spaces at both ends, tabs and line ends. */
const ignoredByBrowsers = /^[^!-\uffff]+|[^!-\uffff]+$|[\t\n\r]/g

/** An allowed scheme, or nothing before the first `/`, `?` or `#` that could be one. */
const allowed = /^(?:(?:https?|mailto|tel):|[^\s:]*$|[^\s:]*[/?#])\S*$/i

export type ParsedAttribute = { readonly name: string; readonly value: string }

/** The attributes of an element that survive, each with a value that it may have. */
export const richTextAttributes = (
  tag: RichTextTag,
  attributes: readonly ParsedAttribute[],
): RichTextAttributes | undefined => {
  const kept = attributes.flatMap(({ name, value }) => {
    if (!isKnown(name) || (rules[name].tags !== 'any' && !rules[name].tags.includes(tag))) return []
    const read = rules[name].read(value)
    return read === undefined ? [] : [[name, read] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

type Rule = {
  readonly tags: 'any' | readonly RichTextTag[]
  readonly read: (value: string) => string | number | undefined
}

const isKnown = (name: string): name is keyof RichTextAttributes => Object.hasOwn(rules, name)

const oneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.find((each) => each === value.trim().toLowerCase())

const whole = (minimum: number, maximum: number) => (value: string) => {
  const number = /^\s*-?\d{1,5}\s*$/.test(value) ? Number(value) : Number.NaN
  return number >= minimum && number <= maximum ? number : undefined
}

const cells = ['th', 'td'] as const

const rules: Readonly<Record<keyof RichTextAttributes, Rule>> = {
  href: { tags: ['a'], read: safeUrl },
  target: { tags: ['a'], read: oneOf('_blank') },
  title: { tags: ['a', 'abbr'], read: (value) => value.slice(0, 160) },
  lang: { tags: 'any', read: (value) => (/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(value) ? value : undefined) },
  dir: { tags: 'any', read: oneOf('ltr', 'rtl', 'auto') },
  scope: { tags: ['th'], read: oneOf('row', 'col', 'rowgroup', 'colgroup') },
  colspan: { tags: cells, read: whole(1, 20) },
  rowspan: { tags: cells, read: whole(1, 20) },
  start: { tags: ['ol'], read: whole(-9999, 9999) },
}
