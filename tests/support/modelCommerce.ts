import type { Address } from '../../contracts/api/address.ts'
import type { Basket, BasketItem } from '../../contracts/api/basket.ts'
import type { Order } from '../../contracts/api/order.ts'
import type { ProviderMethod } from '../../contracts/api/paymentInstrument.ts'
import type { LineProduct } from '../../contracts/commands.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { createModelFavorites } from './modelFavorites.ts'
import type { ModelFavorites } from './modelFavorites.ts'
import { createModelSaved } from './modelSaved.ts'
import type { ModelSaved } from './modelSaved.ts'
import { sampleBasket, sampleItem, sampleOrder } from './sampleBasket.ts'

type Held = {
  id: string
  version: number
  items: BasketItem[]
  coupons: string[]
  /** asked = its order waits for the bank. */
  state: 'open' | 'asked' | 'over'
  card: boolean
  agreement: ProviderMethod | null
  shippingAddress: Address | null
  billingAddress: Address | null
}

/** The smallest server that keeps its half of the promises: one key, one effect; one basket, one order. */
export type ModelCommerce = {
  /** Does what a call asks, once a key. */
  perform(call: Call): Settled
  /** Forgets every open basket, as a purge or a restored backup would. */
  loseBaskets(): void
  /** Confirmed and charged, once each. */
  readonly orders: readonly Order[]
  /** Keys that came with two different payloads: none, ever. */
  readonly clashes: readonly string[]
  /** Whether this basket is there and not ordered. */
  isOpen(basketId: string): boolean
  basket(): { readonly items: readonly BasketItem[]; readonly coupons: readonly string[] } | null
  readonly favorites: ModelFavorites
  readonly saved: ModelSaved
  /** SKUs and products refused on add, with the code. */
  readonly refuse: Map<string, string>
  /** PAY-07: sessions in which the shopper has agreed on the provider's page. */
  readonly agreedSessions: Set<string>
  /** PAY-30: whether the bank asks before an order is confirmed, and what it gives whoever has authorised it. */
  readonly bank: { asks: boolean; readonly result: string }
}

