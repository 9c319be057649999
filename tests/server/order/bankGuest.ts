import { expect } from 'vitest'
import { patchOrder } from '../../../contracts/api/cart/orderApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { sessionOfAction } from '../../../core/domain/payment/providerPage.ts'
import type { Guest } from '../cart/guestCalls.ts'
import type { GuestShop } from '../cart/guestShop.ts'

/** PAY-30: the path of the bank's page. */
export const actionOf = (order: Order): string => order.flashMessages[0]?.details?.action ?? ''

/** The result of the bank's page once the shopper has answered there. */
export const answerOnPage = async (
  { app }: GuestShop,
  action: string,
  form: Record<string, string>,
): Promise<string> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await app.request(action, { method: 'POST', headers, body: new URLSearchParams(form).toString() })
  expect(sent.status).toBe(303)
  const page = await (await app.request(sent.headers.get('location') ?? '')).text()
  return /data-result="([^"]+)"/.exec(page)?.[1] ?? ''
}

export const authorise = (shop: GuestShop, action: string): Promise<string> =>
  answerOnPage(shop, action, { answer: 'authorise', code: '123456' })

/** PAY-32 */
export const patch = (
  by: Guest,
  { orderNumber, paymentMethod }: Order,
  action: string,
  threeDS2Result: string,
  key?: string,
) => {
  const body = {
    paymentMethod: { code: 'CREDIT_CARD', cardType: 'visa' },
    paymentInstrumentId: paymentMethod[0]?.paymentInstrumentId ?? '',
    sessionID: sessionOfAction(action),
    threeDS2Result,
  } as const
  return by.ask(patchOrder, { params: { orderNumber }, body }, key === undefined ? {} : { key })
}
