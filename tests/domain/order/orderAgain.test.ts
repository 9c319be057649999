import { describe, expect, test } from 'vitest'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { orderAgain, productsOf } from '../../../core/domain/order/orderAgain.ts'
import { sampleBoot } from '../../ui/product/sampleBoot.ts'

type Line = ConfirmedOrder['lines'][number]

/** Two pieces of the moss boot in 9½, of which four are left. */
const ordered = (more: Partial<Line> = {}): Line => ({
  id: 'line',
  sku: 'HARROWCANV-MOSS-095',
  name: 'Harrow Canvas',
  variant: 'Moss, 9½',
  quantity: 2,
  rowTotal: 31_680,
  originalRowTotal: 39_600,
  picture: '/media/HARROWCANV-MOSS-1.svg',
  tint: 'stone',
  path: '/en-us/p/harrow-canvas-HARROWCANV?colour=MOSS&size=095',
  ...more,
})
const sold = new Map([[sampleBoot.productId, sampleBoot]])
const again = (lines: readonly Line[], products = sold) => {
  const { wanted, left } = orderAgain(lines, products)
  return {
    wanted: wanted.map(({ product, quantity, recipeId }) => [product.sku, quantity, recipeId]),
    left: left.map(({ why, added }) => [why, added]),
  }
}

describe('an order that is placed again', () => {
  test('ORD-17 the same variants and quantities go into the cart, at today’s price', () => {
    expect(again([ordered()])).toEqual({ wanted: [['HARROWCANV-MOSS-095', 2, undefined]], left: [] })
    expect(orderAgain([ordered()], sold).wanted[0]?.product.price).toBe(sampleBoot.price.current)
  })

  test('ORD-17 a product or a variant that is not sold any more is named', () => {
    expect(again([ordered()], new Map())).toEqual({ wanted: [], left: [['not-sold', 0]] })
    expect(again([ordered({ sku: 'HARROWCANV-MOSS-100' })])).toEqual({ wanted: [], left: [['not-sold', 0]] })
  })

  test('ORD-17 what is sold out is named, and of what is scarce as many go as there are, over all its lines', () => {
    expect(again([ordered({ sku: 'HARROWCANV-MOSS-090' })])).toEqual({ wanted: [], left: [['sold-out', 0]] })
    expect(again([ordered({ quantity: 3 }), ordered({ id: 'made', recipeId: 'initials-WH', quantity: 3 })])).toEqual({
      wanted: [
        ['HARROWCANV-MOSS-095', 3, undefined],
        ['HARROWCANV-MOSS-095', 1, 'initials-WH'],
      ],
      left: [['fewer', 1]],
    })
  })

  test('ORD-17 what is not made to order any more is named', () => {
    const plain = new Map([[sampleBoot.productId, { ...sampleBoot, customisable: false }]])
    expect(again([ordered({ recipeId: 'initials-WH' })], plain)).toEqual({ wanted: [], left: [['not-sold', 0]] })
    expect(again([ordered()], plain).left).toEqual([])
  })

  test('ORD-17 a gift card for oneself and boots in a gift box are bought again', () => {
    const card = new Map([[sampleBoot.productId, { ...sampleBoot, isDigital: true }]])
    expect(again([ordered()], card).left).toEqual([])
    expect(again([ordered({ giftOption: { to: 'Ines' } })]).left).toEqual([])
  })

  test('ORD-17 a line whose path is no product’s is named', () => {
    expect(productsOf([ordered({ path: '/en-us/nowhere/at/all' }), ordered({ path: '/en-us/cart' })])).toEqual([])
    expect(again([ordered({ path: '/en-us/cart' })])).toEqual({ wanted: [], left: [['not-sold', 0]] })
  })

  test('ORD-17 a gift card for somebody needs its recipient again, and a free gift is not bought', () => {
    const card = new Map([[sampleBoot.productId, { ...sampleBoot, isDigital: true }]])
    expect(again([ordered({ giftOption: { to: 'Ines' } })], card)).toEqual({ wanted: [], left: [['recipient', 0]] })
    expect(again([ordered({ isBonus: true })])).toEqual({ wanted: [], left: [] })
    expect(productsOf([ordered(), ordered(), ordered({ isBonus: true, path: '/en-us/p/cup-CUP' })])).toEqual([
      'HARROWCANV',
    ])
  })
})
