import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PartsPaid, TotalsInput } from '../../../core/domain/totals/basketTotals.ts'
import { basketTotals, totalsPaid } from '../../../core/domain/totals/basketTotals.ts'
import type { TaxName } from '../../../core/domain/tax/taxRate.ts'
import type { Discount } from '../../../core/domain/totals/discount.ts'
import { discountPercentage } from '../../../core/domain/totals/discount.ts'

const price = fc.integer({ min: 0, max: 1_000_000 })
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 12_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), minor: price }),
)
const line = fc.record(
  {
    quantity: fc.integer({ min: 1, max: 999 }),
    unitCurrent: price,
    unitOriginal: price,
    adjustment: discount,
    isGiftCard: fc.boolean(),
  },
  { requiredKeys: ['quantity', 'unitCurrent', 'unitOriginal'] },
)
const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  orderDiscounts: fc.array(discount, { maxLength: 5 }),
  shipping: fc.record({ price, discount: price }),
  taxes: fc.array(
    fc.record({ tax: fc.constantFrom<TaxName>('VAT', 'GST', 'QST'), rate: fc.integer({ min: 0, max: 27_000 }) }),
    { maxLength: 2 },
  ),
  taxIncluded: fc.boolean(),
})
const parts: fc.Arbitrary<PartsPaid> = fc.record({
  giftCards: fc.array(price, { maxLength: 5 }),
  rewards: fc.array(price, { maxLength: 3 }),
})
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

describe('counted by hand', () => {
  test('CART-04 a basket on the NA site, counted by hand', () => {
    const priced = basketTotals({
      lines: [
        { quantity: 2, unitCurrent: 8_000, unitOriginal: 10_000 },
        { quantity: 1, unitCurrent: 4_999, unitOriginal: 4_999, adjustment: { kind: 'amount', minor: 999 } },
      ],
      orderDiscounts: [{ kind: 'percent', basisPoints: 1000 }],
      shipping: { price: 795, discount: 0 },
      taxes: [{ tax: 'sales', rate: 8_750 }],
      taxIncluded: false,
    })
    expect(priced.totals).toMatchObject({ appliedRewards: 0, remainingToPay: 20_440 })
    expect(totalsPaid(priced.totals, { giftCards: [1_000], rewards: [500] })).toEqual({
      itemTotal: 24_999,
      itemSubTotal: 20_000,
      discount: 2_000,
      totalDiscount: 6_999,
      totalDiscountPercentage: 28,
      shipping: 795,
      tax: 1_645,
      taxAmount: 1_645,
      total: 20_440,
      totalWithoutTax: 18_795,
      netAmount: 18_795,
      appliedRewards: 500,
      remainingToPay: 18_940,
      totalUnits: 3,
    })
    expect(priced.lines.map((each) => each.orderDiscount)).toEqual([1_600, 400])
    expect(priced.lines.map((each) => [each.rowTotal, each.adjustment])).toEqual([
      [16_000, 0],
      [4_000, 999],
    ])
    expect(priced.lines.map((each) => each.tax)).toEqual([1_260, 315])
    expect(priced.shippingTax).toBe(70)
  })

  test('CART-04 a discount on shipping is taken off it, and never more than it costs', () => {
    const given: TotalsInput = {
      lines: [{ quantity: 1, unitCurrent: 5_000, unitOriginal: 5_000 }],
      orderDiscounts: [],
      shipping: { price: 795, discount: 300 },
      taxes: [],
      taxIncluded: false,
    }
    expect(basketTotals(given).totals).toMatchObject({ shipping: 495, total: 5_495 })
    expect(basketTotals({ ...given, shipping: { price: 795, discount: 900 } }).totals).toMatchObject({
      shipping: 0,
      total: 5_000,
    })
  })

  test('CART-04 on the EMEA site the tax is inside the total', () => {
    const { totals } = basketTotals({
      lines: [{ quantity: 1, unitCurrent: 12_000, unitOriginal: 12_000 }],
      orderDiscounts: [],
      shipping: { price: 0, discount: 0 },
      taxes: [{ tax: 'VAT', rate: 20_000 }],
      taxIncluded: true,
    })
    expect(totals).toMatchObject({ total: 12_000, tax: 2_000, totalWithoutTax: 10_000, netAmount: 10_000 })
  })
})

