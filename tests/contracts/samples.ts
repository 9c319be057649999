/** Answers in wire format: decimals for money, every field of the documented shape. */
const picture = { url: '/media/trail.svg', alt: 'Trail shoe in moss' }
const price = { current: 89.95, original: 120, currency: 'EUR' }

export const wireAddress = {
  id: 'a1',
  addressId: 'a1',
  shippingId: 'me',
  approachType: 'S',
  main: true,
  firstName: 'Ada',
  lastName: 'Field',
  email: 'ada@example.com',
  phone: '301234567',
  phoneCode: '+49',
  recipientContactPhone: '301234567',
  addressLine1: 'Weg 1',
  addressLine2: 'Hof',
  city: 'Berlin',
  province: 'BE',
  postalCode: '10115',
  country: 'DE',
  isValidated: true,
  subscriptions: { newsletterConsent: false },
}

const method = {
  code: 'home',
  shippingId: 'me',
  deliveryTime: '2-4 working days',
  label: 'Ship to home',
  price: 4.95,
  storeId: 's1',
  address: wireAddress,
}

export const wireShippingMethod = {
  ...method,
  applicableShippingMethods: [method, { ...method, code: 'pickup', price: 0 }],
}

export const wireItem = {
  itemId: 'i1',
  productId: 'sku1',
  masterId: 'm1',
  masterId2: 'm1-moss',
  upc: '0123456789012',
  slug: 'trail-shoe',
  name: 'Trail shoe',
  kind: 'Trail running shoe',
  variation: { colour: 'moss', colourName: 'Moss', size: '42', sizeLabel: '42' },
  qty: 2,
  maxQty: 999_999,
  stock: 12,
  bonus: false,
  price: { ...price, rowTotal: 179.9 },
  taxTotal: 28.72,
  recipeId: 'r1',
  pdpUrl: '/de-de/trail-shoe',
  productImageURL: '/media/trail.svg',
  tint: 'moss',
  giftOption: { email: 'bo@example.com', to: 'Bo', message: 'For the hills' },
  isDigitalProduct: false,
  isCustoms: false,
  selectedShippingOption: 'home',
  shippingOptions: [
    {
      selected: true,
      available: true,
      shippingMethod: { code: 'home', label: 'Ship to home', deliveryTime: '2-4 working days' },
    },
    {
      selected: false,
      available: true,
      shippingMethod: {
        code: 'pickup',
        label: 'Pickup',
        deliveryTime: 'Same day',
        storeInfo: { id: 's1', storeInventory: 3 },
      },
    },
  ],
  customerNotifications: [{ code: 'LOW', message: 'Few left' }],
}

export const wireTotals = {
  total: 184.85,
  totalDiscount: 60.1,
  discount: 0,
  itemTotal: 240,
  totalWithoutTax: 155.34,
  shipping: 4.95,
  tax: 29.51,
  remainingToPay: 184.85,
  totalUnits: 2,
  itemSubTotal: 179.9,
  netAmount: 155.34,
  taxAmount: 29.51,
  appliedRewards: 0,
  totalDiscountPercentage: 25.1,
}

export const wirePromotion = {
  promotionId: 'p1',
  promotionName: 'Free shipping',
  level: 'SHIPPING',
  calloutMessage: 'Only|to free shipping|Shipping is free',
  distanceFromConditionThreshold: 15.15,
  approachingDisplayLevel: 50,
}

export const wireInstrument = {
  paymentInstrumentId: 'pi1',
  payment_method_id: 'CREDIT_CARD',
  amount: 184.85,
  card: { main: true, brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2030, holder: 'Ada Field' },
  address: wireAddress,
}

