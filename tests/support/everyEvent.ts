import type { ConfirmedOrder } from '../../contracts/views/orderView.ts'
import type { CartRefusal } from '../../core/domain/cart/cartRefusal.ts'
import type { ConfirmedBasket } from '../../core/domain/cart/confirmedBasket.ts'
import type { ShopEventOf, ShopEventTag } from '../../core/events/shop/shopEvent.ts'
import { basketToConfirmed } from '../../core/commands/cart/basketToConfirmed.ts'
import { sampleAddress, sampleCard, sampleSeller } from '../../tools/simulate/shopper/sampleShopper.ts'
import { sampleBasket, sampleItem } from './sampleBasket.ts'
import { sampleFavorite, sampleProduct } from './sampleProducts.ts'

const giftOption = { email: 'wren@example.com', to: 'Wren', message: 'Hello' }
const line = { key: 'A|||home', product: sampleProduct('A'), quantity: 2, recipeId: 'r', giftOption, delivery: 'home' }
const sampleAdjustment = { type: 'AMOUNT', value: 500, reason: 'Scratched' } as const
const change = { changeId: 'c', at: 1 }
export const sampleRefusal: CartRefusal = {
  refusalId: 'c',
  what: 'add',
  errorId: 'INV700',
  message: 'said',
  maxAllowedQuantity: 4,
  lineKey: 'A|||home',
  name: 'Style A',
  code: 'X',
}

/** With everything that a basket can contain. */
export const wholeBasket: ConfirmedBasket = {
  ...basketToConfirmed(sampleBasket('b1', 3, [sampleItem(sampleProduct('A'), 'i1', 2)], ['WELCOME10'], true)),
  lines: [
    {
      ...line,
      itemId: 'i1',
      method: 'standard',
      shippingId: 'me',
      rowTotal: 20_000,
      adjustment: { ...sampleAdjustment, adjustmentId: 'a1', amount: 500 },
      isBonus: true,
      notices: ['Two left'],
    },
  ],
  coupons: [
    { code: 'WELCOME10', discount: 1_000 },
    { code: 'EXPIRED20', discount: 0, valid: false },
  ],
  callouts: [{ promotionId: 'p', calloutMessage: 'Nearly', distance: 500, showWithin: 900, threshold: 5_000 }],
  methods: [
    {
      code: 'sts',
      shippingId: 'me',
      label: 'Store',
      deliveryTime: '3 days',
      price: 0,
      storeId: 'US002',
      selected: true,
    },
  ],
  shippingAddress: sampleAddress,
  billingAddress: sampleAddress,
  agreement: { instrumentId: 'k', method: 'KLARNA' },
  messages: [{ code: 'PickupToHome', message: 'Look', shipmentId: 'me' }],
}
const shapedAnswer = { key: 'c/0', basket: wholeBasket }

const order: ConfirmedOrder = {
  orderNumber: 'C-1',
  placedAt: 1,
  currency: 'USD',
  taxIncluded: false,
  email: 'wren@example.com',
  totals: sampleBasket('b1', 1, []).totals,
  couponItems: [{ code: 'WELCOME10', discount: 1_000 }],
  customerNotifications: [{ code: 'N', message: 'Soon' }],
  lines: [
    {
      id: 'i1',
      sku: 'A',
      name: 'Style A',
      variant: 'Moss, 9',
      quantity: 2,
      rowTotal: 20_000,
      originalRowTotal: 25_000,
      adjustment: { reason: 'Scratched', amount: 500 },
      picture: '/a.svg',
      tint: 'moss',
      path: '/p/a',
    },
  ],
  shipments: [
    {
      shipmentId: 's',
      code: 'standard',
      label: 'Standard',
      deliveryTime: '2 days',
      price: 600,
      lineIds: ['i1'],
      address: ['Wren'],
    },
  ],
  payments: [{ method: 'CREDIT_CARD', brand: 'visa', last4: '4242', amount: 20_600 }],
}
const problem = { problemId: 'o', errorId: 'PAY400', message: 'said', surface: 'banner', step: 'billing' } as const
const savedList = { saveForLaterId: 's', items: [{ ...line, itemId: 'k', available: true }] }
const signedIn = { site: 'us', consumerType: 'REGISTERED', at: 1 } as const
const associate = { ...sampleSeller, activeAt: 1 }

