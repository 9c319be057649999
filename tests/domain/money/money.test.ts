import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Currency } from '../../../contracts/api/wire.ts'
import { allLocales, languageTag } from '../../../core/domain/locale/locales.ts'
import { allocate, share } from '../../../core/domain/money/amounts.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { typedHundredths } from '../../../core/domain/money/typedHundredths.ts'

const minor = fc.integer({ min: 0, max: 5_000_000_000_000 })

describe('shares of an amount', () => {
  test('CART-04 parts of an allocation sum exactly, are not negative and stay within one unit of their exact share', () => {
    fc.assert(
      fc.property(minor, fc.array(minor, { minLength: 1, maxLength: 60 }), (amount, weights) => {
        const parts = allocate(amount, weights)
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        expect(parts).toHaveLength(weights.length)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          if (whole === 0) return
          const floor = (BigInt(amount) * BigInt(weights[index] ?? 0)) / BigInt(whole)
          expect(BigInt(part) - floor === 0n || BigInt(part) - floor === 1n).toBe(true)
        })
      }),
    )
  })

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [3, 3, 1], [4, 4, 2]],
    [5, [0, 0], [3, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [], []],
  ] as const)(
    'CART-04 the largest remainder gets the odd unit, the earlier part in a tie (%j, %j)',
    (first, second, expected) => {
      expect(allocate(first, second)).toEqual(expected)
    },
  )

  test('CART-04 a share of everyday amounts is rounded half up', () => {
    const small = fc.integer({ min: 0, max: 10_000 })
    expect(share(4, 2, 3)).toBe(3)
    fc.assert(
      fc.property(
        small,
        small,
        small.filter((whole) => whole > 0),
        (amount, part, whole) => {
          expect(share(amount, part, whole)).toBe(Math.floor((2 * amount * part + whole) / (2 * whole)))
        },
      ),
    )
  })

  test('CART-04 a share is rounded half up and exact for amounts beyond 2^53 in between', () => {
    expect(share(5, 1, 2)).toBe(3)
    expect(share(-5, 1, 2)).toBe(-3)
    expect(share(1, 1, 3)).toBe(0)
    expect(share(7, 5, 0)).toBe(0)
    fc.assert(
      fc.property(
        minor,
        minor,
        minor.filter((whole) => whole > 0),
        (amount, part, whole) => {
          const exact = (2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))
          expect(share(amount, part, whole)).toBe(Number(exact))
        },
      ),
    )
  })
})

describe('how money is written', () => {
  test.each([
    [123_456, 'USD', 'en-us', '$1,234.56'],
    [123_456, 'CAD', 'en-ca', 'CAD\u00a01,234.56'],
    [123_456, 'CAD', 'fr-ca', '1\u00a0234,56\u00a0CAD'],
    [123_456, 'GBP', 'en-gb', '£1,234.56'],
    [123_456, 'EUR', 'de-de', '1.234,56\u00a0€'],
    [123_456, 'EUR', 'fr-fr', '1\u202f234,56\u00a0€'],
  ] as const)(
    'I18N-02 Canadian dollars are shown as a code, other currencies as a symbol (%j, %j, %j)',
    (first, second, third, expected) => {
      expect(formatMoney(first, second, third)).toBe(expected)
    },
  )

  test('I18N-02 a minus is the sign U+2212 in every locale', () => {
    expect(formatMoney(-500, 'USD', 'en-us')).toBe('\u2212$5.00')
    expect(formatMoney(-500, 'CAD', 'fr-ca')).toBe('\u22125,00\u00a0CAD')
    expect(formatMoney(-500, 'EUR', 'es-es')).toBe('\u22125,00\u00a0€')
  })

  test('I18N-02 nothing has no minus', () => {
    expect(formatMoney(0, 'USD', 'en-us')).toBe('$0.00')
    expect(formatMoney(0, 'EUR', 'fr-fr')).toBe('0,00\u00a0€')
  })

  test('I18N-02 every amount in every currency is written as Intl writes it in the locale', () => {
    for (const locale of allLocales)
      for (const currency of Currency.literals) {
        const intl = new Intl.NumberFormat(languageTag(locale), {
          style: 'currency',
          currency,
          currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
        })
        fc.assert(
          fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
            expect(formatMoney(amount, currency, locale)).toBe(intl.format(amount / 100).replace('-', '\u2212'))
          }),
        )
      }
  })
})

test.each([
  ['12', 1_200],
  ['12.3', 1_230],
  ['12,34', 1_234],
  [' 7 ', 700],
  ['0.05', 5],
  ['999999.99', 99_999_999],
  ['', null],
  ['.5', null],
  ['1.234', null],
  ['1234567', null],
  ['12;34', null],
  ['a12', null],
  ['12a', null],
  ['-3', null],
  ['1.2.3', null],
] as const)('CART-24 %j typed is %j hundredths', (typed, hundredths) => {
  expect(typedHundredths(typed)).toBe(hundredths)
})
