import { expect, test } from 'vitest'
import type { Block, ShownBlock } from '../../../contracts/content/blockTree.ts'
import { firstOfEachKind, isFault, readBlock, readBlocks } from '../../../contracts/content/readBlock.ts'
import { blockCode } from '../../../ui/src/blocks/page/blockTable.ts'
import { allKinds } from '../../contracts/blockSamples.ts'
import { mutantsOf, wrongs } from '../../support/hostileBlocks.ts'
import { renderBlocks } from './renderBlocks.tsx'

const kinds = allKinds.filter((kind) => blockCode({ type: kind } as ShownBlock) !== undefined)

/** React's mark of a part that failed while it was drawn. */
const failed = '<!--$!-->'

test.each(kinds)('CMS-06 a %s with anything wrong in any field breaks no page and says nothing of it', async (kind) => {
  let drawn = 0
  for (const wrong of Object.values(wrongs)) {
    const read = mutantsOf(kind, wrong).map((json) => readBlock(json))
    const blocks = read.filter((block): block is Block => !isFault(block)) as readonly ShownBlock[]
    const markup = await renderBlocks(blocks)
    drawn += blocks.length
    expect(markup).not.toContain(failed)
    expect(markup).not.toMatch(/<script|onerror=alert\(1\)>|href="javascript:|src="javascript:/i)
    expect(markup).not.toMatch(/\[object |>undefined<|NaN|TypeError/)
  }
  expect(drawn).toBeGreaterThan(0)
})

test.each(kinds)('CMS-06 a page full of malformed %s reports the kind once', (kind) => {
  const malformed = Array.from({ length: 5 }, (_, index) => ({ id: `b${index}`, type: kind, exposures: 'wrong' }))
  const { blocks, faults } = readBlocks(malformed)
  expect(blocks).toEqual([])
  expect(firstOfEachKind(faults, new Set())).toHaveLength(1)
  expect(firstOfEachKind(faults, new Set([kind]))).toHaveLength(0)
})