/** One of each kind, complete: a new event does not compile until it is listed here. */
export const everyEvent: { readonly [Tag in ShopEventTag]: Omit<ShopEventOf<Tag>, '_tag'> } = {
  'v1.SignedIn': { ...signedIn, owesTerms: true, basketId: 'b9' },
  'v1.EmployeeTermsAccepted': { site: 'us', at: 2 },
  'v1.SignedOut': { site: 'us', at: 2, reason: 'asked', remaining: [signedIn], associate },
  'v1.SessionLost': { site: 'us', at: 2 },
  'v1.AssociateSessionStarted': { session: associate },
  'v1.AssociateActive': { at: 2 },
  'v1.ConsentGiven': { categories: ['C0001', 'C0003'], policyVersion: 1, at: 2 },
  'v1.VariantAssigned': { experienceId: 'home-hero', variantId: 'repair', visitor: 'v', isSeen: false },
  'v1.VariantSeen': { experienceId: 'home-hero' },
  'v1.ItemAddRequested': { ...change, line },
  'v1.ItemAddEnlarged': { changeId: 'c', by: 2 },
  'v1.QuantitySetRequested': { ...change, key: line.key, quantity: 3 },
  'v1.QuantityReplaced': { changeId: 'c', quantity: 3 },
  'v1.LineRemovalRequested': { ...change, line, position: 1 },
  'v1.GiftDeclined': { ...change, key: line.key },
  'v1.LineRemovedUnsent': { removal: 'c', line, position: 1 },
  'v1.RemovalUndone': { removal: 'c' },
  'v1.VariantSwitchRequested': { ...change, from: line, to: { ...line, key: 'B|||home' }, position: 1 },
  'v1.PriceAdjustmentRequested': { ...change, key: line.key, adjustment: sampleAdjustment },
  'v1.PriceAdjustmentRemovalRequested': { ...change, key: line.key },
  'v1.CouponApplyRequested': { ...change, code: 'X' },
  'v1.CouponRemovalRequested': { ...change, code: 'X' },
  'v1.ShippingEstimateRequested': { ...change, postalCode: '80302', country: 'US', province: 'CO' },
  'v1.ShippingAddressRequested': { ...change, address: sampleAddress },
  'v1.ShippingMethodRequested': { ...change, code: 'sts', shippingId: 'me', storeId: 'US002' },
  'v1.LineDeliveryRequested': { ...change, key: line.key, storeId: 'US002' },
  'v1.BillingAddressRequested': { ...change, address: sampleAddress },
  'v1.CardRequested': { ...change, face: sampleCard, secretRef: 's' },
  'v1.AgreementRequested': { ...change, method: 'KLARNA', sessionId: 's' },
  'v1.GiftCardRequested': { ...change, last4: '0019', secretRef: 's' },
  'v1.RewardRequested': { ...change, voucher: { points: 500, amountInCurrency: 500 } },
  'v1.PartPaymentRequested': { ...change, method: 'REWARD_CODE', code: 'TRAIL-2000', savedId: null, last4: '2000' },
  'v1.InstrumentRemovalRequested': { ...change, instrumentId: 'i' },
  'v1.ChangeWithdrawn': { changeId: 'c' },
  'v1.RefusalDismissed': { refusalId: 'c' },
  'v1.RefreshRequested': { id: 'r' },
  'v1.ChangeSent': { changeId: 'c', call: 1 },
  'v1.BasketConfirmed': { ...shapedAnswer, changeId: 'c' },
  'v1.BasketAdvanced': { ...shapedAnswer, changeId: 'c' },
  'v1.ChangeRefused': { changeId: 'c', refusal: sampleRefusal, refresh: true },
  'v2.VariantSwitchRequested': { ...change, from: line, to: { ...line, key: 'B|||home' }, position: 1 },
  'v1.SwitchTurnedBack': { changeId: 'c', refusal: sampleRefusal },
  'v1.CardLost': { changeId: 'c' },
  'v1.BasketLost': { basketId: 'b1', changeId: 'c', paused: true },
  'v1.RebuildSent': { lostBasketId: 'b0', step: 1 },
  'v1.RebuildAdvanced': { ...shapedAnswer, refusal: sampleRefusal },
  'v1.RebuildResumed': { lostBasketId: 'b0' },
  'v1.BasketRefreshed': { ...shapedAnswer, id: 'r' },
  'v1.RefreshAbandoned': { id: 'r' },
  'v1.CustomerRejected': { at: 1 },
  'v2.CustomerRejected': { at: 1 },
  'v1.ChangeImpossible': { changeId: 'c', refusal: sampleRefusal },
  'v1.BasketRestored': { basket: wholeBasket },
  'v1.BasketClosed': { basketId: 'b1' },
  'v1.AddressEntered': { form: 'billing', fields: sampleAddress },
  'v1.ShippingSubmitted': { address: sampleAddress },
  'v1.BillingSameAsShippingSet': { same: true },
  'v1.BillingSubmitted': { address: sampleAddress },
  'v1.StepEntered': { step: 'summary' },
  'v1.CardForgotten': {},
  'v1.ExpressStarted': { id: 'c', shipping: sampleAddress, billing: sampleAddress, same: true },
  'v1.ExpressRefused': { id: 'c' },
  'v1.OrderRequested': {
    id: 'o',
    at: 1,
    shownTotal: 900,
    inStoreSalesInfo: { storeId: 'US001', storeEmployeeId: 'US001-1' },
  },
  'v1.OrderSent': { id: 'o', phase: 'prepare' },
  'v1.OrderPrepared': { id: 'o', basket: wholeBasket },
  'v1.ChallengeRequired': { id: 'o', orderNumber: 'C-1', action: '/challenge/s', instrumentId: 'p', cardType: 'visa' },
  'v1.ChallengeAnswered': { id: 'o', secretRef: 's' },
  'v1.ChallengeAbandoned': { id: 'o' },
  'v1.ChallengeResumed': { id: 'o' },
  'v1.BotCheckLost': { id: 'o' },
  'v1.AuthenticationFailed': { id: 'o', basketId: 'b1', problem },
  'v1.OrderConfirmed': { id: 'o', order },
  'v1.OrderRefused': { id: 'o', problem, basket: wholeBasket, refresh: true },
  'v1.OrderProblemDismissed': {},
  'v1.ConfirmationClosed': {},
  'v1.StandingNoted': { offersFavorites: false },
  'v1.FavoriteAddRequested': { changeId: 'f', product: sampleFavorite('A') },
  'v1.FavoriteRemovalRequested': { changeId: 'f', productId: 'A' },
  'v1.FavoritesShareRequested': { changeId: 'f' },
  'v1.FavoriteChangeWithdrawn': { changeId: 'f' },
  'v1.FavoriteChangeSent': { changeId: 'f', call: 1 },
  'v1.FavoriteChangeDone': { changeId: 'f', favoriteId: 'l', itemId: 'i', refresh: true },
  'v1.FavoritesShared': { changeId: 'f', path: '/f' },
  'v1.FavoriteChangeRefused': {
    changeId: 'f',
    refusal: { refusalId: 'f', what: 'add', errorId: 'ORD404', message: 'said', name: 'Style A' },
  },
  'v1.FavoriteRefusalDismissed': { refusalId: 'f' },
  'v1.FavoritesLost': { favoriteId: 'l' },
  'v1.FavoritesRefreshRequested': { id: 'r' },
  'v1.FavoritesPageRead': {
    id: 'r',
    favoriteId: 'l',
    total: 1,
    items: [{ product: sampleFavorite('A'), itemId: 'i' }],
  },
  'v1.FavoritesRefreshAbandoned': { id: 'r' },
  'v1.LineSaveRequested': { ...change, key: line.key, line },
  'v1.SavedMoveRequested': { ...change, line },
  'v1.SavedRemovalRequested': { ...change, line },
  'v1.SaveTurnedToItem': { changeId: 'c' },
  'v1.SavedConfirmed': { changeId: 'c', ...savedList },
  'v1.SavedItemGone': { changeId: 'c', key: line.key },
  'v1.SavedRefreshRequested': { id: 'r' },
  'v1.SavedPageRead': { id: 'r', total: 1, ...savedList },
  'v1.SavedRefreshAbandoned': { id: 'r' },
}
