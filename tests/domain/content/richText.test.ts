import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RichText } from '../../../contracts/content/richText.ts'
import type { RichTextElement, RichTextNode } from '../../../contracts/content/richText.ts'
import { cleanTree } from '../../../core/domain/content/richText.ts'
import type { ParsedNode } from '../../../core/domain/content/richText.ts'
import { safeUrl } from '../../../core/domain/content/richTextAttributes.ts'

const text = (value: string): ParsedNode => ({ nodeName: '#text', value })
const node = (nodeName: string, ...childNodes: readonly (ParsedNode | string)[]): ParsedNode => ({
  nodeName,
  attrs: [],
  childNodes: childNodes.map((child) => (typeof child === 'string' ? text(child) : child)),
})
const withAttributes = (attributes: Record<string, string>, parsed: ParsedNode): ParsedNode => ({
  ...parsed,
  attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
})
const element = (tag: RichTextElement['tag'], ...children: readonly RichTextNode[]) => ({ tag, children })

describe('what stays', () => {
  test('CMS-60 paragraphs, lists, tables and inline elements as they are', () => {
    expect(
      cleanTree([
        node('p', 'Wash ', node('strong', 'cold'), '.'),
        node('ul', node('li', 'one'), '\n', node('li', 'two')),
        node('table', node('tbody', node('tr', node('th', 'EU'), node('td', '42')))),
      ]),
    ).toEqual([
      element('p', 'Wash ', element('strong', 'cold'), '.'),
      element('ul', element('li', 'one'), element('li', 'two')),
      element('table', element('tbody', element('tr', element('th', 'EU'), element('td', '42')))),
    ])
  })

  test('CMS-60 a link keeps its address, its title and its other tab', () => {
    const attributes = {
      href: ' /journal ',
      title: 'Read',
      target: '_BLANK',
      rel: 'opener',
      onclick: 'x()',
      style: 'x',
    }
    expect(cleanTree([withAttributes(attributes, node('a', 'Journal'))])).toEqual([
      { tag: 'a', attributes: { href: '/journal', title: 'Read', target: '_blank' }, children: ['Journal'] },
    ])
  })

  test('CMS-60 a first heading becomes a second, a struck text is struck', () => {
    expect(cleanTree([node('h1', 'Care'), node('p', node('del', 'old'))])).toEqual([
      element('h2', 'Care'),
      element('p', element('s', 'old')),
    ])
  })
})

describe('what gives way to its content', () => {
  test.each([
    [
      'a block wrapper becomes a paragraph',
      [node('div', 'a'), node('div', 'b')],
      [element('p', 'a'), element('p', 'b')],
    ],
    ['a wrapper of blocks disappears', [node('div', node('p', 'a'))], [element('p', 'a')]],
    ['an inline wrapper disappears', [node('p', node('font', 'a'), 'b')], [element('p', 'ab')]],
    [
      'blocks in a line become lines',
      [node('strong', node('p', 'a'), node('p', 'b'))],
      [element('strong', 'a', { tag: 'br' }, 'b')],
    ],
    ['a link without an address is text', [node('p', node('a', 'x'))], [element('p', 'x')]],
    [
      'what stands in a list becomes an item',
      [node('ul', node('p', 'a'))],
      [element('ul', element('li', element('p', 'a')))],
    ],
    ['a cell without a table becomes a paragraph', [node('td', 'a')], [element('p', 'a')]],
  ] as const)('CMS-60 %s', (_, parsed, expected) => {
    expect(cleanTree(parsed)).toEqual(expected)
  })

  test('CMS-60 a link inside a link', () => {
    const link = (href: string, ...children: ParsedNode[]) => withAttributes({ href }, node('a', ...children))
    expect(cleanTree([link('/a', node('span', link('/b', text('x'))))])).toEqual([
      { tag: 'a', attributes: { href: '/a' }, children: [element('span', 'x')] },
    ])
  })
})

test.each([
  'script',
  'style',
  'iframe',
  'object',
  'template',
  'noscript',
  'textarea',
  'title',
  'select',
  'svg',
  'math',
])('CMS-60 %s is dropped with its content', (name) => {
  expect(cleanTree([node('p', 'a', node(name, node('a', 'alert(1)'), 'x'), 'b')])).toEqual([element('p', 'ab')])
})

test('CMS-60 an element of another namespace is dropped, even when its name is allowed', () => {
  expect(cleanTree([{ ...node('p', 'x'), namespaceURI: 'http://www.w3.org/2000/svg' }])).toEqual([])
})

