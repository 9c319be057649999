import type { RichText, RichTextElement, RichTextNode, RichTextTag } from '../../../contracts/content/richText.ts'
import { defined } from '../fields/fields.ts'
import { richTextAttributes } from './richTextAttributes.ts'
import type { ParsedAttribute } from './richTextAttributes.ts'

/** A node as an HTML parser gives it. Nodes of parse5's default tree fit. */
export type ParsedNode = {
  /** `#text`, `#comment` or the name of the element in lower case. */
  readonly nodeName: string
  readonly namespaceURI?: string
  /** Of a text. */
  readonly value?: string
  readonly attrs?: readonly ParsedAttribute[]
  readonly childNodes?: readonly ParsedNode[]
}

/**
 * CMS-60: what may be rendered of parsed HTML. Allowed elements stay with their allowed attributes, others give way to
 * what they contain, and those whose content is not written for readers are dropped. The result nests as HTML does, so
 * a browser parses the server's markup back into the same tree.
 */
export const cleanTree = (nodes: readonly ParsedNode[]): RichText =>
  fit(nodes, { model: 'flow', depth: 0, isInLink: false })

/** Maximum nesting of elements; deeper ones are replaced by their text, and much deeper ones are dropped. */
const deepestElement = 30
const deepestNode = 300

/** Where nodes end up. */
type Place = { readonly model: Model; readonly depth: number; readonly isInLink: boolean }

/** What a place may contain: blocks and text, text and inline elements, or only the parts of a list or table. */
type Model = 'flow' | 'inline' | 'items' | 'terms' | 'table' | 'rows' | 'cells' | 'nothing'

const fit = (nodes: readonly ParsedNode[], place: Place): RichText =>
  joined(nodes.flatMap((node) => fitNode(node, place)))

const fitNode = (node: ParsedNode, place: Place): RichText => {
  const { model, depth } = place
  if (node.nodeName === '#text') return textIn(node.value ?? '', model)
  if (depth > deepestNode || isDropped(node)) return []
  const children = node.childNodes ?? []
  const inside = { ...place, depth: depth + 1 }
  const tag = tagOf(node.nodeName)
  if (tag !== undefined && mayStand(tag, place)) {
    const attributes = richTextAttributes(tag, node.attrs ?? [])
    if (tag === 'a' && attributes?.href === undefined) return fit(children, inside)
    const isInLink = place.isInLink || tag === 'a'
    const held = fit(children, { model: rules[tag].holds, depth: depth + 1, isInLink })
    return [elementOf(tag, tag === 'pre' ? begun(held) : held, attributes)]
  }
  const isBlock = tag === undefined ? wrappers.has(node.nodeName) : rules[tag].within !== 'inline'
  if (model === 'items' && tag !== undefined) return wrapped('li', fitNode(node, { ...inside, model: 'flow' }))
  if (model === 'terms' && tag !== undefined) return wrapped('dd', fitNode(node, { ...inside, model: 'flow' }))
  const content = fit(children, inside)
  if (model === 'inline' && isBlock) return [edge, ...content, edge]
  return model === 'flow' && isBlock && content.every(isInline) ? wrapped('p', content) : content
}

/** Where a list or table contains only its parts, text becomes a part or is dropped. */
const textIn = (value: string, model: Model): RichText => {
  if (model === 'flow' || model === 'inline') return [value]
  if (value.trim() === '') return []
  return model === 'items' ? wrapped('li', [value]) : model === 'terms' ? wrapped('dd', [value]) : []
}

const mayStand = (tag: RichTextTag, { model, depth, isInLink }: Place): boolean => {
  const { within } = rules[tag]
  return (
    depth < deepestElement &&
    (within === model || (within === 'inline' && model === 'flow')) &&
    !(tag === 'a' && isInLink)
  )
}

const elementOf = (
  tag: RichTextTag,
  children: RichText,
  attributes?: RichTextElement['attributes'],
): RichTextElement => ({
  tag,
  ...defined({ attributes }),
  ...(children.length === 0 ? {} : { children }),
})

