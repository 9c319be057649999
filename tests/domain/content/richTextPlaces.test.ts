import { describe, expect, test } from 'vitest'
import type { RichTextElement, RichTextNode } from '../../../contracts/content/richText.ts'
import { cleanTree } from '../../../core/domain/content/richText.ts'
import type { ParsedNode } from '../../../core/domain/content/richText.ts'
import { richTextAttributes, safeUrl } from '../../../core/domain/content/richTextAttributes.ts'

const node = (nodeName: string, ...childNodes: readonly (ParsedNode | string)[]): ParsedNode => ({
  nodeName,
  childNodes: childNodes.map((child) => (typeof child === 'string' ? { nodeName: '#text', value: child } : child)),
})
const element = (tag: RichTextElement['tag'], ...children: readonly RichTextNode[]) => ({ tag, children })

describe('what stands where HTML does not allow it', () => {
  test.each([
    [
      'a text in a list becomes an entry',
      node('ul', 'loose', node('li', 'one')),
      [element('ul', element('li', 'loose'), element('li', 'one'))],
    ],
    [
      'a paragraph in a list stands in an entry',
      node('ol', node('p', 'one')),
      [element('ol', element('li', element('p', 'one')))],
    ],
    [
      'a text among terms becomes a description',
      node('dl', node('dt', 'Wool'), ' ', 'warm'),
      [element('dl', element('dt', 'Wool'), element('dd', 'warm'))],
    ],
    [
      'a paragraph among terms stands in a description',
      node('dl', node('p', 'warm')),
      [element('dl', element('dd', element('p', 'warm')))],
    ],
    [
      'a text in a table is dropped',
      node('table', 'loose', node('tbody', node('tr', node('td', '42')))),
      [element('table', element('tbody', element('tr', element('td', '42'))))],
    ],
    ['a wrapper gives way to a paragraph', node('div', 'Wool'), [element('p', 'Wool')]],
    ['a wrapper gives way to the blocks in it', node('div', node('p', 'Wool')), [element('p', 'Wool')]],
    ['an empty wrapper leaves nothing', node('div', ' '), []],
    [
      'a wrapper in a line becomes a line break',
      node('p', node('div', 'Wool'), 'Down'),
      [element('p', 'Wool', { tag: 'br' }, 'Down')],
    ],
    [
      'an unknown element in a line leaves its text',
      node('p', node('blink', 'Wool'), 'Down'),
      [element('p', 'WoolDown')],
    ],
  ] as const)('CMS-60 %s', (_what, parsed, tree) => {
    expect(cleanTree([parsed])).toEqual(tree)
  })
})

describe('a text that is kept as typed', () => {
  test.each([
    [['\n\nknit'], ['knit']],
    [['\n', node('b', 'knit')], [element('b', 'knit')]],
    [['knit\n'], ['knit\n']],
    [[node('b', '\nknit')], [element('b', '\nknit')]],
  ] as const)('CMS-60 loses the line ends at its beginning, which a browser would drop: %j', (inside, kept) => {
    expect(cleanTree([node('pre', ...inside)])).toEqual([element('pre', ...kept)])
  })

  test('CMS-60 loses none in a paragraph', () => {
    expect(cleanTree([node('p', '\nknit')])).toEqual([element('p', '\nknit')])
  })
})

describe('elements inside each other', () => {
  const nested = (name: string, count: number): ParsedNode =>
    Array.from({ length: count }).reduce<ParsedNode>((inside) => node(name, inside), { nodeName: '#text', value: 'x' })
  const depthOf = (nodes: readonly RichTextNode[]): number =>
    Math.max(0, ...nodes.map((each) => (typeof each === 'string' ? 0 : 1 + depthOf(each.children ?? []))))

  test('CMS-60 are kept thirty deep', () => {
    expect([29, 30, 31, 40].map((count) => depthOf(cleanTree([nested('b', count)])))).toEqual([29, 30, 30, 30])
  })

  test('CMS-60 keep their text three hundred deep, and are dropped below', () => {
    expect(cleanTree([nested('blink', 301)])).toEqual(['x'])
    expect(cleanTree([nested('blink', 302)])).toEqual([])
  })
})

describe('an attribute', () => {
  test.each([
    ['a', 'target', '_blank', '_blank'],
    ['a', 'target', ' _BLANK ', '_blank'],
    ['a', 'target', '_top', undefined],
    ['b', 'target', '_blank', undefined],
    ['a', 'title', 'x'.repeat(161), 'x'.repeat(160)],
    ['abbr', 'title', 'Deutsche Industrienorm', 'Deutsche Industrienorm'],
    ['p', 'title', 'Wool', undefined],
    ['p', 'lang', 'de', 'de'],
    ['p', 'lang', 'de-CH-1996', 'de-CH-1996'],
    ['p', 'lang', 'deutsch', undefined],
    ['p', 'lang', 'x de', undefined],
    ['p', 'dir', 'rtl', 'rtl'],
    ['p', 'dir', 'auto', 'auto'],
    ['p', 'dir', 'up', undefined],
    ['th', 'scope', 'row', 'row'],
    ['th', 'scope', 'colgroup', 'colgroup'],
    ['td', 'scope', 'row', undefined],
    ['td', 'colspan', '1', 1],
    ['th', 'colspan', ' 20 ', 20],
    ['td', 'colspan', '0', undefined],
    ['td', 'rowspan', '21', undefined],
    ['td', 'rowspan', '2x', undefined],
    ['p', 'colspan', '2', undefined],
    ['ol', 'start', '-9999', -9_999],
    ['ol', 'start', '9999', 9_999],
    ['ol', 'start', '10000', undefined],
    ['ul', 'start', '3', undefined],
    ['p', 'onclick', 'go()', undefined],
    ['p', 'constructor', 'x', undefined],
  ] as const)('CMS-60 of <%s>, %s="%s", is kept as %j', (tag, name, value, kept) => {
    expect(richTextAttributes(tag, [{ name, value }])?.[name as 'title']).toBe(kept)
  })

  test('CMS-60 is not there at all when none is kept', () => {
    expect(richTextAttributes('p', [{ name: 'style', value: 'color:red' }])).toBeUndefined()
  })
})

test.each([
  ['/'.padEnd(2_048, 'a'), true],
  ['/'.padEnd(2_049, 'a'), false],
  ['\u0000 /a \u0000', true],
  ['java\tscript:alert(1)', false],
  ['a/b:c', true],
  ['a:b', false],
  ['TEL:+4912', true],
  ['https://a b', true],
  ['', false],
])('CMS-60 whether an address may be followed: %#', (address, may) => {
  expect(safeUrl(address) !== undefined).toBe(may)
})
