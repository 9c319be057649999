import { expect, test } from 'vitest'
import { blockKinds } from '../../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../../contracts/content/blockKinds.ts'
import type { Block, ShownBlock } from '../../../contracts/content/blockTree.ts'
import { firstOfEachKind, isFault, readBlock, readBlocks } from '../../../contracts/content/readBlock.ts'
import { blockCode } from '../../../ui/src/blocks/blockTable.ts'
import { allKinds, placesOf, samplesOf, withAt } from '../../contracts/blockSamples.ts'
import type { JsonObject } from '../../contracts/blockSamples.ts'
import { renderBlocks } from './renderBlocks.tsx'

const kinds = allKinds.filter((kind) => blockCode({ type: kind } as ShownBlock) !== undefined)

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

/** What stands in a field's place: nothing, another type, too much, or something hostile. */
const wrongs = {
  missing: undefined,
  'a number': -1.5,
  'a text': 'wrong',
  'an empty text': '',
  'a list': [null, {}, 'x'],
  'an object': { constructor: { prototype: {} }, length: 3 },
  'too long a text': 'w'.repeat(30_000),
  'too long a list': Array.from({ length: 600 }, () => ({})),
  'a script': script,
  'an address that runs': 'javascript:alert(1)',
  'a direction override': '\u202e\u0000\ud800',
} as const

/** A kind's samples with something wrong in each of its fields, also those of its groups and lists. */
const mutantsOf = (kind: BlockKind, wrong: (typeof wrongs)[keyof typeof wrongs]): readonly JsonObject[] => {
  const fields = Object.keys(blockKinds[kind].fields).filter((name) => name !== 'type' && name !== 'id')
  return samplesOf(kind, 3, 7).flatMap((json, sample) =>
    placesOf(json)
      .filter(([field]) => fields.includes(String(field)))
      .slice(0, 60)
      .map((place, index) => ({ ...(withAt(json, place, wrong as never) as JsonObject), id: `${sample}-${index}` })),
  )
}

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
