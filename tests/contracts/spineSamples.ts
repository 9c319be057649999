import * as s from './samples.ts'

type Sample = { readonly params?: object; readonly query?: object; readonly body?: object; readonly answer: unknown }

const inBasket = { params: { basketId: 'b1' }, answer: s.wireBasket }
const coupon = { body: { cartId: 'b1', code: 'CAIRN10' }, answer: s.wireBasket }
const item = {
  productId: 'sku1',
  qty: 1,
  maxQty: 999_999,
  upc: '0123456789012',
  pdpUrl: '/x',
  giftOption: { email: 'a@b.c', to: 'A', message: 'B' },
  code: 'home',
  storeId: 's1',
}
const card = { number: '4111111111111111', securityCode: '123', expiryMonth: 12, expiryYear: 2030, holder: 'Ada Field' }
const adjustment = { type: 'PERCENT', value: 12.5, reason: 'Scratched' }
const adjusted = { params: { basketId: 'b1', adjustmentId: 'a1' }, answer: s.wireBasket }
const saved = { saveForLaterId: 'l1', items: [] }
const listed = { start: '0', count: '24', sort: 'newest', filters: 'size:M;colour:green' }

/** The calls from browsing to an order, each in wire format, by id. */
export const spineSamples: Readonly<Record<string, Sample>> = {
  'API-001': { body: { refreshToken: 'rt', renewalKey: 'rk', guestObjects: { basketId: 'b1' } }, answer: s.wireToken },
  'API-010': { body: { currency: 'EUR' }, answer: s.wireBasket },
  'API-011': { query: { favStoreId: 's1' }, body: item, answer: s.wireBasket },
  'API-012': { query: { storeId: 's1' }, body: item, answer: s.wireBasket },
  'API-013': { ...inBasket, query: { favStoreId: 's1', isPatchRequired: 'true', inventorySupplyCheck: 'false' } },
  'API-014': { body: { cartId: 'b1', ...item }, answer: s.wireBasket },
  'API-015': { body: { cartId: 'b1', itemId: 'i1' }, answer: s.wireBasket },
  'API-016': {
    ...inBasket,
    query: { action: 'pickup', favStoreId: 's1' },
    body: {
      cartId: 'b1',
      itemId: 'i1',
      productId: 'sku2',
      qty: 3,
      maxQty: 9,
      upc: '0123456789012',
      giftOption: item.giftOption,
    },
  },
  'API-017': coupon,
  'API-018': coupon,
  'API-019': {
    query: { favStoreId: 's1' },
    body: { cartId: 'b1', code: 'home', shippingId: 'me', shopperAppliedSM: true },
    answer: s.wireBasket,
  },
  'API-020': {
    params: { basketId: 'b1', shippingId: 'me' },
    query: {},
    answer: { applicableShippingMethods: s.wireShippingMethod.applicableShippingMethods },
  },
  'API-021': { ...inBasket, body: { addresses: [s.wireAddress], context: 'checkout', bid: 'x' } },
  'API-022': inBasket,
  'API-023': {
    params: { basketId: 'b1' },
    body: s.wireAddress,
    answer: { isValidated: false, suggestedAddress: s.wireAddress },
  },
  'API-024': { ...inBasket, body: s.wireAddress },
  'API-025': inBasket,
  'API-026': { params: { basketId: 'b1' }, answer: { paymentMethods: s.wireBasket.paymentMethods } },
  'API-027': { ...inBasket, body: { payment_method_id: 'CREDIT_CARD', amount: 184.85, card } },
  'API-028': { ...inBasket, body: { paymentInstrumentId: 'pi1' } },
  'API-029': { ...inBasket, body: { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 5 } } },
  'API-030': {
    body: {
      productId: 'sku1',
      giftOption: item.giftOption,
      pdpUrl: '/x',
      available: true,
      qty: 2,
      type: 'product',
      saveForLater: { itemId: 'i1' },
    },
    answer: saved,
  },
  'API-031': {
    params: { basketId: 'b1' },
    body: { itemId: 'i1', saveForLaterId: 'l1' },
    answer: { cart: s.wireBasket, saveForLater: saved },
  },
  'API-032': { params: { saveForlaterId: 'l1', itemId: 'k1' }, answer: saved },
  'API-033': {
    body: { cardNumber: '6006000000000019', pin: '2468', recaptcha_response: 'token' },
    answer: { balance: 49.95, currency: 'EUR', expiryDate: null },
  },
  'API-034': {
    query: { referer: '/en-us/checkout', paymentMethodId: 'PAYPAL' },
    answer: { sessionId: 'x', clientToken: 'y', expiresAt: 1_790_000_000_000 },
  },
  'API-035': { body: { basketId: 'b1' }, answer: s.wireBasket },
  'API-036': {
    body: {
      cartId: 'b1',
      billingAddress: s.wireAddress,
      bin: '411111',
      type: 'CREDIT_CARD',
      inStoreSalesInfo: { storeId: 's1', storeEmployeeId: 'e1' },
      paymentMethod: { paymentInstrumentId: 'pi1', additionalData: { shownTotal: 184.85 } },
      recaptcha_response: 'token',
    },
    answer: s.wireOrder,
  },
  'API-037': {
    params: { orderNumber: 'O-1' },
    body: {
      paymentMethod: { code: 'CREDIT_CARD', cardType: 'visa' },
      paymentInstrumentId: 'pi1',
      sessionID: 'x',
      threeDS2Result: 'y',
    },
    answer: s.wireOrder,
  },
  'API-038': { body: { cartId: 'b1', deviceFingerPrint: 'z' }, answer: { success: true } },
  'API-039': { ...inBasket, body: { itemId: 'i1', ...adjustment } },
  'API-040': { ...adjusted, body: adjustment },
  'API-041': adjusted,
  'API-078': { answer: [{ code: 'DE', name: 'Germany', dialCode: '49' }] },
  'API-079': {
    params: { countryCode: 'DE' },
    answer: {
      fields: { postalCode: { required: true, pattern: '\\d{5}' } },
      provinces: [{ code: 'BE', name: 'Berlin' }],
    },
  },
  'API-084': { answer: { timestamp: 1_790_000_000_000 } },
  'API-124': { params: { productId: 'm1' }, answer: s.wireProduct },
  'API-126': { params: { productId: 'm1' }, answer: { variants: { sku1: { quantity: 3 } } } },
  'API-127': {
    params: { productId: 'm1' },
    query: { page: '2' },
    answer: {
      total: 1,
      average: 4.5,
      histogram: [0, 0, 0, 1, 1],
      reviews: [
        {
          reviewId: 'r1',
          rating: 5,
          title: 'Dry',
          text: 'Feet stayed dry.',
          nickname: 'Bo',
          place: 'Oban',
          date: '2026-03-01',
          fit: 'trueToSize',
          upVotes: 1,
          downVotes: 0,
        },
      ],
    },
  },
  'API-133': { query: { categoryId: 'footwear', ...listed }, answer: s.wireListing },
  'API-135': { query: { q: 'boots', ...listed }, answer: s.wireListing },
  'API-136': {
    query: { q: 'boo' },
    answer: { suggestions: ['boots'], pages: [s.wirePage], products: [s.wireSummary] },
  },
  'API-157': {
    query: { q: 'retuns' },
    answer: { pages: [s.wirePage], corrected: 'returns' },
  },
  'API-154': { answer: s.wireDepartments },
}
