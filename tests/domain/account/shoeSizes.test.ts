import { expect, test } from 'vitest'
import { shoeSizeLabel, shoeSizes } from '../../../core/domain/account/profileRules.ts'

test('ACC-01 a preferred size is one of the shop’s, in halves, written as on the box', () => {
  expect(shoeSizes[0]).toBe('5')
  expect(shoeSizes[1]).toBe('5.5')
  expect(shoeSizes.at(-1)).toBe('13')
  expect(shoeSizeLabel('9.5')).toBe('9½')
  expect(shoeSizeLabel('10')).toBe('10')
})