export const wireBasket = {
  basketId: 'b1',
  id: 'b1',
  version: 4,
  status: 'open',
  currency: 'EUR',
  taxIncluded: true,
  totalItems: 2,
  totals: wireTotals,
  items: [wireItem],
  shippingMethods: [wireShippingMethod],
  paymentMethods: [{ code: 'CREDIT_CARD', label: 'Card', cardTypes: ['visa'] }],
  payment_instruments: [wireInstrument],
  notifications: [{ code: 'N', message: 'Note' }],
  favoriteStoreId: 's1',
  verifiedShippingAddress: wireAddress,
  couponItems: [{ code: 'CAIRN10', valid: true, discount: 10 }],
  orderPromotions: [{ promotionId: 'p2', promotionName: 'Ten off', discount: 10 }],
  promoSummary: [wirePromotion],
  flashMessages: [{ code: 'PickupToHome', message: 'Changed', shipmentId: 'me', details: { action: 'x' } }],
  shippingAddress: wireAddress,
  billingAddress: wireAddress,
  reward: { points: 100, amountInCurrency: 5 },
  saveForLaterItems: [{ itemId: 'i9', pageUrl: '/x', available: true, qty: 1 }],
  priceAdjustments: [{ adjustmentId: 'adj1', itemId: 'i1', type: 'PERCENT', value: 10, reason: 'damaged box' }],
  giftCardBalance: 20,
  paymentSession: 'ps1',
  deviceFingerPrint: 'fp1',
}

export const wireOrder = {
  orderNumber: 'O-1',
  basketId: 'b1',
  status: 'confirmed',
  placedAt: 1_790_000_000_000,
  currency: 'EUR',
  taxIncluded: true,
  email: 'ada@example.com',
  items: [wireItem],
  shipments: [
    {
      shipmentId: 'me',
      shippingMethod: { code: 'home', label: 'Home', deliveryTime: '2-4 days', price: 4.95 },
      storeId: 's1',
      address: wireAddress,
      itemIds: ['i1'],
    },
  ],
  totals: wireTotals,
  promoSummary: [wirePromotion],
  couponItems: [{ code: 'CAIRN10', discount: 10 }],
  paymentMethod: [{ ...wireInstrument, additionalData: { amount: 184.85, reference: 'ref-1' } }],
  billingAddress: wireAddress,
  flashMessages: [{ code: 'PaymentNotAuthorized', details: { action: '3ds' } }],
  customerNotifications: [],
}

export const wireSummary = {
  productId: 'm1',
  slug: 'trail-shoe',
  path: '/trail-shoe',
  name: 'Trail shoe',
  kind: 'Trail running shoe',
  weightGrams: 280,
  tint: 'moss',
  price,
  colourways: [{ code: 'moss', name: 'Moss', swatch: '#667755', pictures: [picture], available: true }],
  isNew: true,
  available: true,
}

export const wireProduct = {
  ...wireSummary,
  masterId: 'm1',
  summary: 'Grips',
  description: 'Grips in mud.',
  details: ['Rock plate'],
  audience: 'women',
  categories: [{ categoryId: 'footwear', name: 'Footwear', path: '/footwear' }],
  sizes: [{ code: '42', label: '42' }],
  variants: [{ sku: 'sku1', upc: '0123456789012', colour: 'moss', size: '42', price, stock: 12, maxQuantity: 10 }],
  isDigital: false,
  customisable: true,
  rating: { average: 4.5, count: 2 },
  related: [wireSummary],
}

export const wirePage = { title: 'Returns', line: 'You have sixty days.', path: '/en-us/help/returns/how-to-return' }

export const wireListing = {
  total: 1,
  start: 0,
  count: 1,
  sort: 'featured',
  category: {
    categoryId: 'footwear',
    name: 'Footwear',
    path: '/footwear',
    intro: 'For feet',
    trail: [],
    children: [{ name: 'Trail', path: '/footwear/trail', total: 1 }],
  },
  products: [wireSummary],
  facets: [{ id: 'size', values: [{ id: '42', label: '42', count: 1, selected: false }] }],
}

export const wireDepartments = [
  {
    categoryId: 'footwear',
    name: 'Footwear',
    path: '/footwear',
    total: 1,
    children: [{ categoryId: 'trail', name: 'Trail', path: '/footwear/trail', total: 1, picture, tint: 'moss' }],
  },
]

export const wireToken = {
  tokenType: 'Guest',
  accessToken: 'at',
  refreshToken: 'rt',
  accessExpiry: 1,
  refreshExpiry: 2,
  sessionId: 's',
  usid: 'u',
  consumerNo: 'c',
  consumerType: 'GUEST',
  memberId: 'm',
  isEmployeeDiscountTCAccepted: false,
  basketId: 'b1',
  favoriteId: 'f1',
  saveForLaterId: 'l1',
}
