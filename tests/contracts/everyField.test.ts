import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../contracts/content/blockKinds.ts'
import type { Block } from '../../contracts/content/blockTree.ts'
import { isFault, readBlock, readBlocks } from '../../contracts/content/readBlock.ts'
import { allKinds, withAt } from './blockSamples.ts'
import { fewMutantsOf } from '../support/hostileBlocks.ts'
import { fieldPathsOf, fullBlock, leanBlock } from './fullBlocks.ts'

/** What a field must not do to a page: wrong types, too long, markup, names that JavaScript knows, deep nesting. */
const hostile: readonly Schema.Json[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  'x'.repeat(100_001),
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  '//evil.example',
  'url(https://evil.example)',
  '\u0000\ud800',
  '__proto__',
  [],
  {},
  [[[]]],
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1,"toString":"x","length":-1}'),
  Array.from({ length: 2000 }, () => 'x'),
  Array.from({ length: 100_000 }).reduce<Schema.Json>((inner) => [inner], []),
]

/** The typed side of a block is what its schema promises; nested blocks have been read by the same function. */
const holdsAs = (kind: BlockKind): ((block: Block) => boolean) => {
  const fields = new Map(
    Object.entries(blockKinds[kind].fields as Readonly<Record<string, Schema.Codec<unknown>>>).map(
      ([name, schema]) => [name, Schema.is(Schema.toType(schema))] as const,
    ),
  )
  return (block) => Object.entries(block).every(([name, value]) => fields.get(name)?.(value) ?? false)
}

describe('every field of a kind, also in its groups and lists', () => {
  test.each(allKinds)(
    'CMS-06 a %s with all of them is read, whichever choices they take, and so is one with few',
    (kind) => {
      const paths = fieldPathsOf(kind)
      const blocks = [
        ...Array.from({ length: 12 }, (_, nth) => fullBlock(kind, nth)),
        ...paths.map((path) => leanBlock(kind, path)),
      ]
      expect(blocks.flatMap((json) => readBlocks([json]).faults)).toEqual([])
    },
  )

  test.each(allKinds)('CMS-06 a %s with any of them missing or hostile is a true block or a fault', (kind) => {
    const holds = holdsAs(kind)
    const unreached: string[] = []
    for (const [nth, path] of fieldPathsOf(kind).entries()) {
      const json = fullBlock(kind, nth)
      let refused = 0
      for (const other of [undefined, ...hostile]) {
        const {
          blocks: [block],
          faults,
        } = readBlocks([withAt(json, path, other)])
        refused += faults.length
        if (block?.type === kind && !holds(block))
          expect.unreachable(`${path.join('.')}: ${JSON.stringify(other).slice(0, 40)}`)
      }
      // Each field refuses some of it. One that does not was not there, or is not read.
      if (refused === 0) unreached.push(path.join('.'))
    }
    expect(unreached).toEqual([])
  })
})

test('CMS-06 the few that a browser draws break every field of every kind', () => {
  const broken = allKinds.flatMap((kind) =>
    fewMutantsOf(kind)
      .filter((json) => readBlocks([json]).faults.length > 0)
      .map((json) => readBlock(json))
      .map((read) => `${kind} ${isFault(read) ? read.path.split('.')[0] : 'menuBanner'}`),
  )
  const fields = allKinds.flatMap((kind) => Object.keys(blockKinds[kind].fields).map((name) => `${kind} ${name}`))
  expect(broken.toSorted()).toEqual(fields.filter((field) => !field.endsWith(' type')).toSorted())
})
