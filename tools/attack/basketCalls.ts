import { untaxedAddress } from '../simulate/shopper/sampleShopper.ts'
import { jsonOf, must, paths } from './visitor.ts'
import type { Reply } from './rawClient.ts'
import type { Visitor } from './visitor.ts'

/** A card that the built-in provider accepts. */
export const cardBody = {
  payment_method_id: 'CREDIT_CARD',
  card: { number: '4242424242424242', securityCode: '123', expiryMonth: 12, expiryYear: 2031, holder: 'Wren Holloway' },
} as const

export type WireBasket = {
  readonly basketId: string
  readonly items: readonly {
    readonly itemId: string
    readonly qty: number
    readonly price: { readonly current: number; readonly rowTotal: number }
  }[]
  readonly shippingMethods: readonly { readonly shippingId: string }[]
  readonly totals: {
    readonly total: number
    readonly discount: number
    readonly totalDiscount: number
    readonly remainingToPay: number
  }
  readonly payment_instruments: readonly { readonly paymentInstrumentId: string; readonly amount?: number }[]
}

export const basketOf = (reply: Reply): WireBasket => jsonOf(reply) as WireBasket

export const withItem = async (who: Visitor, productId: string, qty = 1): Promise<WireBasket> =>
  basketOf(must(await who.call('POST', paths.cartWithItem, { productId, qty }), 201))

export const readBasket = async (who: Visitor, basketId: string): Promise<WireBasket> =>
  basketOf(must(await who.call('GET', `/cart/v1/cart/${basketId}`), 200))

export const addPayment = (who: Visitor, basketId: string, body: unknown): Promise<Reply> =>
  who.call('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, body)

/** Gives a basket its addresses and a card, and fixes its amounts. */
export const readyToOrder = async (
  who: Visitor,
  basketId: string,
  email: string = untaxedAddress.email,
): Promise<WireBasket> => {
  const to = { ...untaxedAddress, email }
  must(
    await who.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [to], context: 'checkout' }),
    200,
  )
  must(await who.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, to), 200)
  must(await addPayment(who, basketId, cardBody), 200)
  return basketOf(must(await who.call('POST', paths.prepare, { basketId }), 200))
}

export const readyBasket = async (who: Visitor, productId: string, email?: string): Promise<WireBasket> =>
  readyToOrder(who, (await withItem(who, productId)).basketId, email)

export const orderBody = ({ basketId, totals }: WireBasket, shownTotal: number = totals.total): object => ({
  cartId: basketId,
  paymentMethod: { additionalData: { shownTotal } },
  type: 'CREDIT_CARD',
})

export const placeOrder = (who: Visitor, basket: WireBasket, key?: string): Promise<Reply> =>
  who.call('PUT', paths.order, orderBody(basket), key)

export type WireOrder = {
  readonly orderNumber: string
  readonly totals: { readonly total: number; readonly discount: number }
}

/** A confirmed order of `who`. */
export const orderedBy = async (who: Visitor, sku: string, email?: string): Promise<WireOrder> =>
  jsonOf(must(await placeOrder(who, await readyBasket(who, sku, email)), 200)) as WireOrder
