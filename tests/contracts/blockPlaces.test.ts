import { describe, expect, test } from 'vitest'
import { formOf, kindText } from '../../contracts/content/blockForm.ts'
import type { FormField } from '../../contracts/content/blockForm.ts'
import { kindsInside, readBlocks } from '../../contracts/content/readBlock.ts'
import { allKinds } from './blockSamples.ts'

const within = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, ...within(field.fields ?? [])])

describe('what the editor offers', () => {
  test('OPR-32 every kind has a title, and each list asks for its entries', () => {
    expect(allKinds.filter((kind) => kindText(kind).title === kind)).toEqual([])
    const lists = allKinds.flatMap((kind) => within(formOf(kind))).filter(({ input }) => input === 'list')
    expect(lists.filter(({ fields, entry }) => (fields === undefined) === (entry === undefined))).toEqual([])
    expect(formOf('article').find(({ name }) => name === 'relatedIds')?.entry).toMatchObject({ input: 'key' })
  })

  test('OPR-32 inside a block only the kinds are offered that are read there', () => {
    const inside = kindsInside({ type: 'vertical-list', items: [] }) ?? []
    const spacer = { id: 'gap', type: 'spacer' }
    const button = { id: 'go', type: 'call-to-action', target: { text: 'Go', url: '/' } }
    const faults = readBlocks([{ id: 'list', type: 'vertical-list', items: [spacer, button] }]).faults
    expect([inside.includes('call-to-action'), inside.includes('spacer'), faults]).toEqual([
      true,
      false,
      [expect.objectContaining({ kind: 'spacer', reason: 'misplaced' })],
    ])
    expect(kindsInside({ type: 'menu-item', title: 'Boots', columns: [] })).toEqual(['linked-card'])
    expect(kindsInside({ type: 'segmentation' })).toBeUndefined()
    expect([undefined, null, {}, { type: 'nothing' }].map(kindsInside)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
