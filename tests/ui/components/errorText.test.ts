import { expect, test } from 'vitest'
import { errorText } from '../../../ui/src/copy/errorText.ts'
import type { ErrorsCopy } from '../../../ui/src/copy/copyByNoun.ts'

const errors = {
  GEN500: () => 'Something went wrong.',
  INV408: () => 'The maximum.',
  '4044': () => 'No such member.',
  BILL410: () => 'A phone number, please.',
  maxAllowedQty: ({ maxAllowedQty }: { maxAllowedQty: number }) => `At most ${maxAllowedQty}.`,
} as unknown as ErrorsCopy

test('ERR-03 our text wins over the server’s, which wins over the general one', () => {
  expect(errorText(errors, 'INV408', 'server says')).toBe('The maximum.')
  expect(errorText(errors, 'XYZ999', 'server says')).toBe('server says')
  expect(errorText(errors, 'XYZ999')).toBe('Something went wrong.')
  for (const silent of ['', ' ']) expect(errorText(errors, 'XYZ999', silent)).toBe('Something went wrong.')
})

test('ERR-05 codes are compared exactly as written', () => {
  expect(errorText(errors, '4044')).toBe('No such member.')
  expect(errorText(errors, 'BILL410')).toBe('A phone number, please.')
  expect(errorText(errors, 'bill410', 'server says')).toBe('server says')
  expect(errorText(errors, 'toString')).toBe('Something went wrong.')
})

test('ERR-27 a known limit is said, an unknown one is not', () => {
  expect(errorText(errors, 'INV408', undefined, 4)).toBe('At most 4.')
  expect(errorText(errors, 'ADDED_MAX_QUANTITY', undefined, 4)).toBe('At most 4.')
  expect(errorText(errors, 'INV408')).toBe('The maximum.')
})

test('ERR-03 an id that names a sentence with arguments is not said without them', () => {
  expect(errorText(errors, 'maxAllowedQty', 'server says')).toBe('server says')
})
