import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../../core/domain/calendar/calendarDate.ts'
import {
  cardBrand,
  formatCardNumber,
  formatExpiry,
  isCardExpired,
  isCardNumber,
  isExpired,
  parseExpiry,
  validateCard,
} from '../../../core/domain/payment/card.ts'
import type { TypedCard } from '../../../core/domain/payment/card.ts'

const today = '2026-11-22' as CalendarDate
const good: TypedCard = { number: '4242 4242 4242 4242', expiry: '12/30', securityCode: '917', holder: 'Wren Holloway' }
const wrong = (more: Partial<TypedCard>) => validateCard({ ...good, ...more }, today)

test('PAY-18 each field of a card says what is wrong with it', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ number: ' ', expiry: ' ', securityCode: ' ', holder: ' ' })).toEqual(
    ['number', 'expiry', 'securityCode', 'holder'].map((field) => ({ field, rule: 'required' })),
  )
  expect(wrong({ number: '4242424242424241' })).toEqual([{ field: 'number', rule: 'cardNumber' }])
  expect(wrong({ expiry: '13/30' })).toEqual([{ field: 'expiry', rule: 'cardExpiry' }])
  expect(wrong({ expiry: '10/26' })).toEqual([{ field: 'expiry', rule: 'cardExpired' }])
  expect(wrong({ expiry: '11/26' })).toEqual([])
  const code = (n: number) => [{ field: 'securityCode', rule: 'securityCode', values: { n } }]
  expect(wrong({ securityCode: '91' })).toEqual(code(3))
  expect(wrong({ securityCode: '9a7' })).toEqual(code(3))
  expect(wrong({ securityCode: 'a91' })).toEqual(code(3))
  expect(wrong({ securityCode: '91a' })).toEqual(code(3))
  expect(wrong({ securityCode: ' 917 ' })).toEqual([])
  expect(wrong({ number: '3782 822463 10005', securityCode: '917' })).toEqual(code(4))
  expect(wrong({ number: '378282246310005', securityCode: '9171' })).toEqual([])
  expect(wrong({ holder: '4242' })).toEqual([{ field: 'holder', rule: 'name' }])
  expect(wrong({ holder: ' Wren ' })).toEqual([])
  expect(wrong({ holder: 'x'.repeat(100) })).toEqual([])
  expect(wrong({ holder: 'x'.repeat(101) })).toEqual([{ field: 'holder', rule: 'maxLength', values: { n: 100 } }])
})

describe('the expiry', () => {
  test.each([
    [' 12/30 ', { month: 12, year: 2030 }],
    ['01 / 30', { month: 1, year: 2030 }],
    ['12/30', { month: 12, year: 2030 }],
  ])('PAY-18 "%s" is a month that exists and a year of this century', (text, expiry) => {
    expect(parseExpiry(text)).toEqual(expiry)
  })

  test.each(['112/30', '00/30', '13/30', '12/1930', '12x/30', '12/3', '12/203', ''])(
    'PAY-18 "%s" is no expiry',
    (text) => {
      expect(parseExpiry(text)).toBeNull()
    },
  )

  test.each([
    [{ month: 12, year: 2025 }, true],
    [{ month: 10, year: 2026 }, true],
    [{ month: 11, year: 2026 }, false],
    [{ month: 1, year: 2027 }, false],
  ])('PAY-18 a card is valid to the end of its month: %j is over, %s', (expiry, isOver) => {
    expect(isExpired(expiry, today)).toBe(isOver)
  })

  test('PAY-18 an expiry is written as it is typed', () => {
    const typed = {
      '': '',
      '1': '1',
      '12': '12',
      '122': '12/2',
      '1228': '12/28',
      '12/2028': '12/28',
      '3/28': '03/28',
      ' 3 /28': '03/28',
      '3': '03',
      '328': '03/28',
      '12/20': '12/20',
      '12/202': '12/202',
      '/': '',
      '0/28': '02/8',
      '12/28 9': '12/28',
      '12/12028': '12/12',
    }
    for (const [text, written] of Object.entries(typed)) {
      expect(text).toEqual(text)
      expect(formatExpiry(text)).toEqual(written)
    }
  })
})

