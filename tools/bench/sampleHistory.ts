import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { ConfirmedBasket } from '../../core/domain/cart/confirmedBasket.ts'
import type { Happened } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'

/** A long day of one shopper: adds, quantities, removals, each requested, sent and confirmed. */
export const sampleHistory = (events: number): readonly Happened[] => {
  const history: Happened[] = []
  let written = 0
  for (let n = 0; written < events; n++) {
    const changeId = `c${n}`
    const request: ShopEvent =
      n % 3 === 2
        ? { _tag: 'v1.QuantitySetRequested', changeId, at: n, key: keyOf(n % 5), quantity: 1 + (n % 9) }
        : { _tag: 'v1.ItemAddRequested', changeId, at: n, line: wanted(n % 5) }
    history.push({ events: [request], commandId: changeId })
    history.push({ events: [{ _tag: 'v1.ChangeSent', changeId, call: 0 }], commandId: null })
    history.push({
      events: [{ _tag: 'v1.BasketConfirmed', key: `${changeId}/0`, changeId, basket: basketOf(n) }],
      commandId: null,
    })
    written += 3
  }
  return history
}

export const sampleLine = (n: number): LineProduct => ({
  sku: `BENCH-${n}`,
  masterId: 'BENCHBOOT1',
  name: `Boot ${n}`,
  kind: 'Hiking boot',
  colour: 'MOS',
  colourName: 'Moss',
  size: '090',
  sizeLabel: '9',
  path: `/en-us/p/boot-BENCHBOOT1`,
  picture: '/media/BENCHBOOT1-MOS-1.svg',
  tint: 'moss',
  price: 22_800,
  originalPrice: 24_800,
  currency: 'USD',
  maxQuantity: 999,
  stock: 40,
  isDigital: false,
  isCustoms: false,
})

const keyOf = (n: number): string => `BENCH-${n}|||home`

const wanted = (n: number) => ({
  key: keyOf(n),
  product: sampleLine(n),
  quantity: 1,
  recipeId: null,
  giftOption: null,
  delivery: 'home',
})

const basketOf = (version: number): ConfirmedBasket => ({
  basketId: 'bench',
  version,
  currency: 'USD',
  taxIncluded: false,
  lines: [0, 1, 2, 3, 4].map((n) => ({
    ...wanted(n),
    itemId: `item-${n}`,
    method: 'standard',
    rowTotal: 22_800,
    isBonus: false,
    notices: [],
  })),
  totals: {
    itemTotal: 124_000,
    itemSubTotal: 114_000,
    discount: 0,
    totalDiscount: 10_000,
    totalDiscountPercentage: 8.1,
    shipping: 0,
    tax: 0,
    total: 114_000,
    totalWithoutTax: 114_000,
    appliedRewards: 0,
    remainingToPay: 114_000,
    units: 5,
  },
  coupons: [],
  callouts: [],
  methods: [],
  shippingAddress: null,
  billingAddress: null,
  card: null,
  messages: [],
})
