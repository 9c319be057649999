import { expect, test } from 'vitest'
import { weightIn } from '../../../core/domain/product/weightIn.ts'

test.each([
  [560, 'USD', { amount: 19.8, unit: 'oz' }],
  [28, 'USD', { amount: 1, unit: 'oz' }],
  [560, 'CAD', { amount: 560, unit: 'g' }],
  [1_250, 'EUR', { amount: 1_250, unit: 'g' }],
] as const)('I18N-07 %i grams where prices are in %s', (grams, currency, shown) => {
  expect(weightIn(grams, currency)).toEqual(shown)
})