export const createModelCommerce = (products: readonly LineProduct[]): ModelCommerce => {
  const baskets = new Map<string, Held>()
  const answers = new Map<string, { readonly payload: string; readonly answer: Settled }>()
  const orders: Order[] = []
  const clashes: string[] = []
  const refuse = new Map<string, string>()
  const bank = { asks: false, result: 'authorised' }
  const agreedSessions = new Set<string>()
  const challenged = new Map<string, { readonly held: Held; readonly order: Order }>()
  const favorites = createModelFavorites(refuse)
  const saved = createModelSaved(products)
  let count = 0
  let latest: string | null = null
  const id = (kind: string) => `${kind}-${(count += 1)}`

  const add = (held: Held, body: Readonly<Record<string, unknown>>): Settled | null => {
    const sku = String(body['productId'])
    const code = refuse.get(sku)
    if (code) return refused(409, code)
    const product = products.find((known) => known.sku === sku)
    if (!product) return refused(404, 'ORD404')
    const qty = Number(body['qty'] ?? 1)
    const there = held.items.find((item) => item.productId === sku)
    if (there && there.qty + qty > product.maxQuantity) return refused(409, 'INV408')
    held.items = there
      ? held.items.map((item) => (item === there ? sampleItem(product, item.itemId, item.qty + qty) : item))
      : [...held.items, sampleItem(product, id('item'), qty)]
    return null
  }

  /** PAY-07: a session nobody has agreed to pays nothing. */
  const pay = (held: Held, { payment_method_id: method, paymentSession: sessionId }: Readonly<Record<string, unknown>>): Settled | null => {
    const isCard = method === 'CREDIT_CARD'
    if (!isCard && !agreedSessions.has(String(sessionId))) return refused(402, 'PAY400')
    held.card = isCard
    held.agreement = isCard ? null : (method as ProviderMethod)
    return null
  }

  const change = (held: Held, call: Call): Settled | null => {
    const body = call.input.body ?? {}
    switch (call.endpoint) {
      case 'addItem':
        return add(held, body)
      case 'updateItem': {
        const item = held.items.find((other) => other.itemId === body['itemId'])
        const product = products.find((known) => known.sku === item?.productId)
        if (!item || !product) return refused(404, 'ORD404')
        held.items = held.items.map((other) => (other === item ? sampleItem(product, item.itemId, Number(body['qty'])) : other))
        return null
      }
      case 'removeItem': {
        if (!held.items.some((item) => item.itemId === body['itemId'])) return refused(404, 'ORD404')
        held.items = held.items.filter((item) => item.itemId !== body['itemId'])
        return null
      }
      case 'applyCoupon':
        if (body['code'] === 'EXPIRED20') return refused(400, 'PRM155')
        held.coupons = [...held.coupons, String(body['code'])]
        return null
      case 'removeCoupon':
        held.coupons = held.coupons.filter((code) => code !== body['code'])
        return null
      case 'setShippingAddress':
        held.shippingAddress = (body['addresses'] as readonly Address[])[0] ?? null
        return null
      case 'setBillingAddress':
        held.billingAddress = body as Address
        return null
      case 'addPaymentInstrument':
        return pay(held, body)
      case 'saveForLater':
      case 'moveToSaved':
      case 'removeSaved':
      case 'readSaved':
      case 'readFavorites':
      case 'addFavorite':
      case 'removeFavorite':
      case 'shareFavorites':
      case 'readCart':
      case 'setShippingMethod':
      case 'prepareOrder':
      case 'createCart':
      case 'createCartWithItem':
      case 'placeOrder':
      case 'patchOrder':
        return null
    }
  }

  const place = (held: Held): Settled => {
    const order = sampleOrder(id('order'), toBasket(held))
    held.state = bank.asks ? 'asked' : 'over'
    if (!bank.asks) return confirmedOrder(order)
    const flashMessages = [{ code: 'PaymentNotAuthorized', details: { action: `/payment-provider/challenge/of-${order.orderNumber}` } }]
    challenged.set(order.orderNumber, { held, order })
    return { _tag: 'Confirmed', body: { ...order, status: 'pending_authentication', flashMessages } }
  }

  /** The first ending counts; whoever asks later is told what has become of the order. */
  const patch = ({ input: { params, body } }: Call): Settled => {
    const asked = challenged.get(params?.['orderNumber'] ?? '')
    if (!asked) return refused(404, 'ORD409')
    const { held, order } = asked
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
    if (call.endpoint === 'saveForLater' || call.endpoint === 'removeSaved' || call.endpoint === 'readSaved') return saved.perform(call)
    if (call.endpoint === 'createCart' || call.endpoint === 'createCartWithItem') {
      const held: Held = { id: id('basket'), version: 1, items: [], coupons: [], state: 'open', card: false, agreement: null, shippingAddress: null, billingAddress: null }
      const problem = call.endpoint === 'createCartWithItem' ? add(held, call.input.body ?? {}) : null
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
      saved.keep(item.productId, item.qty)
      return { _tag: 'Confirmed', body: { cart: toBasket(held), saveForLater: saved.told() } }
    }
    const problem = change(held, call)
    if (problem) return problem
    if (call.endpoint !== 'readCart') held.version += 1
    return confirmed(held)
  }

  return {
    orders,
    clashes,
    refuse,
    bank,
    agreedSessions,
    favorites,
    saved,
    loseBaskets: () => baskets.forEach((held, key) => held.state === 'open' && baskets.delete(key)),
    isOpen: (basketId) => baskets.get(basketId)?.state === 'open',
    basket: () => baskets.get(latest ?? '') ?? null,
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

const confirmed = (held: Held): Settled => ({ _tag: 'Confirmed', body: toBasket(held) })

const refused = (status: number, errorId: string): Settled => ({ _tag: 'Refused', status, errorId, message: `said ${errorId}` })

const toBasket = (held: Held): Basket => ({
  ...sampleBasket(held.id, held.version, held.items, held.coupons, held.card),
  ...(held.agreement ? { payment_instruments: [{ paymentInstrumentId: `agreed-${held.id}`, payment_method_id: held.agreement }] } : {}),
  ...(held.shippingAddress ? { shippingAddress: held.shippingAddress } : {}),
  ...(held.billingAddress ? { billingAddress: held.billingAddress } : {}),
})
