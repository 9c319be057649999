import { describe, expect, test } from 'vitest'
import { blockKinds } from '../../../contracts/content/blockKinds.ts'
import { isFault, readBlock } from '../../../contracts/content/readBlock.ts'
import type { ShownBlock } from '../../../contracts/content/blockTree.ts'
import { blockCode } from '../../../ui/src/blocks/page/blockTable.ts'
import { allKinds, placesOf, samplesOf, withAt } from '../../contracts/blockSamples.ts'
import { renderBlocks, shown } from './renderBlocks.tsx'

const choosers = ['segmentation', 'experiment', 'filter-by']
const kinds = allKinds.filter((kind) => blockCode({ type: kind } as ShownBlock) !== undefined)

/** React's mark of a part that failed while it was drawn. */
const failed = '<!--$!-->'

describe('a block of any kind', () => {
  test('CMS-31 CMS-40 CMS-44 CMS-50 CMS-52 CMS-60 has a component', () => {
    expect(kinds).toHaveLength(31)
    expect(allKinds.length - kinds.length - choosers.length).toBe(0)
  })

  test.each(kinds)('CMS-06 with any content, as a %s, is drawn by the server', async (kind) => {
    const blocks = samplesOf(kind, 30).map((json, index) => ({ ...shown(json), id: `b${index}` }) as ShownBlock)
    const markup = await renderBlocks(blocks)
    expect(markup).not.toContain(failed)
    expect(markup).not.toMatch(/undefined|\[object |NaN/)
  })

  test.each(kinds)('CMS-06 is drawn whichever field is missing, as a %s', async (kind) => {
    const fields = Object.keys(blockKinds[kind].fields)
    const blocks = samplesOf(kind, 4, 2).flatMap((json, sample) =>
      placesOf(json)
        .filter(([field]) => fields.includes(String(field)))
        .map((place) => readBlock(withAt(json, place, undefined)))
        .filter((block) => !isFault(block))
        .map((block, index) => ({ ...block, id: `${sample}-${index}` }) as ShownBlock),
    )
    expect(await renderBlocks(blocks.slice(0, 200))).not.toContain(failed)
  })
})

describe('a slot of blocks', () => {
  test('CMS-02 takes no space when it is empty', async () => {
    expect(await renderBlocks([])).toBe('')
  })

  test('CMS-06 keeps the others when one fails', async () => {
    const broken = unreadable({ id: 'x', type: 'icon-and-text', items: null })
    const text = shown({ id: 't', type: 'rich-text', richText: '<p>Still here</p>', richTextTree: ['Still here'] })
    const markup = await renderBlocks([broken, text])
    expect(markup).toContain('Still here')
    expect(markup).toContain(failed)
  })

  test('CMS-06 shows nothing of a kind without a component', async () => {
    const future = unreadable({ id: 'x', type: 'constructor' })
    expect(await renderBlocks([future])).toMatch(/^<div[^>]*><\/div>$/)
  })
})

/** A block that no schema of ours has accepted. */
const unreadable = (block: object) => block as ShownBlock
