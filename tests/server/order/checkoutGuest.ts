import type { Address } from '../../../contracts/api/entities/address.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { setBillingAddress, setShippingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { untaxedAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import type { Guest } from '../cart/guestCalls.ts'

export const address: Address = untaxedAddress

/** In a state with a sales tax of 7.25 %. */
export const californian: Address = { ...address, city: 'Bishop', province: 'CA', postalCode: '93514' }

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  fraud: '4100000000000019',
  expired: '4000000000000069',
  authenticate: '4000000000003220',
} as const

export const cardBody = (number: string = cards.good) =>
  ({
    payment_method_id: 'CREDIT_CARD',
    card: { number, securityCode: '123', expiryMonth: 12, expiryYear: 2031, holder: 'Wren Holloway' },
  }) as const

export const payWith = (guest: Guest, basketId: string, number?: string): Promise<Basket> =>
  guest.done(addPaymentInstrument, { params: { basketId }, body: cardBody(number) })

/** A basket that can be ordered as it is. */
export const readyBasket = async (
  guest: Guest,
  sku: string,
  { qty = 1, to = address, card = cards.good as string } = {},
): Promise<Basket> => {
  const { basketId } = await guest.withItem(sku, qty)
  await guest.done(setShippingAddress, { params: { basketId }, body: { addresses: [to], context: 'checkout' } })
  await guest.done(setBillingAddress, { params: { basketId }, body: to })
  await payWith(guest, basketId, card)
  return guest.done(prepareOrder, { body: { basketId } })
}

export const placing = (basket: Basket, shownTotal: number = basket.totals.total) => ({
  body: { cartId: basket.basketId, paymentMethod: { additionalData: { shownTotal } }, type: 'CREDIT_CARD' as const },
})

export const place = (guest: Guest, basket: Basket, key?: string, shownTotal?: number) =>
  guest.ask(placeOrder, placing(basket, shownTotal), key === undefined ? {} : { key })