const wrapped = (tag: RichTextTag, children: RichText): RichText =>
  children.every((node) => typeof node === 'string' && node.trim() === '') ? [] : [elementOf(tag, children)]

/** Without line ends at its beginning: a browser drops the first of a drawn `pre`, and the page would be drawn again. */
const begun = (nodes: RichText): RichText => {
  const [first, ...rest] = nodes
  if (typeof first !== 'string' || !first.startsWith('\n')) return nodes
  const text = first.replace(/^\n+/, '')
  return text === '' ? rest : [text, ...rest]
}

const isInline = (node: RichTextNode): boolean => typeof node === 'string' || rules[node.tag].within === 'inline'

/**
 * Marks where a block was unwrapped inside a line: a line break, unless it would be the first, the last or the second.
 */
const edge: RichTextElement = { tag: 'br' }

/** Neighbouring texts are joined, edges become line breaks. */
const joined = (nodes: RichText): RichText => {
  const result: RichTextNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (node === edge && (last === undefined || last === edge)) continue
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node
    else if (node !== '') result.push(node)
  }
  if (result.at(-1) === edge) result.pop()
  return result
}

const tagOf = (name: string): RichTextTag | undefined =>
  isRichTextTag(name) ? name : Object.hasOwn(replacements, name) ? replacements[name] : undefined

const isRichTextTag = (name: string): name is RichTextTag => Object.hasOwn(rules, name)

/** The page already has its first heading. */
const replacements: Readonly<Record<string, RichTextTag>> = { h1: 'h2', del: 's', strike: 's', ins: 'u' }

/** Elements that start their own line, and of which only the content stays. */
const wrappers: ReadonlySet<string> = new Set(
  'address article aside center details div fieldset figcaption figure footer form header hgroup legend main nav section summary'.split(
    ' ',
  ),
)

const isDropped = ({ nodeName, namespaceURI = html }: ParsedNode): boolean =>
  namespaceURI !== html || dropped.has(nodeName)

const html = 'http://www.w3.org/1999/xhtml'

const dropped: ReadonlySet<string> = new Set(
  'applet audio base canvas datalist dialog embed fencedframe frame frameset head iframe img input link map math meta noembed noframes noscript object optgroup option param picture plaintext portal script select source style svg template textarea title track video xmp'.split(
    ' ',
  ),
)

type Rule = { readonly within: Model; readonly holds: Model }
const line: Rule = { within: 'inline', holds: 'inline' }
const paragraph: Rule = { within: 'flow', holds: 'inline' }
const rowGroup: Rule = { within: 'table', holds: 'rows' }

/** Each allowed element: where it may be and what it may contain. */
const rules: Readonly<Record<RichTextTag, Rule>> = {
  p: paragraph,
  pre: paragraph,
  h2: paragraph,
  h3: paragraph,
  h4: paragraph,
  h5: paragraph,
  h6: paragraph,
  hr: { within: 'flow', holds: 'nothing' },
  blockquote: { within: 'flow', holds: 'flow' },
  ul: { within: 'flow', holds: 'items' },
  ol: { within: 'flow', holds: 'items' },
  li: { within: 'items', holds: 'flow' },
  dl: { within: 'flow', holds: 'terms' },
  dt: { within: 'terms', holds: 'inline' },
  dd: { within: 'terms', holds: 'flow' },
  table: { within: 'flow', holds: 'table' },
  caption: { within: 'table', holds: 'inline' },
  thead: rowGroup,
  tbody: rowGroup,
  tfoot: rowGroup,
  tr: { within: 'rows', holds: 'cells' },
  th: { within: 'cells', holds: 'inline' },
  td: { within: 'cells', holds: 'flow' },
  a: line,
  abbr: line,
  b: line,
  br: { within: 'inline', holds: 'nothing' },
  cite: line,
  code: line,
  em: line,
  i: line,
  mark: line,
  q: line,
  s: line,
  small: line,
  span: line,
  strong: line,
  sub: line,
  sup: line,
  u: line,
}
