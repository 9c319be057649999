import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGiftCardNumber, isGiftCardPin, luhnDigit } from '../../../core/domain/payment/card.ts'
import { runs } from '../../support/runs.ts'

test.each([
  ['1234', true],
  ['12345678', true],
  ['123', false],
  ['123456789', false],
  ['12a4', false],
  ['a1234', false],
  ['1234a', false],
])('PAY-12 the PIN %j is one a gift card can have: %s', (pin, isOne) => {
  expect(isGiftCardPin(pin)).toBe(isOne)
})

describe('the number of a gift card', () => {
  test.each([
    ['6006000000000019', true],
    ['6006000000000018', false],
    ['600600000000001', false],
    ['60060000000000190', false],
    ['06006000000000019', false],
    ['6006 0000 0000 0019', false],
    ['sixteen letters.', false],
    ['', false],
  ])('PAY-12 %j is one: %s', (number, isOne) => {
    expect(isGiftCardNumber(number)).toBe(isOne)
  })

  test('PAY-12 has the one check digit that fits its fifteen digits', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
      .map((list) => list.join(''))
    fc.assert(
      fc.property(digits, (body) => {
        const good = Array.from({ length: 10 }, (_, digit) => String(digit)).filter((digit) =>
          isGiftCardNumber(`${body}${digit}`),
        )
        expect(good).toEqual([luhnDigit(body)])
      }),
      { numRuns: runs(300) },
    )
  })
})
