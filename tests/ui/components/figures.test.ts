import { describe, expect, test } from 'vitest'
import { maskedCaret } from '../../../ui/src/components/form/maskedCaret.ts'
import { readPhone } from '../../../ui/src/components/phone/readPhone.ts'
import { readQuantity } from '../../../ui/src/components/field/QuantityStepper.tsx'

describe('a typed quantity', () => {
  test.each([
    ['3', 3],
    [' 4 ', 4],
    ['007', 7],
    ['0', 0],
    ['-1', -1],
    ['1000000000', 1_000_000_000],
  ])('CART-15 %j is read as %i, inside the limits or not', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity)
  })

  test.each(['abc', '', '1e9', '2.5', '0x10', '１', '9'.repeat(400)])('CART-15 %j is no whole number', (typed) => {
    expect(readQuantity(typed)).toBeNaN()
  })
})

const dialCodes = [
  { code: 'US', name: 'United States', dialCode: '1' },
  { code: 'FR', name: 'France', dialCode: '33' },
]

describe('a phone number as it is typed', () => {
  test.each([
    ['(303) 555', 0, 0],
    ['(303) 555', 3, 4],
    ['(303) 555', 4, 7],
    ['(303) 555', 9, 9],
  ] as const)('PHONE-08 the caret stays behind the digit it was behind (%j, %j)', (first, second, expected) => {
    expect(maskedCaret(first, second)).toBe(expected)
  })

  test('PHONE-03 pasted with another dial code chooses that country', () => {
    const here = { country: 'US', text: '' }
    expect(readPhone('+33 6 12 34 56 78', here, dialCodes, 'NA')).toEqual({ country: 'FR', text: '6 12 34 56 78' })
    expect(readPhone('+1 303 555 0147', here, dialCodes, 'NA')).toEqual({ country: 'US', text: '(303) 555 - 0147' })
    expect(readPhone('+999 303', here, dialCodes, 'NA').country).toBe('US')
  })

  test('PHONE-08 is masked, and masked again when the country changes', () => {
    expect(readPhone('303555a', { country: 'US', text: '303555' }, dialCodes, 'NA')).toEqual({
      country: 'US',
      text: '(303) 555',
    })
    expect(readPhone('(612) 345 - 678', { country: 'FR', text: '' }, dialCodes, 'NA').text).toBe('6 12 34 56 78')
  })
})
