import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tintOf } from '../../../core/domain/product/tintOf.ts'

const ids = Array.from({ length: 60 }, (_, i) => `product-${i}`)
const tints = (hex: string): readonly string[] => [...new Set(ids.map((id) => tintOf(id, hex)))].toSorted()

test('a product keeps its paper', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^#[0-9a-f]{6}$/), (id, hex) => {
      expect(tintOf(id, hex)).toBe(tintOf(id, hex))
    }),
  )
})

test('the paper is one of the two furthest in hue from the colourway', () => {
  expect(tints('#b4532c')).toEqual(['lake', 'moss'])
  expect(tints('#566675')).toEqual(['clay', 'sand'])
  expect(tints('#3f6656')).toEqual(['clay', 'sand'])
  expect(tints('#5d6242')).toEqual(['lake', 'stone'])
})

test('a colour without a hue goes with every paper', () => {
  expect(tints('#777777')).toEqual(['clay', 'lake', 'moss', 'sand', 'stone'])
})
