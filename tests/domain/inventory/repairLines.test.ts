import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quantityAllowed } from '../../../core/domain/inventory/quantity.ts'
import { repairLines } from '../../../core/domain/inventory/repairLines.ts'

test('PAY-16 a line holds at most 999, what the product allows and what the stock leaves', () => {
  expect(quantityAllowed({ stock: 5_000, maxQuantity: 999_999, elsewhere: 0 })).toBe(999)
  expect(quantityAllowed({ stock: 5_000, maxQuantity: 5, elsewhere: 0 })).toBe(5)
  expect(quantityAllowed({ stock: 4, maxQuantity: 10, elsewhere: 3 })).toBe(1)
  expect(quantityAllowed({ stock: 4, maxQuantity: 10, elsewhere: 9 })).toBe(0)
})

const shop =
  (stock: Readonly<Record<string, number>>) =>
  ({ sku }: { readonly sku: string }) => {
    const pieces = stock[sku]
    return pieces === undefined ? null : { stock: pieces, maxQuantity: 10 }
  }

describe('what is cut down, and what goes', () => {
  const twoOfEach = [
    { sku: 'a', qty: 2 },
    { sku: 'b', qty: 2 },
    { sku: 'a', qty: 2 },
  ]

  test('CART-34 too many are cut down, CART-35 an unknown line goes, CART-36 a sold-out line goes', () => {
    const lines = [
      { sku: 'a', qty: 4 },
      { sku: 'b', qty: 1 },
      { sku: 'gone', qty: 1 },
      { sku: 'out', qty: 2 },
    ]
    const { lines: kept, flashes } = repairLines(lines, shop({ a: 3, b: 9, out: 0 }))
    expect(kept).toEqual([
      { sku: 'a', qty: 3 },
      { sku: 'b', qty: 1 },
    ])
    expect(flashes.toSorted()).toEqual([
      'ProductItemNotAvailable',
      'ProductLineItemFullInventoryMissing',
      'ProductLineItemInventoryMissing',
    ])
  })

  test('CART-34 earlier lines are served first', () => {
    const cut = repairLines(twoOfEach, shop({ a: 3, b: 2 }))
    expect(cut.lines.map(({ qty }) => qty)).toEqual([2, 2, 1])
    expect(cut.flashes).toEqual(['ProductLineItemInventoryMissing'])
  })

  test('CART-34 a line that is left as it was is the same line', () => {
    const cut = repairLines(twoOfEach, shop({ a: 3, b: 2 }))
    expect(cut.lines[0] === twoOfEach[0]).toBe(true)
    expect(cut.lines[1] === twoOfEach[1]).toBe(true)
  })

  test('CART-34 lines from different places do not take from each other’s stock', () => {
    const placed = twoOfEach.map((line, n) => ({ ...line, place: ['home', 'US001', 'US002'][n] ?? '' }))
    expect(repairLines(placed, ({ place }) => ({ stock: 2, maxQuantity: 10, place })).lines).toEqual(placed)
  })

  test('CART-34 a line that nothing is left for goes', () => {
    expect(repairLines([{ sku: 'a', qty: 2 }], shop({ a: 0 })).lines).toEqual([])
  })
})

test('CART-38 CART-34 a quantity over the limit of an order is cut down to it, and missing stock is reported separately', () => {
  const cut = (qty: number, stock: number) => repairLines([{ sku: 'a', qty }], shop({ a: stock }))
  expect(cut(12, 50)).toEqual({ lines: [{ sku: 'a', qty: 10 }], flashes: ['ProductItemMaxQuantity'] })
  expect(cut(12, 10)).toEqual({ lines: [{ sku: 'a', qty: 10 }], flashes: ['ProductItemMaxQuantity'] })
  expect(cut(11, 50).flashes).toEqual(['ProductItemMaxQuantity'])
  expect(cut(10, 50).flashes).toEqual([])
  expect(cut(12, 4)).toEqual({
    lines: [{ sku: 'a', qty: 4 }],
    flashes: ['ProductItemMaxQuantity', 'ProductLineItemInventoryMissing'],
  })
  expect(cut(10, 4).flashes).toEqual(['ProductLineItemInventoryMissing'])
  expect(cut(12, 0)).toEqual({ lines: [], flashes: ['ProductItemMaxQuantity', 'ProductLineItemFullInventoryMissing'] })
})

test('CART-26 a repaired basket needs no repair, never wants more than there is, and is the same when nothing was wrong', () => {
  const sku = fc.constantFrom('a', 'b', 'c', 'd')
  const lines = fc.array(fc.record({ sku, qty: fc.integer({ min: 1, max: 12 }) }), { maxLength: 8 })
  const stock = fc.record({ a: fc.nat(20), b: fc.nat(20), c: fc.nat(3) })
  fc.assert(
    fc.property(lines, stock, (wanted, pieces) => {
      const repaired = repairLines(wanted, shop(pieces))
      expect(repairLines(repaired.lines, shop(pieces))).toEqual({ lines: repaired.lines, flashes: [] })
      for (const [name, available] of Object.entries(pieces)) {
        const total = repaired.lines.filter((line) => line.sku === name).reduce((sum, line) => sum + line.qty, 0)
        expect(total).toBeLessThanOrEqual(available)
      }
      if (repaired.flashes.length === 0) expect(repaired.lines).toEqual(wanted)
    }),
  )
})
