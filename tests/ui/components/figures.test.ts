import { expect, test } from 'vitest'
import { maskedCaret } from '../../../ui/src/components/maskedCaret.ts'
import { readPhone } from '../../../ui/src/components/readPhone.ts'
import { readQuantity } from '../../../ui/src/components/readQuantity.ts'

test('CART-15 a typed quantity is read as it stands, inside the limits or not; what is no whole number is none', () => {
  expect(['3', ' 4 ', '007', '0', '-1', '1000000000'].map(readQuantity)).toEqual([3, 4, 7, 0, -1, 1_000_000_000])
  for (const typed of ['abc', '', '1e9', '2.5', '0x10', '１', '9'.repeat(400)])
    expect(readQuantity(typed), typed).toBeNaN()
})

test('PHONE-08 the caret stays behind the digit it stood behind', () => {
  expect(maskedCaret('(303) 555', 0)).toBe(0)
  expect(maskedCaret('(303) 555', 3)).toBe(4)
  expect(maskedCaret('(303) 555', 4)).toBe(7)
  expect(maskedCaret('(303) 555', 9)).toBe(9)
})

const dialCodes = [
  { code: 'US', name: 'United States', dialCode: '1' },
  { code: 'FR', name: 'France', dialCode: '33' },
]

test('PHONE-03 a pasted number with another dial code chooses that country', () => {
  const here = { country: 'US', text: '' }
  expect(readPhone('+33 6 12 34 56 78', here, dialCodes, 'NA')).toEqual({ country: 'FR', text: '6 12 34 56 78' })
  expect(readPhone('+1 303 555 0147', here, dialCodes, 'NA')).toEqual({ country: 'US', text: '(303) 555 - 0147' })
  expect(readPhone('+999 303', here, dialCodes, 'NA').country).toBe('US')
})

test('PHONE-08 the number is masked as typed, and masked again when the country changes', () => {
  expect(readPhone('303555a', { country: 'US', text: '303555' }, dialCodes, 'NA')).toEqual({
    country: 'US',
    text: '(303) 555',
  })
  expect(readPhone('(612) 345 - 678', { country: 'FR', text: '' }, dialCodes, 'NA').text).toBe('6 12 34 56 78')
})
