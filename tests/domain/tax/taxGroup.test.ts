import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../../core/domain/money/amounts.ts'
import { grossOf, hasVat, refundedGroups, taxGroup } from '../../../core/domain/tax/taxGroup.ts'
import type { TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { taxesAt } from '../../../core/domain/tax/taxRate.ts'
import { basketTotals } from '../../../core/domain/totals/basketTotals.ts'

const minor = fc.nat(90_000)
const places = [
  ...['GB', 'FR', 'DE', 'IT', 'ES'].map((country) => ({ country })),
  ...['QC', 'BC', 'MB', 'ON'].map((province) => ({ country: 'CA', province })),
  { country: 'US', province: 'CA' },
  { country: 'US', province: 'OR' },
]
const ordered = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitCurrent: minor,
      unitOriginal: minor,
      isGiftCard: fc.boolean(),
      adjustment: fc.record({ kind: fc.constant('amount' as const), minor: fc.nat(5_000) }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  orderDiscounts: fc.array(fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(10_000) }), {
    maxLength: 3,
  }),
  shipping: fc.record({ price: fc.nat(3_000), discount: fc.nat(3_000) }),
  taxes: fc.constantFrom(...places.map(taxesAt)),
  taxIncluded: fc.boolean(),
})
const taxOf = (groups: readonly TaxGroup[]) => sum(groups.flatMap(({ taxes }) => taxes.map(({ amount }) => amount)))

describe('the taxes of an order by rate', () => {
  test('ORD-22 net and tax of all rates sum to the order’s total and tax, and gift cards have none', () => {
    fc.assert(
      fc.property(ordered, (order) => {
        const { totals, taxGroups } = basketTotals(order)
        expect(sum(taxGroups.map(grossOf))).toBe(totals.total)
        expect(taxOf(taxGroups)).toBe(totals.tax)
        expect(sum(taxGroups.map(({ net }) => net))).toBe(totals.netAmount)
        const giftCards = sum(
          order.lines.map(({ isGiftCard, quantity, unitCurrent }) => (isGiftCard ? quantity * unitCurrent : 0)),
        )
        const untaxed = sum(taxGroups.filter(({ taxes }) => taxes.length === 0).map(grossOf))
        if (order.taxes.length > 0) expect(untaxed).toBe(giftCards)
      }),
    )
  })

  test('ORD-22 what is refunded has net and tax that sum to it, up to the taxes of the whole order', () => {
    fc.assert(
      fc.property(ordered, fc.nat(1_000), (order, permille) => {
        const { totals, taxGroups } = basketTotals(order)
        const refund = Math.floor((totals.total * permille) / 1_000)
        const refunded = refundedGroups(taxGroups, refund)
        expect(sum(refunded.map(grossOf))).toBe(refund)
        expect(taxOf(refunded)).toBeLessThanOrEqual(totals.tax)
        for (const group of refunded) expect(group.net).toBeGreaterThanOrEqual(0)
        expect(refundedGroups(taxGroups, totals.total)).toEqual(taxGroups)
      }),
    )
  })

  test('ORD-24 however a whole order is refunded in parts, they sum to its taxes by rate', () => {
    const cut = fc.array(fc.nat(1_000), { maxLength: 5 })
    fc.assert(
      fc.property(ordered, cut, (order, permilles) => {
        const { totals, taxGroups } = basketTotals(order)
        const ends = [...permilles.map((permille) => Math.floor((totals.total * permille) / 1_000)), totals.total]
        const parts: TaxGroup[] = []
        let before = 0
        for (const end of ends.toSorted((a, b) => a - b)) {
          const part = refundedGroups(taxGroups, end - before, before)
          expect(sum(part.map(grossOf))).toBe(end - before)
          parts.push(...part)
          before = end
        }
        const byRate = (groups: readonly TaxGroup[]) =>
          order.taxes.map(({ tax, rate }) =>
            sum(
              groups
                .flatMap(({ taxes }) => taxes)
                .flatMap((each) => (each.tax === tax && each.rate === rate ? [each.amount] : [])),
            ),
          )
        expect(byRate(parts)).toEqual(byRate(taxGroups))
        expect(sum(parts.map(({ net }) => net))).toBe(totals.netAmount)
      }),
    )
  })

  test('ORD-22 counted by hand: 119.00 with 19 % in it, and Quebec’s two taxes on 100.00', () => {
    expect(taxGroup(11_900, taxesAt({ country: 'DE' }), true)).toEqual({
      net: 10_000,
      taxes: [{ tax: 'VAT', rate: 19_000, amount: 1_900 }],
    })
    expect(taxGroup(10_000, taxesAt({ country: 'CA', province: 'QC' }), false)).toEqual({
      net: 10_000,
      taxes: [
        { tax: 'GST', rate: 5_000, amount: 500 },
        { tax: 'QST', rate: 9_975, amount: 998 },
      ],
    })
  })
})

describe('a refund of goods of 120.00 with VAT in it, ordered with a gift card of 25.00', () => {
  const taxed = taxGroup(12_000, taxesAt({ country: 'GB' }), true)
  const giftCard = { net: 2_500, taxes: [] }
  const groups = [taxed, giftCard]

  test('ORD-22 names no group of which nothing is given back', () => {
    expect(refundedGroups(groups, 12_000)).toEqual([taxed])
    expect(refundedGroups(groups, 2_500, 12_000)).toEqual([giftCard])
    expect(refundedGroups(groups, 0)).toEqual([])
  })

  test('ORD-22 takes the goods first, and of the gift card what is left', () => {
    expect(refundedGroups(groups, 12_600)).toEqual([taxed, { net: 600, taxes: [] }])
  })
})

test('ORD-22 a paper names rate and net amount where there is VAT, beside other taxes too', () => {
  const [vat, sales] = [taxesAt({ country: 'GB' }), taxesAt({ country: 'US', province: 'CA' })]
  expect(hasVat(taxGroup(100, vat, true))).toBe(true)
  expect(hasVat(taxGroup(100, [...sales, ...vat], true))).toBe(true)
  expect(hasVat(taxGroup(100, sales, false))).toBe(false)
  expect(hasVat(taxGroup(100, [], false))).toBe(false)
})
