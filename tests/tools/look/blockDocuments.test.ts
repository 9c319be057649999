import type { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { blockKinds } from '../../../contracts/content/blockKinds.ts'
import { readBlocks } from '../../../contracts/content/readBlock.ts'
import { withTrees } from '../../../contracts/content/richTextTrees.ts'
import { richTextOf } from '../../../server/content/readContent.ts'
import { blockPages } from '../../e2e/support/states/blockDocuments.ts'

const kindsIn = (json: unknown): readonly string[] =>
  typeof json !== 'object' || json === null
    ? []
    : [
        ...('id' in json && 'type' in json ? [String(json.type)] : []),
        ...Object.values(json).flatMap((inner) => kindsIn(inner)),
      ]

describe('the pages of blocks that are pictured', () => {
  test.each(Object.entries(blockPages))('CMS-06 %s has no block that cannot be read', (_name, blocks) => {
    expect(readBlocks(withTrees(blocks, richTextOf) as readonly Schema.Json[]).faults).toEqual([])
  })

  test('CMS-05 every kind of block is on one of them', () => {
    const shown = new Set(kindsIn(blockPages))
    expect(Object.keys(blockKinds).filter((kind) => !shown.has(kind))).toEqual([])
  })
})
