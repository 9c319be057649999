import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { leftParts, piecesLeft, refundedSum, refundParts, withRefunds } from '../../../core/domain/order/refundRules.ts'
import type { LinePieces } from '../../../core/domain/order/refundRules.ts'
import { grossOf, refundedGroups } from '../../../core/domain/tax/taxGroup.ts'
import type { TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { basketTotals } from '../../../core/domain/totals/basketTotals.ts'
import { amountFor } from '../../../server/order/partRefunds.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { orderedShop } from './orderedShop.ts'
import { anyBasket, itemsOf } from './pricedBasket.ts'

const shop = await closeAfterAll(orderedShop())
const sample = await shop.orderOf(await shop.newConsumer())

const act = fc.oneof(
  fc.record({ kind: fc.constant('pieces' as const), line: fc.nat(3), qty: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('amount' as const), permille: fc.nat(1_000) }),
)

type Bought = Parameters<typeof basketTotals>[0]

/** The sample with other lines, paid by card and, in part, by gift card. */
const orderOf = (
  basket: Bought,
  byGiftCard: number,
): { readonly order: Order; readonly taxGroups: readonly TaxGroup[] } => {
  const priced = basketTotals(basket)
  const { totals, taxGroups } = priced
  const items = itemsOf(sample.items, basket, priced)
  const [card] = sample.paymentMethod
  if (!card) throw new Error('The sample was paid.')
  const paid = Math.floor((totals.total * byGiftCard) / 1_000)
  const paymentMethod: Order['paymentMethod'] = [
    { ...card, paymentInstrumentId: 'gift', payment_method_id: 'GIFT_CARD', additionalData: { amount: paid } },
    { ...card, paymentInstrumentId: 'card', additionalData: { amount: totals.total - paid } },
  ]
  return { order: { ...sample, items, totals, taxIncluded: basket.taxIncluded, paymentMethod }, taxGroups }
}

const leftOf = (order: Order) => sum(leftParts(order).map(({ amount }) => amount))

describe('whatever parts of an order are given back', () => {
  test('OPR-67 no more is than was paid, by each way of payment, and all of it with the rest, to the cent and by tax', () => {
    fc.assert(
      fc.property(anyBasket, fc.nat(1_000), fc.array(act, { maxLength: 8 }), (basket, byGiftCard, acts) => {
        const { order: whole, taxGroups } = orderOf(basket, byGiftCard)
        let order = whole
        const given: LinePieces[number][] = []
        const credited: TaxGroup[] = []
        const refund = (amount: number): void => {
          const before = refundedSum(order)
          const parts = refundParts(order, amount)
          expect(sum(parts.map((part) => part.amount))).toBe(amount)
          const groups = refundedGroups(taxGroups, amount, before)
          expect(sum(groups.map(grossOf))).toBe(amount)
          credited.push(...groups)
          order = withRefunds(order, parts)
          for (const { additionalData } of order.paymentMethod)
            expect(additionalData.refunded ?? 0).toBeLessThanOrEqual(additionalData.amount)
        }
        for (const each of acts) {
          const left = leftOf(order)
          if (each.kind === 'amount') refund(Math.floor((left * each.permille) / 1_000))
          else {
            const pieces = piecesLeft(order, given)
            const chosen = pieces[each.line % Math.max(1, pieces.length)]
            if (!chosen) continue
            const items = [{ itemId: chosen.itemId, qty: Math.min(each.qty, chosen.qty) }]
            const amount = amountFor(order, { left, given, pieces }, items)
            expect(amount).toBeGreaterThanOrEqual(0)
            expect(amount).toBeLessThanOrEqual(left)
            refund(amount)
            given.push(...items)
          }
        }
        refund(amountFor(order, { left: leftOf(order), given, pieces: [] }, piecesLeft(order, given)))
        refund(leftOf(order))
        expect(refundedSum(order)).toBe(whole.totals.total)
        expect(sum(credited.flatMap(({ taxes }) => taxes).map(({ amount }) => amount))).toBe(whole.totals.tax)
        expect(sum(credited.map(({ net }) => net))).toBe(whole.totals.netAmount)
      }),
    )
  })

  test('OPR-67 by pieces alone, all of them give all that was paid, with the shipping at the last one', () => {
    fc.assert(
      fc.property(anyBasket, fc.array(fc.nat(3), { maxLength: 30 }), (basket, turns) => {
        const { order } = orderOf(basket, 0)
        const given: LinePieces[number][] = []
        const goods = sum(order.items.map(({ price, taxTotal }) => price.rowTotal + (order.taxIncluded ? 0 : taxTotal)))
        let sumGiven = 0
        for (const turn of [...turns, ...Array.from({ length: 20 }, () => 0)]) {
          const pieces = piecesLeft(order, given)
          const chosen = pieces[turn % Math.max(1, pieces.length)]
          if (!chosen) continue
          // Before the last piece no shipping has come back.
          expect(sumGiven).toBeLessThanOrEqual(goods - order.totals.discount)
          const items = [{ itemId: chosen.itemId, qty: 1 }]
          sumGiven += amountFor(order, { left: order.totals.total - sumGiven, given, pieces }, items)
          given.push(...items)
        }
        expect(sumGiven).toBe(order.totals.total)
      }),
    )
  })
})
