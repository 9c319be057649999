import { Schema } from 'effect'
import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { RichText } from '../../../contracts/content/richText.ts'
import type { RichTextNode } from '../../../contracts/content/richText.ts'
import type { ParsedNode } from '../../../core/domain/content/richText.ts'
import { richTextOf } from '../../../server/content/readContent.ts'
import { hostileHtml, publicHostileHtml } from './hostileHtml.ts'

/** As React writes it: only these characters are escaped, and the first line end of `pre` is doubled. */
const markupOf = (nodes: RichText): string => nodes.map(nodeMarkup).join('')

const nodeMarkup = (node: RichTextNode): string => {
  if (typeof node === 'string') return escaped(node)
  const { tag, attributes = {}, children = [] } = node
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const open = `<${tag}${written.join('')}>`
  if (['br', 'hr'].includes(tag)) return open
  const inside = markupOf(children)
  return `${open}${tag === 'pre' && inside.startsWith('\n') ? '\n' : ''}${inside}</${tag}>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Everything of a parsed page that could run a script, whatever the list of allowed elements says. */
const dangersIn = (nodes: readonly ParsedNode[]): readonly string[] =>
  nodes.flatMap(({ nodeName, namespaceURI = html, attrs = [], childNodes = [] }) => [
    ...(namespaceURI !== html || !/^(?:#text|[a-z][a-z0-6]*)$/.test(nodeName) || loading.test(nodeName)
      ? [nodeName]
      : []),
    ...attrs
      .filter(({ name, value }) => (name === 'href' ? !isSafe(value) : !harmless.has(name)))
      .map(({ name, value }) => `${nodeName} ${name}=${value}`),
    ...dangersIn(childNodes),
  ])

const html = 'http://www.w3.org/1999/xhtml'
const loading =
  /^(?:script|style|iframe|frame|object|embed|applet|base|link|meta|img|image|video|audio|source|track|form|input|button|select|textarea|template|portal|svg|math|xmp|plaintext|noscript|title)$/
const harmless = new Set(['target', 'title', 'lang', 'dir', 'scope', 'colspan', 'rowspan', 'start'])

/** As a browser would follow it. */
const isSafe = (address: string): boolean =>
  ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(address, 'https://shop.example/journal/').protocol)

const own = hostileHtml()
const corpus = [...own, ...publicHostileHtml]

test('CMS-60 the corpus has several hundred payloads, and the check sees what is wrong with most of them', () => {
  expect(new Set(own).size).toBeGreaterThan(600)
  expect(new Set(publicHostileHtml).size).toBeGreaterThan(200)
  const seen = (payloads: readonly string[]) =>
    payloads.filter((payload) => isDangerous(parseFragment(payload).childNodes)).length / payloads.length
  expect(seen(own)).toBeGreaterThan(0.9)
  expect(seen(publicHostileHtml)).toBeGreaterThan(0.8)
})

/** An address that is none is not followed, but it is not ours either. */
const isDangerous = (nodes: readonly ParsedNode[]): boolean => {
  try {
    return dangersIn(nodes).length > 0
  } catch {
    return true
  }
}

describe('the tree of any hostile text', () => {
  test('CMS-60 leaves nothing that could run a script, also after a browser has parsed the page', () => {
    const dangers = corpus.flatMap((payload) => {
      const markup = markupOf(richTextOf(payload))
      return dangersIn(parseFragment(markup).childNodes).map((danger) => ({ danger, payload, markup }))
    })
    expect(dangers).toEqual([])
  })

  test('CMS-60 has only elements and attributes of the contract', () => {
    const decode = Schema.decodeUnknownSync(RichText, { onExcessProperty: 'error' })
    for (const payload of corpus) expect(() => decode(richTextOf(payload)), payload).not.toThrow()
  })

  test('CMS-60 is drawn as a page that a browser parses into the same tree, so that hydration changes nothing', () => {
    const changed = corpus.filter((payload) => {
      const tree = richTextOf(payload)
      return JSON.stringify(richTextOf(markupOf(tree))) !== JSON.stringify(tree)
    })
    expect(changed).toEqual([])
  })
})
