import { describe, expect, test } from 'vitest'
import { formOf } from '../../contracts/content/blockForm.ts'
import type { FormField } from '../../contracts/content/blockForm.ts'
import { isFault, readBlock } from '../../contracts/content/readBlock.ts'
import { richTextNames } from '../../contracts/content/richText.ts'
import { withTrees } from '../../contracts/content/richTextTrees.ts'
import { allKinds, samplesOf } from './blockSamples.ts'

const bold = (html: string) => [{ tag: 'b', children: [html] } as const]

test('CMS-60 no field of rich text has a name of its own', () => {
  const within = (fields: readonly FormField[]): readonly FormField[] =>
    fields.flatMap((field) => [field, ...within(field.fields ?? [])])
  const names = allKinds.flatMap((kind) => within(formOf(kind))).filter(({ input }) => input === 'richText')
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(richTextNames))
})

describe('a document that gets its trees', () => {
  test('CMS-60 has one for every rich text, at any depth', () => {
    const items = [{ icon: { url: '/i.svg', alt: '' }, richText: 'a' }]
    const json = {
      slots: {
        main: [
          { type: 'icon-and-text', items },
          { type: 'dialog', textBelowTargets: 'b' },
        ],
      },
    }
    expect(withTrees(json, bold)).toEqual({
      slots: {
        main: [
          { type: 'icon-and-text', items: [{ ...items[0], richTextTree: bold('a') }] },
          { type: 'dialog', textBelowTargets: 'b', textBelowTargetsTree: bold('b') },
        ],
      },
    })
  })

  test('CMS-60 keeps none that an editor or an import brings', () => {
    const foreign = { richText: 'a', richTextTree: [{ tag: 'i' }], textBelowTargetsTree: ['x'] }
    expect(withTrees([foreign], bold)).toEqual([{ richText: 'a', richTextTree: bold('a') }])
  })

  test.each(allKinds)('CMS-60 can still be read when it is a %s', (kind) => {
    for (const json of samplesOf(kind, 10, 3)) expect(isFault(readBlock(withTrees(json, bold)))).toBe(false)
  })

  test('CMS-60 may be nested without end, and is then left as it is', () => {
    const deep = Array.from({ length: 100_000 }).reduce<readonly unknown[]>((inner) => [inner], [])
    expect(() => withTrees(JSON.parse('[]').concat(deep), bold)).not.toThrow()
  })
})
