import { describe, expect, test } from 'vitest'
import { errorText } from '../../../ui/src/copy/errorText.ts'
import type { ErrorsCopy } from '../../../ui/src/copy/copyByNoun.ts'

const errors = {
  GEN500: () => 'Something went wrong.',
  INV408: () => 'The maximum.',
  '4044': () => 'No such member.',
  BILL410: () => 'A phone number, please.',
  maxAllowedQty: ({ maxAllowedQty }: { maxAllowedQty: number }) => `At most ${maxAllowedQty}.`,
} as unknown as ErrorsCopy

test('ERR-27 a known limit is said, an unknown one is not', () => {
  expect(errorText(errors, 'INV408', undefined, 4)).toBe('At most 4.')
  expect(errorText(errors, 'ADDED_MAX_QUANTITY', undefined, 4)).toBe('At most 4.')
  expect(errorText(errors, 'INV408')).toBe('The maximum.')
})

describe('the sentence of a code', () => {
  test('ERR-03 is ours, else the server’s, else the general one', () => {
    expect(errorText(errors, 'INV408', 'server says')).toBe('The maximum.')
    expect(errorText(errors, 'XYZ999', 'server says')).toBe('server says')
    expect(errorText(errors, 'XYZ999')).toBe('Something went wrong.')
    for (const silent of ['', ' ']) expect(errorText(errors, 'XYZ999', silent)).toBe('Something went wrong.')
  })

  test('ERR-05 is found by the code exactly as written', () => {
    expect(errorText(errors, '4044')).toBe('No such member.')
    expect(errorText(errors, 'BILL410')).toBe('A phone number, please.')
    expect(errorText(errors, 'bill410', 'server says')).toBe('server says')
    expect(errorText(errors, 'toString')).toBe('Something went wrong.')
  })

  test('ERR-03 is not one with arguments when there are none', () => {
    expect(errorText(errors, 'maxAllowedQty', 'server says')).toBe('server says')
  })
})
