import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { footLengthOf, footScaleOf, footSizeOf } from '../../../core/domain/sizing/footSize.ts'
import type { FootScale } from '../../../core/domain/sizing/footSize.ts'
import { sizeRuns } from '../../../server/catalog/seed/WrittenProduct.ts'

const men = { audience: 'men', sizes: sizeRuns.menFeet }
const women = { audience: 'women', sizes: sizeRuns.womenFeet }
const kids = { audience: 'kids', sizes: sizeRuns.kidsFeet }
const runs = [
  { scale: 'men', product: men },
  { scale: 'women', product: women },
  { scale: 'kids', product: kids },
] as const satisfies readonly { readonly scale: FootScale; readonly product: typeof men }[]
const size = (code: string) => ({ _tag: 'Size', code })

describe('the size for a foot', () => {
  test.each([
    ['24.5', 'cm', men, size('070')],
    ['24,5', 'cm', men, size('070')],
    [' 25.4 ', 'cm', men, size('080')],
    ['26.2', 'cm', men, size('090')],
    ['27.1', 'cm', men, size('100')],
    ['27.9', 'cm', men, size('110')],
    ['24.5', 'cm', women, size('085')],
    ['25.4', 'cm', women, size('095')],
    ['9.65', 'in', men, size('070')],
    ['9.65', 'in', women, size('085')],
    ['10.3', 'in', men, size('090')],
    ['26', 'cm', men, size('090')],
    ['28.4', 'cm', men, size('115')],
    ['28.5', 'cm', men, size('120')],
    ['16.5', 'cm', kids, size('K01')],
    ['20', 'cm', kids, size('K05')],
    ['20.1', 'cm', kids, size('K06')],
    ['23.6', 'cm', men, { _tag: 'TooShort' }],
    ['23.7', 'cm', men, size('070')],
    ['29.7', 'cm', men, size('130')],
    ['29.8', 'cm', men, { _tag: 'TooLong' }],
    ['22.6', 'cm', kids, { _tag: 'TooLong' }],
  ] as const)('CAT-57 of %s %s is found in the run, or is not in it', (typed, unit, product, found) => {
    expect(footSizeOf(typed, unit, product)).toEqual(found)
  })

  test.each(['', ' ', 'long', '-24', '24.555', '1e1', '9', '41', '0', '2 4', '24.5.1', 'NaN'])(
    'CAT-57 is unclear for "%s" cm',
    (typed) => {
      expect(footSizeOf(typed, 'cm', men)).toEqual({ _tag: 'Unclear' })
    },
  )

  test.each([
    { what: 'letters', sizes: sizeRuns.letters },
    { what: 'waists', sizes: sizeRuns.menWaist },
    { what: 'ages', sizes: sizeRuns.kidsLetters },
    { what: 'no sizes', sizes: [] },
  ])('CAT-57 is not looked for among $what', ({ sizes }) => {
    expect(footScaleOf({ audience: 'men', sizes })).toBeNull()
    expect(footSizeOf('26', 'cm', { audience: 'men', sizes })).toEqual({ _tag: 'Unclear' })
  })
})

describe.each(runs)('in the run of $scale', ({ scale, product }) => {
  const codes = product.sizes.map(({ code }) => code)
  const place = (typed: string, unit: 'cm' | 'in'): number => {
    const found = footSizeOf(typed, unit, product)
    if (found._tag === 'TooShort') return -1
    return found._tag === 'TooLong' ? codes.length : found._tag === 'Size' ? codes.indexOf(found.code) : Number.NaN
  }
  /** Hundredths of a centimetre. */
  const feet = fc.integer({ min: 1_400, max: 3_500 })
  const written = (hundredths: number) => (hundredths / 100).toFixed(2)

  test('CAT-57 a longer foot never gets a smaller size', () => {
    fc.assert(
      fc.property(feet, feet, (one, other) => {
        const [short, long] = one < other ? [one, other] : [other, one]
        expect(place(written(short), 'cm')).toBeLessThanOrEqual(place(written(long), 'cm'))
      }),
    )
  })

  test('CAT-57 a foot is at most 1 mm longer than its size is made for, and longer than the size below by that', () => {
    fc.assert(
      fc.property(feet, (foot) => {
        const at = place(written(foot), 'cm')
        const length = (code: string | undefined) => footLengthOf(scale, code ?? '') / 10
        if (at >= 0 && at < codes.length) expect(foot).toBeLessThanOrEqual(length(codes[at]) + 10)
        if (at > 0) expect(foot).toBeGreaterThan(length(codes[at - 1]) + 10)
      }),
    )
  })

  test('CAT-57 inches find the size of the same length in centimetres, or the one beside it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 552, max: 1_377 }), (inches) => {
        const apart = place(written(inches), 'in') - place(written(inches * 2.54), 'cm')
        expect(Math.abs(apart)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('CAT-57 a length in the other unit is unclear, instead of a wrong size', () => {
    const unclear = { _tag: 'Unclear' }
    fc.assert(
      fc.property(feet, (foot) => {
        expect(footSizeOf(written(foot), 'in', product)).toEqual(unclear)
      }),
    )
    const inches = fc.integer({ min: 552, max: 1_377 })
    fc.assert(
      fc.property(inches, (foot) => {
        expect(footSizeOf(written(foot), 'cm', product)).toEqual(unclear)
      }),
    )
  })

  test('CAT-57 a foot of exactly a size gets that size', () => {
    for (const code of codes)
      expect(place((footLengthOf(scale, code) / 1_000).toFixed(2), 'cm')).toBe(codes.indexOf(code))
  })
})

test('CAT-57 the sizes of one foot are one and a half apart between women and men', () => {
  for (const { code } of sizeRuns.menFeet)
    expect(footLengthOf('women', String(Number(code) + 15).padStart(3, '0'))).toBe(footLengthOf('men', code))
})
