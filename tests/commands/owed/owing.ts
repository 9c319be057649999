import { emptyCart } from '../../../core/domain/cart/cart.ts'
import type { Cart, Rebuild, WantedLine } from '../../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket, ConfirmedLine } from '../../../core/domain/cart/confirmedBasket.ts'
import type { PendingOrder } from '../../../core/domain/order/order.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

type Asked = Omit<WantedLine, 'adjustment'>

/** States in which something is owed, put together by hand. */
export const boot = sampleProduct('A')
export const line = (more: Partial<Asked> = {}): Asked => ({
  key: 'K',
  product: boot,
  quantity: 2,
  recipeId: null,
  giftOption: null,
  delivery: 'home',
  ...more,
})
/** The boot as a request names it. */
export const item = { productId: boot.sku, qty: 2, maxQty: boot.maxQuantity, pdpUrl: boot.path }

export const held = (more: Partial<ConfirmedLine> = {}): ConfirmedLine => ({
  ...line(),
  itemId: 'i1',
  method: 'standard',
  rowTotal: 0,
  isBonus: false,
  notices: [],
  ...more,
})
export const basket = {
  basketId: 'b1',
  lines: [held({ key: 'other', itemId: 'i0' }), held()],
  billingAddress: null,
  card: null,
} as unknown as ConfirmedBasket
export const cart: Cart = { ...emptyCart(), basket }
export const change = (wanted: CartChange, call = 0): PendingChange => ({
  changeId: 'c',
  at: 1,
  call,
  sent: false,
  losses: 0,
  wish: wanted,
})
export const coupon = change({ kind: 'ApplyCoupon', code: 'X' })
/** `b0` is lost: one line and a coupon were in it. */
export const rebuild: Rebuild = {
  lostBasketId: 'b0',
  step: 0,
  sent: false,
  lines: [held()],
  coupons: ['LOST'],
  shippingAddress: null,
  method: null,
  billingAddress: null,
  paused: false,
}
export const inBasket = { params: { basketId: 'b1' } }

export const placing: PendingOrder = {
  id: 'o',
  since: 1,
  shownTotal: 900,
  inStoreSalesInfo: null,
  botCheckRef: null,
  phase: 'prepare',
  sent: false,
  challenge: null,
}
export const stateWith = (more: Partial<Cart> = {}, order: PendingOrder | null = placing): ShopperState => ({
  ...initialState(),
  cart: { ...cart, ...more },
  order: { placing: order, problem: null, confirmed: null },
})
