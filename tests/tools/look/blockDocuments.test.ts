import type { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { blockKinds } from '../../../contracts/content/blockKinds.ts'
import { readBlocks } from '../../../contracts/content/readBlock.ts'
import { withTrees } from '../../../contracts/content/richTextTrees.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { richTextOf } from '../../../server/content/readContent.ts'
import { blockPages } from '../../e2e/support/states/blockDocuments.ts'
import type { BlockJson } from '../../e2e/support/states/blockDocuments.ts'
import { everyBlock } from '../../e2e/support/states/everyBlock.ts'

const kindsIn = (json: unknown): readonly string[] =>
  typeof json !== 'object' || json === null
    ? []
    : [
        ...('id' in json && 'type' in json ? [String(json.type)] : []),
        ...Object.values(json).flatMap((inner) => kindsIn(inner)),
      ]

const layersAndChoosers: ReadonlySet<string> = new Set(['pop-up', 'dialog', 'segmentation', 'experiment', 'filter-by'])

const given = new Set(
  Object.values(blockPages)
    .flat()
    .map((block) => JSON.stringify(block)),
)
const isGiven = (block: BlockJson): boolean => given.has(JSON.stringify(block))

describe('the pages of blocks that are pictured', () => {
  test.each(Object.entries({ ...blockPages, ...everyBlock }))(
    'CMS-06 %s has no block that cannot be read',
    (_name, blocks) => {
      expect(readBlocks(withTrees(blocks, richTextOf) as readonly Schema.Json[]).faults).toEqual([])
    },
  )

  test('CMS-05 every kind of block is on one of them', () => {
    const shown = new Set(kindsIn(blockPages))
    expect(Object.keys(blockKinds).filter((kind) => !shown.has(kind))).toEqual([])
  })

  test.each(keysOf(everyBlock))('CMS-05 every kind that stands in a page itself is among %s', (name) => {
    const shown = new Set<string>(everyBlock[name].map(({ type }) => type))
    expect(keysOf(blockKinds).filter((kind) => !layersAndChoosers.has(kind) && !shown.has(kind))).toEqual([])
  })

  test('CMS-05 each of them shows what it is about', () => {
    const counts = keysOf(everyBlock).map((name) => [name, everyBlock[name].filter((block) => !isGiven(block)).length])
    expect(Object.fromEntries(counts)).toEqual({
      'all in long French': 26,
      'all without their pictures': 13,
      'all with one entry': 15,
      'all with up to fifty entries': 17,
    })
  })
})
