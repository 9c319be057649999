import type { Basket, BasketItem } from '../../contracts/api/entities/basket.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'

export const sampleItem = (product: LineProduct, itemId: string, qty: number): BasketItem => ({
  itemId,
  productId: product.sku,
  masterId: product.masterId,
  masterId2: `${product.masterId}-${product.colour}`,
  upc: '4006381333931',
  slug: product.sku.toLowerCase(),
  name: product.name,
  kind: product.kind,
  variation: {
    colour: product.colour,
    colourName: product.colourName,
    size: product.size,
    sizeLabel: product.sizeLabel,
  },
  qty,
  maxQty: product.maxQuantity,
  stock: product.stock,
  bonus: false,
  price: {
    current: product.price,
    original: product.originalPrice,
    rowTotal: product.price * qty,
    currency: product.currency,
  },
  taxTotal: 0,
  pdpUrl: product.path,
  productImageURL: product.picture,
  tint: product.tint,
  isDigitalProduct: product.isDigital,
  isCustoms: product.isCustoms,
  selectedShippingOption: 'standard',
  shippingOptions: [],
  customerNotifications: [],
})

/** A basket with no promotions, 6.00 shipping and no tax: its figures are easy to check. */
export const sampleBasket = (
  basketId: string,
  version: number,
  items: readonly BasketItem[],
  coupons: readonly string[] = [],
  card = false,
): Basket => {
  const sub = items.reduce((sum, item) => sum + item.price.rowTotal, 0)
  const original = items.reduce((sum, item) => sum + item.price.original * item.qty, 0)
  const units = items.reduce((sum, item) => sum + item.qty, 0)
  const shipping = items.length > 0 ? 600 : 0
  const total = sub + shipping
  const method = {
    code: 'standard',
    shippingId: 'me',
    deliveryTime: '2-4 days',
    label: 'Standard',
    price: shipping,
  } as const
  return {
    basketId,
    id: basketId,
    version,
    status: 'open',
    currency: 'USD',
    taxIncluded: false,
    totalItems: units,
    totals: {
      total,
      totalDiscount: original - sub,
      discount: 0,
      itemTotal: original,
      totalWithoutTax: total,
      shipping,
      tax: 0,
      remainingToPay: total,
      totalUnits: units,
      itemSubTotal: sub,
      netAmount: total,
      taxAmount: 0,
      appliedRewards: 0,
      totalDiscountPercentage: 0,
    },
    items: [...items],
    shippingMethods: [
      {
        ...method,
        applicableShippingMethods: [
          method,
          { ...method, code: 'home', deliveryTime: '1 day', label: 'Express', price: 1400 },
        ],
      },
    ],
    paymentMethods: [
      { code: 'CREDIT_CARD', label: 'Card' },
      { code: 'KLARNA', label: 'Klarna' },
    ],
    payment_instruments: card
      ? [
          {
            paymentInstrumentId: `card-${basketId}`,
            payment_method_id: 'CREDIT_CARD',
            card: {
              main: true,
              brand: 'visa',
              last4: '4242',
              expiryMonth: 12,
              expiryYear: 2030,
              holder: 'Wren Holloway',
            },
          },
        ]
      : [],
    notifications: [],
    couponItems: coupons.map((code) => ({ code, valid: true, discount: 0 })),
    orderPromotions: [],
    promoSummary: [],
    flashMessages: [],
    saveForLaterItems: [],
    priceAdjustments: [],
  }
}

export const sampleOrder = (orderNumber: string, basket: Basket): Order => ({
  orderNumber,
  basketId: basket.basketId,
  status: 'confirmed',
  placedAt: 1_700_000_000_000,
  currency: basket.currency,
  taxIncluded: basket.taxIncluded,
  email: 'wren.holloway@example.com',
  items: basket.items,
  shipments: [],
  totals: basket.totals,
  promoSummary: [],
  couponItems: [],
  paymentMethod: [],
  flashMessages: [],
  customerNotifications: [],
})
