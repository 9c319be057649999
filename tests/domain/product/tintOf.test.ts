import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

describe('the papers that go with a colour', () => {
  test.each([
    ['#b4532c', ['lake', 'moss']],
    ['#566675', ['clay', 'sand']],
    ['#3f6656', ['clay', 'sand']],
    ['#5d6242', ['lake', 'stone']],
  ] as const)('of %j are the two furthest from it in hue', (value, expected) => {
    expect(tints(value)).toEqual(expected)
  })

  test('of one without a hue are all of them', () => {
    expect(tints('#777777')).toEqual(['clay', 'lake', 'moss', 'sand', 'stone'])
  })
})
