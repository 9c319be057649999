import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../contracts/content/blockKinds.ts'
import { deepestBlock, readBlock, readBlocks } from '../../contracts/content/readBlock.ts'
import { readDocument } from '../../contracts/content/readDocument.ts'
import { allKinds, samplesOf, withAt } from './blockSamples.ts'

const text = { id: 't', type: 'rich-text', richText: '<p>Hello</p>' }
const card = {
  id: 'c',
  type: 'category-card',
  title: 'Boots',
  image: { url: '/b.jpg', alt: '' },
  target: { url: '/b' },
}

describe('one block', () => {
  test.each(allKinds)('CMS-06 a %s that its schema allows is read', (kind) => {
    for (const json of samplesOf(kind, 30)) {
      expect(readBlock(json)).toMatchObject({ id: json['id'], type: kind })
    }
  })

  test.each(allKinds)('CMS-06 a %s without a field that it needs names that field', (kind) => {
    for (const field of needed(kind)) {
      const [json = {}] = samplesOf(kind, 1)
      expect(readBlock(withAt(json, [field], undefined))).toEqual({
        kind: field === 'type' ? 'unreadable' : kind,
        reason: field === 'type' ? 'unknown' : 'malformed',
        path: field === 'type' ? '' : field,
      })
    }
  })

  test.each([null, 3, 'hero', [], {}, { type: 'constructor' }, { type: '__proto__' }, { type: 'x'.repeat(99) }])(
    'CMS-06 a value that is no block is a fault: %j',
    (json) => expect(readBlock(json)).toMatchObject({ reason: 'unknown', path: '' }),
  )

  test('CMS-06 a fault repeats nothing that an editor wrote', () => {
    const fault = readBlock({ ...text, richText: 7, type: 'rich-text', secret: 'hunter2' })
    expect(JSON.stringify(fault)).not.toContain('hunter2')
    expect(readBlock({ type: '<b>hunter2</b>' })).toEqual({ kind: 'unreadable', reason: 'unknown', path: '' })
  })

  test('CMS-60 a tree of rich text that would exhaust the stack is a fault', () => {
    const deep = Array.from({ length: 100_000 }).reduce<Schema.Json>((inner) => ({ tag: 'b', children: [inner] }), 'x')
    expect(readBlock({ ...text, richTextTree: [deep] })).toEqual({ kind: 'rich-text', reason: 'tooDeep', path: '' })
  })

  test.each([
    [{ tag: 'script', children: ['alert(1)'] }],
    [{ tag: 'a', attributes: { href: 'javascript:alert(1)' } }],
    [{ tag: 'p', attributes: { style: 'x' }, onclick: 'x' }, { tag: 'img' }],
  ])('CMS-60 a tree with what is not allowed never reaches the page: %j', (...richTextTree) => {
    expect(readBlock({ ...text, richTextTree })).toMatchObject({ kind: 'rich-text', reason: 'malformed' })
  })

  const film = { id: 'f', type: 'video', duration: 6, url: '/film/trail.mp4' }

  test.each([
    'tel:+13035550100',
    'mailto:a@cairn.example',
    'https://other.example/a.jpg',
    '//other.example/a.jpg',
    '/\\other.example/a.jpg',
    '/\t/other.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:a',
    'media/a.jpg',
    '#a',
    '?a',
    '/',
    '',
  ])('CMS-60 a picture or film that is no file of the site is not read: %j', (url) => {
    const fault = (kind: BlockKind, path: string) => ({ kind, reason: 'malformed', path })
    expect(readBlock({ ...card, image: { url, alt: '' } })).toEqual(fault('category-card', 'image.url'))
    expect(readBlock({ ...film, url })).toEqual(fault('video', 'url'))
    expect(readBlock({ ...film, poster: { url, alt: '' } })).toEqual(fault('video', 'poster.url'))
  })

  test.each(['/media/HARROWMID1-SAPI-1.svg', '/film/trail.m3u8?v=2', '/media/%C3%A9t%C3%A9.jpg#t=3'])(
    'CMS-60 a picture or film of the site is read: %s',
    (url) => {
      expect(readBlock({ ...card, image: { url, alt: '' } })).toMatchObject({ image: { url } })
      expect(readBlock({ ...film, url })).toMatchObject({ url })
    },
  )

  test('CAT-51 an article related to another has a day that can be shown', () => {
    const picture = { url: '/a.jpg', alt: '' }
    const article = { id: 'a', type: 'article', title: 'A', picture, tags: [] }
    const related = (date: string) => ({
      ...article,
      related: [{ id: 'b', title: 'B', url: '/b', picture, tags: [], date }],
    })
    expect(readBlock(related('2026-10-06'))).toMatchObject({ related: [{ date: '2026-10-06' }] })
    expect(readBlock(related('today'))).toMatchObject({ reason: 'malformed', path: 'related.0.date' })
  })

  test('CMS-06 fields from the future are dropped', () => {
    expect(readBlock({ ...text, fromTheFuture: 1 })).toEqual(text)
  })
})

