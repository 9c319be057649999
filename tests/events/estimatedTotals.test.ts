import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { ConfirmedBasket, ConfirmedTotals } from '../../core/domain/cart/confirmedBasket.ts'
import { estimateTotals } from '../../core/domain/cart/estimateTotals.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import type { ShownLine } from '../../core/domain/cart/shownLines.ts'
import { boot, pendingChange, confirmedLine, line } from '../support/sampleShop.ts'
import { wholeBasket } from '../support/everyEvent.ts'
import { bootTotals } from './bootTotals.ts'

/** A boot of 100.00, reduced from 125.00, that the server has not priced. */
const boots = (quantity: number): readonly ShownLine[] =>
  shownLines({ ...emptyCart(), pending: [pendingChange({ kind: 'AddItem', line: line({ quantity }) })] })
const was: ConfirmedTotals = { ...bootTotals, tax: 1_568, total: 21_168, appliedRewards: 168 }
const base = (totals: Partial<ConfirmedTotals> = {}, taxIncluded = false): ConfirmedBasket => ({
  ...wholeBasket,
  taxIncluded,
  totals: { ...was, ...totals },
})

test('CART-04 before any answer the prices are known, and shipping and tax are not', () => {
  expect(estimateTotals(boots(2), null)).toEqual({
    itemTotal: 25_000,
    itemSubTotal: 20_000,
    discount: 0,
    totalDiscount: 5_000,
    totalDiscountPercentage: 20,
    shipping: null,
    tax: null,
    total: 20_000,
    totalWithoutTax: 20_000,
    appliedRewards: 0,
    remainingToPay: 20_000,
    units: 2,
  })
  expect(estimateTotals([], null)).toMatchObject({
    itemTotal: 0,
    total: 0,
    shipping: 0,
    tax: null,
    totalDiscountPercentage: 0,
    units: 0,
  })
})

describe('after an answer', () => {
  test('CART-04 after an answer discount and tax keep its proportions, tax on top', () => {
    expect(estimateTotals(boots(4), base())).toEqual({
      itemTotal: 50_000,
      itemSubTotal: 40_000,
      discount: 2_000,
      totalDiscount: 12_000,
      totalDiscountPercentage: 24,
      shipping: 600,
      tax: 3_088,
      total: 41_688,
      totalWithoutTax: 38_600,
      appliedRewards: 168,
      remainingToPay: 41_520,
      units: 4,
    })
    expect(estimateTotals([], base())).toMatchObject({ discount: 0, shipping: 0, tax: 0, total: 0, remainingToPay: 0 })
  })

  test('CART-04 tax included in the prices is not added again', () => {
    expect(estimateTotals(boots(4), base({ total: 19_600, tax: 1_960 }, true))).toMatchObject({
      tax: 3_860,
      total: 38_600,
      totalWithoutTax: 34_740,
    })
  })

  test('CART-04 an answer without goods has no proportions to keep', () => {
    expect(estimateTotals(boots(1), base({ itemSubTotal: 0, discount: 500, total: 700, tax: 700 }))).toMatchObject({
      discount: 0,
      tax: 0,
      total: 10_600,
    })
  })

  test('CART-04 no discount is larger than the goods', () => {
    expect(estimateTotals(boots(1), base({ itemSubTotal: 100, discount: 500, shipping: 0 }))).toMatchObject({
      discount: 10_000,
      total: 0,
      totalDiscountPercentage: 100,
    })
  })

  test('CART-04 no rest is below nothing', () => {
    expect(estimateTotals(boots(1), base({ remainingToPay: 0 }))).toMatchObject({ remainingToPay: 0 })
  })
})

test('CART-19 an estimate takes nothing off gift cards, and they take nothing from the discount of the goods', () => {
  const card = { ...boot, sku: 'CARD', isDigital: true, price: 2_500, originalPrice: 2_500 }
  const cards = (quantity: number): readonly ShownLine[] =>
    shownLines({
      ...emptyCart(),
      pending: [pendingChange({ kind: 'AddItem', line: line({ key: 'CARD', product: card, quantity }) })],
    })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(20_000),
      (boughtBoots, boughtCards, cardsBefore, discount) => {
        const confirmed: ConfirmedBasket = {
          ...base({ itemSubTotal: 20_000 + 2_500 * cardsBefore, discount, shipping: 0, tax: 0 }),
          lines: [
            confirmedLine({ rowTotal: 20_000 }),
            confirmedLine({ key: 'CARD', product: card, quantity: cardsBefore, rowTotal: 2_500 * cardsBefore }),
          ],
        }
        const alone = estimateTotals(boots(boughtBoots), confirmed)
        const both = estimateTotals([...boots(boughtBoots), ...cards(boughtCards)], confirmed)
        expect(both.discount).toEqual(alone.discount)
        expect(both.total - alone.total).toEqual(2_500 * boughtCards)
        expect(estimateTotals(cards(boughtCards), confirmed).discount).toBe(0)
      },
    ),
  )
})
