import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedCaret } from '../../../ui/src/components/maskedCaret.ts'
import { pageNumbers } from '../../../ui/src/components/pageNumbers.ts'
import { readPhone } from '../../../ui/src/components/readPhone.ts'
import { readQuantity } from '../../../ui/src/components/readQuantity.ts'

test('CART-15 a typed quantity is a whole number inside the limits, anything else changes nothing', () => {
  expect(['3', ' 4 ', '0', '-1', '1000000000'].map((typed) => readQuantity(typed, 1, 999_999))).toEqual([3, 4, 1, 1, 999_999])
  expect(['abc', '', '1e9', '2.5', '１', '9'.repeat(400)].map((typed) => readQuantity(typed, 1, 9))).toEqual([null, null, null, null, null, null])
})

test('CAT-03 pagination shows the ends, the current page and its neighbours', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageNumbers(5, 12)).toEqual([1, null, 4, 5, 6, null, 12])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
      const pages = pageNumbers(Math.min(a, b), Math.max(a, b))
      const figures = pages.filter((page) => page !== null)
      expect(figures).toEqual([...new Set(figures)].sort((x, y) => x - y))
      expect(figures).toContain(Math.min(a, b))
      expect(pages.length).toBeLessThanOrEqual(7)
    }),
  )
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
  expect(readPhone('303555a', { country: 'US', text: '303555' }, dialCodes, 'NA')).toEqual({ country: 'US', text: '(303) 555' })
  expect(readPhone('(612) 345 - 678', { country: 'FR', text: '' }, dialCodes, 'NA').text).toBe('6 12 34 56 78')
})