describe('addresses', () => {
  test.each([
    '/journal',
    '/p/x?a=b:c#d',
    '#care',
    '?page=2',
    'journal',
    './x',
    'https://a.example/ü',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:+1-555',
    '//a.example',
    'a/b:c',
    '%6Aavascript:alert(1)/'.slice(0, 11),
  ])('CMS-60 %s may be followed', (address) => expect(safeUrl(address)).toBe(address))

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\tjava\rscript\n:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    'about:blank',
    'intent://x',
    'javascript:/*',
    '',
    '   ',
    'x:y',
  ])('CMS-60 %j may not', (address) => expect(safeUrl(address)).toBeUndefined())

  test('CMS-60 an allowed link leads, as the browser reads it, to the web, to mail or to a phone', () => {
    const scheme = fc.constantFrom('javascript', 'data', 'vbscript', 'https', 'blob', 'mailto', 'ws', 'view-source')
    const noise = fc.string({
      unit: fc.constantFrom('', '\t', '\n', ' ', '\u0000', '\u001f', '/', '\\', ':', 'x', 'É'),
    })
    const address = fc.oneof(
      fc.string(),
      fc.tuple(noise, scheme, noise, fc.string()).map((parts) => parts.join('')),
      fc
        .tuple(scheme, fc.nat(20), noise, fc.string())
        .map(([name, at, inside, rest]) => `${name.slice(0, at)}${inside}${name.slice(at)}:${rest}`),
    )
    fc.assert(
      fc.property(address, (raw) => {
        const safe = safeUrl(raw)
        fc.pre(safe !== undefined)
        const base = 'https://shop.example/page'
        if (URL.canParse(safe, base))
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(safe, base).protocol)
      }),
    )
  })
})

describe('any parsed tree', () => {
  const names =
    'p div span a b strong ul ol li dl dt dd table caption thead tbody tr th td h1 h2 pre br hr blockquote section font button label script style svg img iframe form x-y #comment __proto__ constructor'.split(
      ' ',
    )
  const attribute = fc.record({
    name: fc.constantFrom(
      'href',
      'onclick',
      'style',
      'src',
      'title',
      'lang',
      'dir',
      'colspan',
      'start',
      'target',
      'id',
      '__proto__',
    ),
    value: fc.oneof(fc.string(), fc.constantFrom('javascript:alert(1)', '/x', '3', '-7', '_blank', 'rtl', 'fr-CA')),
  })
  const { parsed } = fc.letrec<{ parsed: ParsedNode }>((tie) => ({
    parsed: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      fc.constantFrom('a', ' ', '\n', 'b c').map(text),
      fc.record({
        nodeName: fc.constantFrom(...names),
        attrs: fc.array(attribute, { maxLength: 2 }),
        childNodes: fc.array(tie('parsed'), { maxLength: 4 }),
      }),
    ),
  }))
  const anyTree = fc.array(parsed, { maxLength: 4 })

  test('CMS-60 becomes a tree that the contract allows', () => {
    fc.assert(fc.property(anyTree, (nodes) => Schema.is(RichText)(cleanTree(nodes))))
  })

  test('CMS-60 nests as HTML does, so that markup made of it is parsed back into it', () => {
    fc.assert(fc.property(anyTree, (nodes) => misplaced(cleanTree(nodes)).length === 0))
  })

  test('CMS-60 cleaned again stays the same', () => {
    fc.assert(
      fc.property(anyTree, (nodes) => {
        const once = cleanTree(nodes)
        expect(cleanTree(once.map(parsedOf))).toEqual(once)
      }),
    )
  })

  test('CMS-60 a very deep tree is cut, not run into', () => {
    const deep = Array.from({ length: 100_000 }).reduce<ParsedNode>((inner) => node('span', inner), text('x'))
    expect(depthOf(cleanTree([deep]))).toBeLessThan(40)
    const lists = Array.from({ length: 200 }).reduce<ParsedNode>(
      (inner) => node('ul', node('li', 'y', inner)),
      text('x'),
    )
    expect(depthOf(cleanTree([lists]))).toBeLessThan(40)
  })
})

const parsedOf = (node: RichTextNode): ParsedNode =>
  typeof node === 'string'
    ? text(node)
    : {
        nodeName: node.tag,
        attrs: Object.entries(node.attributes ?? {}).map(([name, value]) => ({ name, value: String(value) })),
        childNodes: (node.children ?? []).map(parsedOf),
      }

const depthOf = (nodes: RichText): number =>
  nodes.reduce((most, each) => Math.max(most, typeof each === 'string' ? 0 : 1 + depthOf(each.children ?? [])), 0)

/** The content models of the HTML standard, for the elements that rich text has. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody', 'tfoot'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['th', 'td'],
  br: [],
  hr: [],
}
const flowing = ['li', 'dd', 'td', 'blockquote', undefined]
const phrasing = 'a abbr b br cite code em i mark q s small span strong sub sup u'.split(' ')
const onlyInParts = new Set(Object.values(parts).flat())

const misplaced = (nodes: RichText, parent?: RichTextElement, isInLink = false): readonly RichTextNode[] =>
  nodes.flatMap((each) => {
    const allowed = parent === undefined ? undefined : parts[parent.tag]
    if (typeof each === 'string') return allowed === undefined ? [] : [each]
    const isPlaced =
      allowed !== undefined
        ? allowed.includes(each.tag)
        : !onlyInParts.has(each.tag) && (phrasing.includes(each.tag) || flowing.includes(parent?.tag))
    const isNestedLink = isInLink && each.tag === 'a'
    return [
      ...(isPlaced && !isNestedLink ? [] : [each]),
      ...misplaced(each.children ?? [], each, isInLink || each.tag === 'a'),
    ]
  })
