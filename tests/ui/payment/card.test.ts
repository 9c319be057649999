import { expect, test } from 'vitest'
import { cardBrandName, expiryOf } from '../../../ui/src/payment/paymentNames.ts'

test('PAY-18 a card is named by its brand and its expiry as printed', () => {
  expect(cardBrandName('visa', 'Card')).toBe('Visa')
  expect(cardBrandName('constructor', 'Card')).toBe('Card')
  expect(cardBrandName(null, 'Card')).toBe('Card')
  expect(expiryOf({ expiryMonth: 8, expiryYear: 2029 })).toBe('08/29')
})