describe('laws', () => {
  test('CART-04 every figure is consistent with the others, whole and not negative', () => {
    fc.assert(
      fc.property(input, parts, (given, paid) => {
        const { totals: owed, lines, orderDiscounts, shippingTax } = basketTotals(given)
        const totals = totalsPaid(owed, paid)
        for (const [name, figure] of Object.entries(totals)) {
          expect(figure, name).toBeGreaterThanOrEqual(0)
          if (name !== 'totalDiscountPercentage') expect(Number.isSafeInteger(figure), name).toBe(true)
        }
        expect(sum(lines.map((each) => each.rowTotal))).toBe(totals.itemSubTotal)
        expect(sum(lines.map((each) => each.originalRowTotal))).toBe(totals.itemTotal)
        expect(sum(lines.map((each) => each.orderDiscount))).toBe(totals.discount)
        expect(sum(orderDiscounts)).toBe(totals.discount)
        expect(sum(lines.map((each) => each.tax)) + shippingTax).toBe(totals.tax)
        expect(totals.totalDiscount).toBe(totals.itemTotal - totals.itemSubTotal + totals.discount)
        expect(totals.total).toBe(
          totals.itemSubTotal - totals.discount + totals.shipping + (given.taxIncluded ? 0 : totals.tax),
        )
        expect(totals.totalWithoutTax + totals.tax).toBe(totals.total)
        lines.forEach((each, place) => given.lines[place]?.isGiftCard && expect(each.tax).toBe(0))
        expect(totals.netAmount).toBe(totals.totalWithoutTax)
        expect(totals.taxAmount).toBe(totals.tax)
        expect(totals.discount).toBeLessThanOrEqual(totals.itemSubTotal)
        expect(totals.totalDiscountPercentage).toBeLessThanOrEqual(100)
        lines.forEach((each) => expect(each.orderDiscount).toBeLessThanOrEqual(each.rowTotal))
      }),
    )
  })

  test('CART-04 one more unit never makes the basket cheaper', () => {
    fc.assert(
      fc.property(input, fc.nat(), (given, pick) => {
        const at = given.lines.length === 0 ? -1 : pick % given.lines.length
        const more = given.lines.map((each, index) => (index === at ? { ...each, quantity: each.quantity + 1 } : each))
        const before = basketTotals(given).totals
        const after = basketTotals({ ...given, lines: more }).totals
        expect(after.itemTotal).toBeGreaterThanOrEqual(before.itemTotal)
        expect(after.itemSubTotal).toBeGreaterThanOrEqual(before.itemSubTotal)
      }),
    )
  })

  test('CART-04 one more order discount never makes the basket dearer', () => {
    fc.assert(
      fc.property(input, discount, (given, added) => {
        const less = basketTotals({ ...given, orderDiscounts: [...given.orderDiscounts, added] }).totals
        expect(less.total).toBeLessThanOrEqual(basketTotals(given).totals.total)
      }),
    )
  })
})

test('CART-04 an empty basket owes nothing', () => {
  const { totals } = basketTotals({
    lines: [],
    orderDiscounts: [{ kind: 'amount', minor: 500 }],
    shipping: { price: 795, discount: 0 },
    taxes: [{ tax: 'sales', rate: 8_750 }],
    taxIncluded: false,
  })
  expect(new Set(Object.values(totals))).toEqual(new Set([0]))
})

test('CART-03 the discount percentage has one decimal, half up, between 0 and 100', () => {
  expect(discountPercentage(2_000, 24_999)).toBe(8)
  expect(discountPercentage(-2_000, 24_999)).toBe(8)
  expect(discountPercentage(125, 100_00)).toBe(1.3)
  expect(discountPercentage(333, 1_000)).toBe(33.3)
  expect(discountPercentage(5, 0)).toBe(0)
  expect(discountPercentage(5, undefined)).toBe(0)
  expect(discountPercentage(500, 100)).toBe(100)
})

describe('a basket with a gift card of 25.00 beside goods of 120.00', () => {
  const goods = { quantity: 1, unitCurrent: 12_000, unitOriginal: 12_000 }
  const giftCard = { quantity: 1, unitCurrent: 2_500, unitOriginal: 2_500, isGiftCard: true }
  const taxGroupsOf = (lines: TotalsInput['lines']) =>
    basketTotals({
      lines,
      orderDiscounts: [],
      shipping: { price: 0, discount: 0 },
      taxes: [{ tax: 'VAT', rate: 20_000 }],
      taxIncluded: true,
    }).taxGroups
  const taxed = { net: 10_000, taxes: [{ tax: 'VAT', rate: 20_000, amount: 2_000 }] }
  const untaxed = { net: 2_500, taxes: [] }

  test('ORD-22 what is taxed is named before what is not', () => {
    expect(taxGroupsOf([giftCard, goods])).toEqual([taxed, untaxed])
  })

  test('ORD-22 what costs nothing is not named', () => {
    expect(taxGroupsOf([goods])).toEqual([taxed])
    expect(taxGroupsOf([giftCard])).toEqual([untaxed])
    expect(taxGroupsOf([])).toEqual([])
  })
})
