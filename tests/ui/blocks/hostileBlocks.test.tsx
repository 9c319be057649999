import { expect, test } from 'vitest'
import type { Block, ShownBlock } from '../../../contracts/content/blockTree.ts'
import { isFault, readBlock } from '../../../contracts/content/readBlock.ts'
import { blockCode } from '../../../ui/src/blocks/page/blockTable.ts'
import { allKinds } from '../../contracts/blockSamples.ts'
import { mutantsOf, wrongNames } from '../../support/hostileBlocks.ts'
import { renderBlocks } from './renderBlocks.tsx'

const kinds = allKinds.filter((kind) => blockCode({ type: kind } as ShownBlock) !== undefined)

/** React's mark of a part that failed while it was drawn. */
const failed = '<!--$!-->'

test.each(kinds)('CMS-06 a %s with anything wrong in any field breaks no page and says nothing of it', async (kind) => {
  let drawn = 0
  for (const name of wrongNames) {
    const read = mutantsOf(kind, name).map((json) => readBlock(json))
    const blocks = unalike(read.filter((block): block is Block => !isFault(block)) as readonly ShownBlock[])
    const markup = await renderBlocks(blocks)
    drawn += blocks.length
    expect(markup).not.toContain(failed)
    expect(markup).not.toMatch(/<script|onerror=alert\(1\)>|href="javascript:|src="javascript:/i)
    expect(markup).not.toMatch(/\[object |>undefined<|NaN|TypeError/)
  }
  expect(drawn).toBeGreaterThan(0)
})

/** Where a field is missing or ignored, many a block is like another. */
const unalike = (blocks: readonly ShownBlock[]): readonly ShownBlock[] => [
  ...new Map(blocks.map((block) => [JSON.stringify({ ...block, id: '' }), block])).values(),
]
