import { expect, test } from 'vitest'
import { shoeSizes } from '../../../core/domain/account/profileRules.ts'
import { shoeSizeIn } from '../../../core/domain/account/profileRules.ts'

test('ACC-01 a preferred size is one of the shop’s, in halves', () => {
  expect(shoeSizes[0]).toBe('5')
  expect(shoeSizes[1]).toBe('5.5')
  expect(shoeSizes.at(-1)).toBe('13')
})

test.each([
  ['US', 'US 9½', 'US 10', 'US 12½'],
  ['CA', 'US 9½', 'US 10', 'US 12½'],
  ['GB', 'UK 8½', 'UK 9', 'UK 11½'],
  ['FR', 'EU 42½', 'EU 43', 'EU 46½'],
  ['DE', 'EU 42½', 'EU 43', 'EU 46½'],
  ['IT', 'IT 42½', 'IT 43', 'IT 46½'],
  ['ES', 'EU 42½', 'EU 43', 'EU 46½'],
])('ACC-01 CAT-61 a preferred size is written as the site of %s counts', (country, ...written) => {
  expect(['9.5', '10', '12.5'].map((size) => shoeSizeIn(country, size))).toEqual(written)
})

test.each(['US', 'GB', 'DE', 'IT'])('ACC-01 no two sizes are the same in %s', (country) => {
  expect(new Set(shoeSizes.map((size) => shoeSizeIn(country, size))).size).toBe(shoeSizes.length)
})
