import { describe, expect, test } from 'vitest'
import { formOf } from '../../contracts/content/blockForm.ts'
import type { FormField } from '../../contracts/content/blockForm.ts'
import { allKinds } from './blockSamples.ts'

const within = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, ...within(field.fields ?? [])])
const allFields = allKinds.flatMap((kind) => within(formOf(kind)).map((field) => ({ kind, ...field })))

describe('every field of every kind', () => {
  test('CMS-05 has a title and an input', () => {
    expect(allFields.length).toBeGreaterThan(300)
    expect(allFields.filter(({ name, title, input }) => title === name || input === 'none')).toEqual([])
  })

  test('CMS-05 has a limit, if it is a text or a list', () => {
    const texts = allFields.filter(({ input }) =>
      ['line', 'text', 'richText', 'url', 'key', 'list', 'blocks'].includes(input),
    )
    expect(texts.filter(({ most, help }) => most === undefined && help !== 'YYYY-MM-DD')).toEqual([])
  })
})

test('CMS-05 a choice offers what its schema allows', () => {
  expect(allFields.filter(({ input, choices }) => (input === 'choice') !== (choices !== undefined))).toEqual([])
  expect(formOf('dialog').find(({ name }) => name === 'mediaPlacement')).toEqual({
    name: 'mediaPlacement',
    title: 'Place of the picture',
    help: '',
    input: 'choice',
    isRequired: true,
    choices: ['top', 'left-normal', 'left-large', 'body'],
  })
})