describe('blocks inside blocks', () => {
  const collection = { id: 'l', type: 'collection', kind: 'category-card' }

  test('CMS-06 a malformed item is left out and its neighbours stay', () => {
    const { blocks, faults } = readBlocks([{ ...collection, items: [card, { ...card, title: 1 }, { type: 'new' }] }])
    expect(blocks).toEqual([{ ...collection, items: [card] }])
    expect(faults).toEqual([
      { kind: 'category-card', reason: 'malformed', path: 'title' },
      { kind: 'new', reason: 'unknown', path: '' },
    ])
  })

  test('CMS-40 a collection holds its own kind alone, also behind a chooser', () => {
    const chooser = {
      id: 's',
      type: 'segmentation',
      segments: [{ id: 'loyalty', targets: [text, card] }],
      baselines: [],
    }
    const { blocks, faults } = readBlocks([{ ...collection, items: [text, chooser] }])
    expect(blocks).toEqual([{ ...collection, items: [{ ...chooser, segments: [{ id: 'loyalty', targets: [card] }] }] }])
    expect(faults.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['rich-text', 'misplaced'],
      ['rich-text', 'misplaced'],
    ])
  })

  test('CMS-06 choosers may nest up to the bound and no deeper', () => {
    const nest = (levels: number): object =>
      levels === 0 ? text : { id: `f${levels}`, type: 'filter-by', ...filter, components: [nest(levels - 1)] }
    const filter = { variant: 'bySku', filterBy: [], operator: 'NOT IN' }
    expect(readBlocks([nest(deepestBlock)]).faults).toEqual([])
    expect(readBlocks([nest(deepestBlock + 1)]).faults).toEqual([{ kind: 'rich-text', reason: 'tooDeep', path: '' }])
    expect(readBlocks([nest(5000)]).faults).toEqual([{ kind: 'filter-by', reason: 'tooDeep', path: '' }])
  })
})

describe('a document', () => {
  test('CMS-06 keeps every area and gathers the faults of all', () => {
    const head = { id: 'd', name: 'Home', description: 'Boots' }
    const { document, faults } = readDocument({ ...head, slots: { above: [text, 7], below: [{ type: 'new' }] } })
    expect(document).toEqual({ ...head, slots: { above: [text], below: [] } })
    expect(faults.map(({ kind }) => kind)).toEqual(['unreadable', 'new'])
  })
})

const needed = (kind: BlockKind): readonly string[] => {
  const [json = {}] = samplesOf(kind, 1)
  const decode = Schema.is(Schema.toEncoded(blockKinds[kind] as Schema.Codec<unknown>))
  return Object.keys(blockKinds[kind].fields).filter((field) => !decode(withAt(json, [field], undefined)))
}
