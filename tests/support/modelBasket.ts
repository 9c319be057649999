import type { Address } from '../../contracts/api/address.ts'
import type { Basket, BasketItem } from '../../contracts/api/basket.ts'
import type { ProviderMethod } from '../../contracts/api/paymentInstrument.ts'
import type { LineProduct } from '../../contracts/commands.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { sampleBasket, sampleItem } from './sampleBasket.ts'

/** A basket as the model server keeps it. */
export type HeldBasket = {
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

type Rules = {
  readonly products: readonly LineProduct[]
  /** SKUs refused on add, with the code. */
  readonly refuse: ReadonlyMap<string, string>
  readonly agreedSessions: ReadonlySet<string>
  id(kind: string): string
}

/** Does to a basket what a call asks; a refusal, or null when it is done. */
export const createBasketChanges = ({ products, refuse, agreedSessions, id }: Rules): ((held: HeldBasket, call: Call) => Settled | null) => {
  const add = (held: HeldBasket, body: Readonly<Record<string, unknown>>): Settled | null => {
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
  const pay = (held: HeldBasket, { payment_method_id: method, paymentSession: sessionId }: Readonly<Record<string, unknown>>): Settled | null => {
    const isCard = method === 'CREDIT_CARD'
    if (!isCard && !agreedSessions.has(String(sessionId))) return refused(402, 'PAY400')
    held.card = isCard
    held.agreement = isCard ? null : (method as ProviderMethod)
    return null
  }

  return (held, call) => {
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
}

export const refused = (status: number, errorId: string): Settled => ({ _tag: 'Refused', status, errorId, message: `said ${errorId}` })

export const toBasket = (held: HeldBasket): Basket => ({
  ...sampleBasket(held.id, held.version, held.items, held.coupons, held.card),
  ...(held.agreement ? { payment_instruments: [{ paymentInstrumentId: `agreed-${held.id}`, payment_method_id: held.agreement }] } : {}),
  ...(held.shippingAddress ? { shippingAddress: held.shippingAddress } : {}),
  ...(held.billingAddress ? { billingAddress: held.billingAddress } : {}),
})
