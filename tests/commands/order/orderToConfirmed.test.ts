import { describe, expect, test } from 'vitest'
import type { BasketItem } from '../../../contracts/api/entities/basket.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { orderToConfirmed } from '../../../core/commands/order/orderToConfirmed.ts'
import { trackedToPlaced } from '../../../core/commands/order/trackedToPlaced.ts'
import { sampleBasket, sampleItem, sampleOrder } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const item = sampleItem(sampleProduct('A-1', { price: 9_000, originalPrice: 10_000 }), 'i1', 2)
const orderOf = (more: Partial<BasketItem> = {}, rest: Partial<Order> = {}): Order => ({
  ...sampleOrder('C-1', sampleBasket('b1', 1, [{ ...item, ...more }])),
  ...rest,
})
const gift = { to: 'Ines', email: 'ines@example.com', message: 'For the hut' }
const lineOf = (more?: Partial<BasketItem>) => orderToConfirmed(orderOf(more)).lines[0]

describe('a line of an order as it is shown and stored', () => {
  test('ORD-13 has its sums for all pieces, and nothing that it was not ordered with', () => {
    const line = lineOf()
    expect(line).toMatchObject({
      id: 'i1',
      sku: item.productId,
      quantity: 2,
      rowTotal: 18_000,
      originalRowTotal: 20_000,
    })
    for (const name of ['adjustment', 'recipeId', 'giftOption', 'isBonus']) expect(line).not.toHaveProperty(name)
  })

  test('ORD-13 stores of a gift no more than for whom it is', () => {
    expect(lineOf({ giftOption: gift })?.giftOption).toEqual({ to: 'Ines' })
  })

  test('ORD-13 names its initials, its gift box and that it is a gift of the shop', () => {
    expect(lineOf({ recipeId: 'initials-WH', giftOption: gift, bonus: true })).toMatchObject({
      recipeId: 'initials-WH',
      giftOption: { to: 'Ines' },
      isBonus: true,
    })
  })

  test('CART-24 ORD-13 names why and by how much a seller changed its price', () => {
    const priceAdjustment = {
      type: 'AMOUNT',
      value: 1_500,
      reason: 'DAMAGED',
      adjustmentId: 'a',
      amount: 1_500,
    } as const
    expect(lineOf({ priceAdjustment })).toMatchObject({ adjustment: { reason: 'DAMAGED', amount: 1_500 } })
  })
})

describe('an order after it was placed', () => {
  const paid = (amount: number, refunded?: number): Order['paymentMethod'][number] => ({
    paymentInstrumentId: `p${amount}`,
    payment_method_id: 'GIFT_CARD',
    additionalData: { amount, ...(refunded === undefined ? {} : { refunded }) },
  })
  const tracked = (more: Partial<Parameters<typeof trackedToPlaced>[0]> = {}) =>
    trackedToPlaced({ ...orderOf(), tracking: [], returns: [], ...more } as Parameters<typeof trackedToPlaced>[0])

  test('ORD-05 ORD-08 is the stored order with its status, steps and returns', () => {
    const order = orderOf()
    expect(tracked({ status: 'shipped' })).toEqual({
      ...orderToConfirmed(order),
      status: 'shipped',
      tracking: [],
      returns: [],
      creditNotes: [],
      refunded: 0,
    })
  })

  test('ORD-05 sums what each means of payment got back', () => {
    expect(tracked({ paymentMethod: [paid(5_000, 1_200), paid(9_000), paid(3_000, 300)] }).refunded).toBe(1_500)
  })
})
