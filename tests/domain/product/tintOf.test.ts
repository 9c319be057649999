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

test.each([
  ['#b4532c', ['lake', 'moss']],
  ['#566675', ['clay', 'sand']],
  ['#3f6656', ['clay', 'sand']],
  ['#5d6242', ['lake', 'stone']],
] as const)('the paper is one of the two furthest in hue from the colourway (%j)', (value, expected) => {
  expect(tints(value)).toEqual(expected)
})

test('a colour without a hue goes with every paper', () => {
  expect(tints('#777777')).toEqual(['clay', 'lake', 'moss', 'sand', 'stone'])
})
