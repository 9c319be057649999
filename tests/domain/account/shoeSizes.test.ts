import { expect, test } from 'vitest'
import { shoeSizeLabel, shoeSizes } from '../../../core/domain/account/shoeSizes.ts'

test('ACC-01 a preferred size is one of the shop’s, in halves, written as on the box', () => {
  expect([shoeSizes[0], shoeSizes[1], shoeSizes.at(-1)]).toEqual(['5', '5.5', '13'])
  expect(['9.5', '10'].map(shoeSizeLabel)).toEqual(['9½', '10'])
})