test('PAY-18 the first digits alone decide the brand', () => {
  const brands = {
    visa: ['4', '42'],
    amex: ['34', '37'],
    mastercard: ['51', '55', '2221', '2229', '2230', '2299', '2300', '2399', '2699', '2700', '2719', '2720'],
    discover: ['6011', '644', '649', '65'],
    unknown: ['', '3', '36', '50', '56', '2220', '2721', '643', '6010', '134', '151', '16011'],
  }
  for (const [brand, numbers] of Object.entries(brands))
    for (const number of numbers) {
      expect(number).toEqual(number)
      expect(cardBrand(number)).toEqual(brand)
    }
})

test('PAY-18 a number is grouped as on the card, and has 13 to 19 digits with the right sum', () => {
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(formatCardNumber('4242-4')).toBe('4242 4')
  expect(formatCardNumber('4'.repeat(25))).toBe('4444 4444 4444 4444 444')
  expect(
    ['4222222222222', '4000000000000002', '5555-5555-5555-4444', '6011111111111117', '378282246310005'].map(
      isCardNumber,
    ),
  ).toEqual([true, true, true, true, true])
  expect(
    ['4222222222223', '422222222222', '42424242424242424242', '4242x4242x4242x4242', ''].map(isCardNumber),
  ).toEqual([false, false, false, false, false])
})

test('PAY-18 an expiry is the same month and year with two digits of the year or four, typed key by key or pasted', () => {
  const two = (figure: number): string => String(figure).padStart(2, '0')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
      const [mm, yy] = [two(month), two(year % 100)]
      const typed = [
        `${mm}/${yy}`,
        `${mm}/${year}`,
        `${month}/${yy}`,
        `${month}/${year}`,
        `${mm} / ${year}`,
        `${mm}${yy}`,
        `${mm}-${yy}`,
      ]
      for (const text of typed) {
        const keys = Array.from(text).reduce((field, key) => formatExpiry(field + key), '')
        expect(text).toEqual(text)
        expect(keys).toBe(`${mm}/${yy}`)
        expect(formatExpiry(text)).toBe(`${mm}/${yy}`)
      }
      for (const text of [`${year}-${mm}`, `${year}/${month}`]) {
        expect(text).toEqual(text)
        expect(formatExpiry(text)).toBe(`${mm}/${yy}`)
      }
      for (const text of [...typed.slice(0, 5), `${year}-${mm}`]) {
        expect(text).toEqual(text)
        expect(parseExpiry(text)).toEqual({ month, year })
      }
    }),
  )
})

describe('a kept card', () => {
  const face = {
    brand: 'visa',
    last4: '4242',
    bin: '424242',
    expiryMonth: 11,
    expiryYear: 2026,
    holder: 'Wren',
  } as const
  const lastInstant = Date.UTC(2026, 11, 1) - 1

  test('PAY-18 is valid through the last day of its month', () => {
    expect(isCardExpired(face, { at: lastInstant })).toBe(false)
    expect(isCardExpired(face, { at: lastInstant + 1 })).toBe(true)
  })

  test('PAY-18 is judged by the server’s time, whatever the device’s is', () => {
    expect(isCardExpired(face, { at: lastInstant + 1, serverAt: lastInstant })).toBe(false)
    expect(isCardExpired(face, { at: lastInstant, serverAt: lastInstant + 1 })).toBe(true)
  })

  test('PAY-18 is left to the server while its time is not known', () => {
    expect(isCardExpired(face, { at: lastInstant + 1, serverAt: null })).toBe(false)
  })
})

test('PAY-18 a number that is typed on and on is cut at nineteen digits', () => {
  expect(formatCardNumber('4'.repeat(25))).toBe('4444 4444 4444 4444 444')
})
