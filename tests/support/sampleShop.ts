import { basketToConfirmed } from '../../core/commands/cart/basketToConfirmed.ts'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { Cart, Rebuild, WantedLine } from '../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange, SwitchVariantChange } from '../../core/domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket, ConfirmedLine } from '../../core/domain/cart/confirmedBasket.ts'
import type { PendingOrder } from '../../core/domain/order/order.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { sampleBasket } from './sampleBasket.ts'
import { sampleProduct } from './sampleProducts.ts'

type PlainLine = Omit<WantedLine, 'adjustment'>

/**
 * A cart with two lines, the states it can be in, and changes that may be in progress. `given` folds events onto them.
 */
export const boot = sampleProduct('A')
export const line = (more: Partial<PlainLine> = {}): PlainLine => ({
  key: 'K',
  product: boot,
  quantity: 2,
  recipeId: null,
  giftOption: null,
  delivery: 'home',
  ...more,
})
/** The boot as a request names it. */
export const bootItem = { productId: boot.sku, qty: 2, maxQty: boot.maxQuantity, pdpUrl: boot.path }

/** A switch of `line` that waits for one call, unless another phase is given. */
export const switching = (
  more: Partial<SwitchVariantChange> & Pick<SwitchVariantChange, 'to'>,
): SwitchVariantChange => ({
  kind: 'SwitchVariant',
  phase: 'change',
  from: line(),
  position: 0,
  refusal: null,
  ...more,
})

export const confirmedLine = (more: Partial<ConfirmedLine> = {}): ConfirmedLine => ({
  ...line(),
  itemId: 'i1',
  method: 'standard',
  rowTotal: 0,
  isBonus: false,
  notices: [],
  ...more,
})
export const basket: ConfirmedBasket = {
  ...basketToConfirmed(sampleBasket('b1', 1, [])),
  methods: [],
  lines: [confirmedLine({ key: 'other', itemId: 'i0' }), confirmedLine()],
}
export const cart: Cart = { ...emptyCart(), basket }
export const pendingChange = (wanted: CartChange, call = 0): PendingChange => ({
  changeId: 'c',
  at: 1,
  call,
  sent: false,
  losses: 0,
  wish: wanted,
})
export const pendingCoupon = pendingChange({ kind: 'ApplyCoupon', code: 'X' })
/** `b0` is lost; it had one line and a coupon. */
export const rebuild: Rebuild = {
  lostBasketId: 'b0',
  step: 0,
  sent: false,
  lines: [confirmedLine()],
  coupons: ['LOST'],
  shippingAddress: null,
  method: null,
  billingAddress: null,
  paused: false,
}
export const basketPath = { params: { basketId: 'b1' } }

export const orderUnderWay: PendingOrder = {
  id: 'o',
  since: 1,
  shownTotal: 900,
  inStoreSalesInfo: null,
  botCheckRef: null,
  phase: 'prepare',
  sent: false,
  challenge: null,
}
export const stateWith = (more: Partial<Cart> = {}, order: PendingOrder | null = orderUnderWay): ShopperState =>
  shopperWith({ cart: { ...cart, ...more }, order: { placing: order } })

/**
 * The one way to write a state by hand: these fields of these parts, on a new shop or on the one named. What a fact can
 * bring about is folded by `given`.
 */
export const shopperWith = (more: Parts, shop: ShopperState = initialState()): ShopperState => ({
  account: { ...shop.account, ...more.account },
  cart: { ...shop.cart, ...more.cart },
  checkout: { ...shop.checkout, ...more.checkout },
  order: { ...shop.order, ...more.order },
  favorites: { ...shop.favorites, ...more.favorites },
  saved: { ...shop.saved, ...more.saved },
  standing: { ...shop.standing, ...more.standing },
  consent: shop.consent,
  experiments: more.experiments ?? shop.experiments,
  recentCommands: more.recentCommands ?? shop.recentCommands,
})

type Parts = {
  readonly [Part in Exclude<keyof ShopperState, 'consent'>]?: ShopperState[Part] extends readonly unknown[]
    ? ShopperState[Part]
    : Partial<ShopperState[Part]>
}
