import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexToOklab, oklabToHex } from '../../../core/domain/product/oklab.ts'

test('a colour survives the way to OKLab and back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (hex) => {
      expect(oklabToHex(hexToOklab(hex))).toBe(hex)
    }),
  )
})

test('white, black and the short spelling', () => {
  expect(hexToOklab('#ffffff')[0]).toBeCloseTo(1, 5)
  expect(hexToOklab('#000')[0]).toBe(0)
  expect(hexToOklab('#fa0')).toEqual(hexToOklab('#ffaa00'))
})
