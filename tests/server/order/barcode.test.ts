import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barcode } from '../../../server/order/documents/returnLabelPdf.ts'

const signs = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-')

/** Like a scanner: the widths of bars and gaps from the left, nine per character, a narrow gap between two. */
const scanned = (text: string): string => {
  const { bars, width } = barcode(text)
  const edges = bars.flatMap(({ x, width: wide }) => [x, x + wide])
  return (
    edges
      .slice(1)
      .map((edge, place) => (edge - edges[place]! > 1 ? 'w' : 'n'))
      .join('') + (edges.at(-1) === width ? '' : '!')
  )
}

describe('the bars of a return number', () => {
  test('ORD-07 are nine bars and gaps for each sign, three of them wide, and no two signs look alike', () => {
    const patterns = signs.map((sign) => scanned(sign).slice(10, 19))
    expect(new Set(patterns).size).toBe(signs.length)
    expect(
      patterns.every(
        (pattern) => pattern.length === 9 && Array.from(pattern).filter((each) => each === 'w').length === 3,
      ),
    ).toBe(true)
  })

  test('ORD-07 are read back by a scanner as the number that was written, between the start and stop signs', () => {
    const patternOf = new Map(signs.map((sign) => [scanned(sign).slice(10, 19), sign]))
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 20 }).map((all) => all.join('')),
        (text) => {
          const seen = scanned(text)
          const groups = Array.from({ length: (seen.length + 1) / 10 }, (_, place) =>
            seen.slice(place * 10, place * 10 + 9),
          )
          expect(groups[0]).toBe('nwnnwnwnn')
          expect(groups.at(-1)).toBe('nwnnwnwnn')
          expect(
            groups
              .slice(1, -1)
              .map((group) => patternOf.get(group))
              .join(''),
          ).toBe(text)
        },
      ),
    )
  })
})

test('ORD-07 a character without a bar code is refused', () => {
  expect(() => barcode('CN*1')).toThrow('* cannot be part of a barcode.')
  expect(() => barcode('é')).toThrow()
})
