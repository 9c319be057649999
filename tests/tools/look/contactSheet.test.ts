import { expect, test } from 'vitest'
import { contactSheetOf, lookArguments, pictureName } from '../../../tools/look/look.ts'

test('the contact sheet has a row for each state, in the order of the walk, with every picture once', () => {
  const names = (['cart empty', 'product with its size missing'] as const).flatMap((state, index) =>
    ([390, 1440] as const).flatMap((width) =>
      [true, false].map((isDark) => pictureName({ place: 19 - 9 * index, state, width, isDark })),
    ),
  )
  const sheet = contactSheetOf(names)
  expect([...sheet.matchAll(/<h2>([^<]+)/g)].map(([, state]) => state)).toEqual([
    'product with its size missing',
    'cart empty',
  ])
  for (const name of names) expect(sheet.split(`src="${name}"`)).toHaveLength(2)
})

test('a text that cannot be an address of a shop is refused with a message', () => {
  expect(lookArguments(['--url', 'http://localhost:4173/'])).toEqual({
    _tag: 'Look',
    url: 'http://localhost:4173',
    only: null,
  })
  for (const args of [['--url', 'localhost:4173'], ['--url', 'file:///etc'], ['--ulr', 'x'], ['extra']])
    expect(lookArguments(args)._tag).toBe('Wrong')
})
