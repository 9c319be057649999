import { expect, test } from 'vitest'
import { flashCodes, returnsToShipping } from '../../../core/domain/errors/flashCodes.ts'

test('CHK-05 the checkout returns to shipping when what was to be collected is shipped, or the address is not valid', () => {
  expect(flashCodes.filter(returnsToShipping)).toEqual([
    'InvalidShippingAddress',
    'PickupToHome',
    'StoreToHome',
    'PointToHome',
  ])
})
