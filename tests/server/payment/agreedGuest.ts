import { expect } from 'vitest'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { setBillingAddress, setShippingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readPaymentSession } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import type { ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import { sessionPage } from '../../../core/domain/payment/providerPage.ts'
import type { Guest } from '../cart/guestCalls.ts'
import type { GuestShop } from '../cart/guestShop.ts'
import { address } from '../order/checkoutGuest.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

export const returnPath = '/en-us/checkout'

export const askSession = (guest: Guest, method: ProviderMethod, referer = returnPath) =>
  guest.ask(readPaymentSession, { query: { paymentMethodId: method, referer } })

/** The address to which the page leads after the answer. */
export const answerPage = async (
  { app }: Pick<GuestShop, 'app'>,
  method: ProviderMethod,
  clientToken: string,
  answer: 'agreed' | 'refused',
): Promise<string> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await app.request(sessionPage(method, clientToken), {
    method: 'POST',
    headers,
    body: `answer=${answer}`,
  })
  expect(sent.status).toBe(303)
  return sent.headers.get('location') ?? ''
}

export const payBy = (guest: Guest, basketId: string, method: ProviderMethod, sessionId?: string, key?: string) =>
  guest.ask(
    addPaymentInstrument,
    {
      params: { basketId },
      body: { payment_method_id: method, ...defined({ paymentSession: sessionId }) },
    },
    key === undefined ? {} : { key },
  )

/** Addresses entered, and consent given on the provider's page; the method is not on the basket yet. */
export const agreedBasket = async (shop: GuestShop, guest: Guest, sku: string, method: ProviderMethod) => {
  const { basketId } = await guest.withItem(sku)
  await guest.done(setShippingAddress, { params: { basketId }, body: { addresses: [address], context: 'checkout' } })
  await guest.done(setBillingAddress, { params: { basketId }, body: address })
  const { sessionId, clientToken } = (await askSession(guest, method)).body
  await answerPage(shop, method, clientToken, 'agreed')
  return { basketId, sessionId, clientToken }
}

export const prepared = (guest: Guest, basketId: string): Promise<Basket> =>
  guest.done(prepareOrder, { body: { basketId } })

export const placeBy = (guest: Guest, basket: Basket, method: ProviderMethod, key?: string) =>
  guest.ask(
    placeOrder,
    {
      body: {
        cartId: basket.basketId,
        paymentMethod: { additionalData: { shownTotal: basket.totals.total } },
        type: method,
      },
    },
    key === undefined ? {} : { key },
  )
