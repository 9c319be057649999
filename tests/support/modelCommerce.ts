import type { Order } from '../../contracts/api/entities/order.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { createBasketChanges, refused, toBasket } from './modelBasket.ts'
import type { HeldBasket } from './modelBasket.ts'
import { createModelFavorites } from './modelFavorites.ts'
import type { ModelFavorites } from './modelFavorites.ts'
import { createModelSaved } from './modelSaved.ts'
import type { ModelSaved } from './modelSaved.ts'
import { sampleOrder } from './sampleBasket.ts'

/** The smallest server that keeps its half of the promises: one key, one effect; one basket, one order. */
export type ModelCommerce = {
  /** Does what a call asks, once per key. */
  perform(call: Call): Settled
  /** Forgets every open basket, as a purge or a restored backup would. */
  loseBaskets(): void
  /** Confirmed and charged, once each. */
  readonly orders: readonly Order[]
  /** Keys that came with two different payloads: there must be none. */
  readonly clashes: readonly string[]
  /** Whether this basket exists and has not been ordered. */
  isOpen(basketId: string): boolean
  /** By default the one that was opened last. */
  basket(basketId?: string): Pick<HeldBasket, 'currency' | 'items' | 'coupons'> | null
  readonly favorites: ModelFavorites
  readonly saved: ModelSaved
  /** The shop whose session the next call has; by default that of the first product with the SKU. */
  readonly shop: { currency: LineProduct['currency'] | null }
  /** SKUs and products refused on add, with the code. */
  readonly refuse: Map<string, string>
  /** PAY-07: sessions in which the shopper has agreed on the provider's page. */
  readonly agreedSessions: Set<string>
  readonly giftCardBalances: Map<string, number>
  /**
   * PAY-30: whether the bank asks before an order is confirmed, the result for a shopper who authorises it, and its
   * page; null = no page. Undecided = the patch never gives an outcome.
   */
  readonly bank: { asks: boolean; readonly result: string; action?: string | null; isUndecided?: boolean }
}

export const createModelCommerce = (products: readonly LineProduct[]): ModelCommerce => {
  const baskets = new Map<string, HeldBasket>()
  const answers = new Map<string, { readonly payload: string; readonly answer: Settled }>()
  const orders: Order[] = []
  const clashes: string[] = []
  const refuse = new Map<string, string>()
  const shop: ModelCommerce['shop'] = { currency: null }
  const bank: ModelCommerce['bank'] = { asks: false, result: 'authorised' }
  const agreedSessions = new Set<string>()
  const giftCardBalances = new Map<string, number>()
  const challenged = new Map<string, { readonly held: HeldBasket; readonly order: Order }>()
  const favorites = createModelFavorites(refuse)
  const saved = createModelSaved(products)
  let count = 0
  let latest: string | null = null
  const id = (kind: string) => `${kind}-${(count += 1)}`

  const change = createBasketChanges({
    products,
    refuse,
    agreedSessions,
    giftCardBalances,
    agreedOnSaved: saved.agreedOn,
    id,
  })

  const place = (held: HeldBasket): Settled => {
    const order = sampleOrder(id('order'), toBasket(held))
    held.state = bank.asks ? 'asked' : 'over'
    if (!bank.asks) return confirmedOrder(order)
    const { action = `/payment-provider/challenge/of-${order.orderNumber}` } = bank
    const flashMessages = [{ code: 'PaymentNotAuthorized', ...(action === null ? {} : { details: { action } }) }]
    challenged.set(order.orderNumber, { held, order })
    return { _tag: 'Confirmed', body: { ...order, status: 'pending_authentication', flashMessages } }
  }

  /** The first outcome is final; later calls get the order's outcome. */
  const patch = ({ input: { params, body } }: Call): Settled => {
    const asked = challenged.get(params?.['orderNumber'] ?? '')
    if (!asked) return refused(404, 'ORD409')
    const { held, order } = asked
    if (bank.isUndecided) return { _tag: 'Confirmed', body: { ...order, status: 'pending_authentication' } }
    if (held.state === 'asked') {
      held.state = 'over'
      if (body?.['threeDS2Result'] === bank.result) orders.push(order)
    }
    return { _tag: 'Confirmed', body: orders.includes(order) ? order : { ...order, status: 'failed' } }
  }

  const confirmedOrder = (order: Order): Settled => {
    orders.push(order)
    return { _tag: 'Confirmed', body: order }
  }

  const perform = (call: Call): Settled => {
    if (call.endpoint === 'patchOrder') return patch(call)
    if (call.lane === 'favorites') return favorites.perform(call)
    if (call.endpoint === 'saveForLater' || call.endpoint === 'removeSaved' || call.endpoint === 'readSaved')
      return saved.perform(call)
    if (
      call.endpoint === 'createCart' ||
      call.endpoint === 'createCartWithItem' ||
      call.endpoint === 'reserveWithItem'
    ) {
      const held: HeldBasket = {
        id: id('basket'),
        version: 1,
        currency:
          shop.currency ?? products.find(({ sku }) => sku === call.input.body?.['productId'])?.currency ?? 'USD',
        items: [],
        left: [],
        coupons: [],
        state: 'open',
        card: false,
        agreement: null,
        giftCards: [],
        shippingAddress: null,
        billingAddress: null,
      }
      const problem =
        call.endpoint === 'createCart'
          ? null
          : change(held, {
              ...call,
              endpoint: 'addItem',
              input: call.endpoint === 'reserveWithItem' ? { body: { ...call.input.body, reserve: true } } : call.input,
            })
      if (problem) return problem
      baskets.set(held.id, held)
      latest = held.id
      return confirmed(held)
    }
    const held = baskets.get(call.basketId ?? '')
    if (!held || held.state !== 'open') return refused(404, 'BSK404')
    if (call.endpoint === 'placeOrder') return place(held)
    if (call.endpoint === 'moveToSaved') {
      const item = held.items.find(({ itemId }) => itemId === call.input.body?.['itemId'])
      if (!item) return refused(404, 'ORD404')
      held.items = held.items.filter((other) => other !== item)
      held.version += 1
      saved.keep(item.productId, item.qty, item.priceAdjustment)
      return { _tag: 'Confirmed', body: { cart: toBasket(held), saveForLater: saved.answer() } }
    }
    const problem = change(held, call)
    if (problem) return problem
    if (call.endpoint !== 'readCart') held.version += 1
    return confirmed(held)
  }

  return {
    orders,
    clashes,
    shop,
    refuse,
    bank,
    agreedSessions,
    giftCardBalances,
    favorites,
    saved,
    loseBaskets: () => baskets.forEach((held, key) => held.state === 'open' && baskets.delete(key)),
    isOpen: (basketId) => baskets.get(basketId)?.state === 'open',
    basket: (basketId = latest ?? '') => baskets.get(basketId) ?? null,
    perform: (call) => {
      if (call.endpoint.startsWith('read')) return perform(call)
      const payload = JSON.stringify([call.endpoint, call.input])
      const known = answers.get(call.key)
      if (known && known.payload !== payload) clashes.push(call.key)
      if (known) return known.answer
      const answer = perform(call)
      answers.set(call.key, { payload, answer })
      return answer
    },
  }
}

const confirmed = (held: HeldBasket): Settled => ({ _tag: 'Confirmed', body: toBasket(held) })
