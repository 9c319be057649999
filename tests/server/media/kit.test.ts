import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexToOklab } from '../../../core/domain/product/oklab.ts'
import { lugs } from '../../../server/media/kit/sole.ts'
import { along, path } from '../../../server/media/kit/path.ts'
import { mirror, offset, points } from '../../../server/media/kit/point.ts'
import { luma, tone } from '../../../server/media/kit/tone.ts'

describe('curves', () => {
  test('points reads pairs, corners and line breaks', () => {
    expect(points`10 20!, -3 4.5
    7 8`).toEqual([
      [10, 20, 1],
      [-3, 4.5],
      [7, 8],
    ])
  })

  test('corners give straight lines, other points curves', () => {
    expect(path(points`0 0!, 10 0!, 10 10!, 0 10!`)).toBe('M0 0l10 0 0 10-10 0 0-10z')
    expect(path(points`0 0, 50 20, 100 0`, false)).toMatch(/^M0 0c/)
  })

  test('a run mirrored twice is itself', () => {
    const run = points`104 626!, 92 580, 94 530`
    expect(mirror(mirror(run)).map(([x, y]) => [x, y])).toEqual(run.map(([x, y]) => [x, y]))
  })

  test('an offset of a clockwise square is inside it', () => {
    const square = points`0 0!, 100 0!, 100 100!, 0 100!`
    for (const [x, y] of offset(square, 10, true)) {
      expect(Math.min(x, 100 - x)).toBeCloseTo(10, 0)
      expect(Math.min(y, 100 - y)).toBeCloseTo(10, 0)
    }
  })
})

describe('along a line', () => {
  test('stations are evenly spaced along a line', () => {
    expect(along(points`0 0!, 100 0!`, 5).map(([x]) => Math.round(x))).toEqual([0, 25, 50, 75, 100])
  })

  test('every lug has four corners and the row ends on the line', () => {
    const d = lugs(points`0 0!, 100 0!`, 4, 10)
    expect(d.match(/L/g)).toHaveLength(4 * 4 + 1)
    expect(d.endsWith('L100 0')).toBe(true)
  })
})

test('a tone moves lightness its way and keeps the hue', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('#5f6746', '#b4532c', '#3f6b78', '#d3c7ac'),
      fc.double({ min: 0.1, max: 0.5, noNaN: true }),
      (hex, by) => {
        expect(luma(tone(hex, by))).toBeGreaterThan(luma(hex))
        expect(luma(tone(hex, -by))).toBeLessThan(luma(hex))
        const hue = (colour: string): number => Math.atan2(hexToOklab(colour)[2], hexToOklab(colour)[1])
        expect(Math.abs(hue(tone(hex, -by)) - hue(hex))).toBeLessThan(0.2)
      },
    ),
  )
})
