import { describe, expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/entities/order.ts'
import {
  leftParts,
  piecesLeft,
  refundedSum,
  refundParts,
  withRefunds,
  worthOfMore,
  worthOfReturned,
} from '../../../core/domain/order/refundRules.ts'
import { sampleBasket, sampleItem, sampleOrder } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const taxed = (itemId: string, qty: number, taxTotal: number): Order['items'][number] => ({
  ...sampleItem(sampleProduct(itemId, { price: 10_000 }), itemId, qty),
  taxTotal,
})
const boots = taxed('boots', 3, 2_700)
const tent = taxed('tent', 1, 900)
const giftCard = {
  ...sampleItem(sampleProduct('giftCard', { price: 5_000, isDigital: true }), 'giftCard', 1),
  isDigitalProduct: true,
}

/** 40.00 off the goods: 30.00 of the boots and 10.00 of the tent. Paid: 152.00 by gift card, 300.00 by card. */
const order: Order = (() => {
  const basket = sampleBasket('b1', 1, [boots, tent, giftCard])
  const sample = sampleOrder('C-1', basket)
  return {
    ...sample,
    totals: { ...sample.totals, discount: 4_000, tax: 3_600, total: 45_200 },
    paymentMethod: [
      { paymentInstrumentId: 'gift', payment_method_id: 'GIFT_CARD', additionalData: { amount: 15_200 } },
      { paymentInstrumentId: 'card', payment_method_id: 'CREDIT_CARD', additionalData: { amount: 30_000 } },
    ],
  }
})()

describe('the worth of what is sent back', () => {
  const worth = (...back: readonly (readonly [itemId: string, qty: number])[]) =>
    worthOfReturned(
      order,
      back.map(([itemId, qty]) => ({ itemId, qty })),
    )

  test('ORD-16 a piece is worth its part of the line, less its part of the discount, with its tax', () => {
    expect(worth(['boots', 1])).toBe(9_900)
    expect(worth(['boots', 1], ['boots', 1])).toBe(19_800)
    expect(worth(['tent', 1])).toBe(9_900)
    expect(worth()).toBe(0)
  })

  test('ORD-16 a tax that is in the price is not added to it', () => {
    expect(worthOfReturned({ ...order, taxIncluded: true }, [{ itemId: 'boots', qty: 1 }])).toBe(9_000)
  })

  test('ORD-16 no more pieces count than were bought', () => {
    expect(worth(['boots', 5])).toBe(29_700)
  })

  test('ORD-16 shipping comes back with the last of what was not e-mailed', () => {
    expect(worth(['boots', 2], ['tent', 1])).toBe(29_700)
    expect(worth(['boots', 3], ['tent', 1])).toBe(40_200)
  })

  test('OPR-67 more pieces are worth what they add to those before', () => {
    const before = [{ itemId: 'boots', qty: 3 }]
    expect(worthOfMore(order, [{ itemId: 'tent', qty: 1 }], before)).toBe(10_500)
    expect(worthOfMore(order, [{ itemId: 'tent', qty: 1 }], [])).toBe(9_900)
  })

  test('OPR-67 the pieces that are left are those not gone yet, without what was e-mailed', () => {
    expect(piecesLeft(order, [])).toEqual([
      { itemId: 'boots', qty: 3 },
      { itemId: 'tent', qty: 1 },
    ])
    expect(
      piecesLeft(order, [
        { itemId: 'boots', qty: 1 },
        { itemId: 'tent', qty: 1 },
      ]),
    ).toEqual([{ itemId: 'boots', qty: 2 }])
  })
})

describe('who gets a refund', () => {
  const card = (amount: number) => ({ instrumentId: 'card', isMain: true, amount })
  const gift = (amount: number) => ({ instrumentId: 'gift', isMain: false, amount })

  test('ORD-16 the main method first, then the others, and none more than it paid', () => {
    expect(refundParts(order, 10_000)).toEqual([card(10_000)])
    expect(refundParts(order, 30_000)).toEqual([card(30_000)])
    expect(refundParts(order, 35_000)).toEqual([card(30_000), gift(5_000)])
    expect(refundParts(order, 99_000)).toEqual([card(30_000), gift(15_200)])
    expect(refundParts(order, 0)).toEqual([])
  })

  test('OPR-67 what was given back is not given back again', () => {
    const once = withRefunds(order, [card(30_000), gift(200)])
    expect(refundedSum(order)).toBe(0)
    expect(refundedSum(once)).toBe(30_200)
    expect(leftParts(order)).toEqual([gift(15_200), card(30_000)])
    expect(leftParts(once)).toEqual([gift(15_000)])
    const twice = withRefunds(once, [gift(300)])
    expect(refundedSum(twice)).toBe(30_500)
    expect(refundParts(twice, 99_000)).toEqual([gift(14_700)])
  })

  test('OPR-67 a refund leaves the rest of the order as it is', () => {
    const [, byCard] = order.paymentMethod
    expect(withRefunds(order, [gift(200)])).toEqual({
      ...order,
      paymentMethod: [{ ...order.paymentMethod[0], additionalData: { amount: 15_200, refunded: 200 } }, byCard],
    })
  })
})
