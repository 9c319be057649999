import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../contracts/api/apiError.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { setBillingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import {
  createReturnLabel,
  downloadInvoice,
  readPurchase,
  resendGiftCardEmail,
  trackOrder,
} from '../../../contracts/api/cart/purchaseApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { address, payWith, place } from './checkoutGuest.ts'
import { orderedShop } from './orderedShop.ts'

const shop = await closeAfterAll(orderedShop())
const { postalCode = '' } = address

/** Placed by one guest and delivered; asked about in the session of another, as from another device. */
const deliveredOrder = async (qty = 1) => {
  const order = await shop.orderOf(await shop.newGuest(), { qty })
  await shop.move(order.orderNumber, 3)
  return { order, guest: await shop.newGuest() }
}
type Proof = { readonly email?: string; readonly postalCode?: string }
const giveBack = (guest: Guest, { orderNumber, items }: Order, proof: Proof) =>
  guest.ask(createReturnLabel, {
    params: { orderId: orderNumber },
    body: { items: [{ itemId: items[0]?.itemId ?? '', qty: 1 }], ...proof },
  })
const invoice = ({ token }: Guest, { orderNumber }: Order, proof: Proof) =>
  shop.documentAt(downloadInvoice.path, {
    token,
    body: { orderId: orderNumber, ...proof },
  })
const giftCardOrder = async () => {
  const fifty = shop.catalogue.productById.get('GIFTCARD50')?.variants[0]?.sku ?? ''
  const buyer = await shop.newGuest()
  const { basketId } = await buyer.withItem(fifty, 1)
  await buyer.done(setBillingAddress, { params: { basketId }, body: address })
  return (await place(buyer, await payWith(buyer, basketId))).body
}
const resend = (guest: Guest, { orderNumber, items }: Order, proof: Proof) =>
  guest.ask(resendGiftCardEmail, { body: { orderId: orderNumber, itemId: items[0]?.itemId ?? '', ...proof } })

describe('a guest with number, e-mail and postal code', () => {
  test('ORD-15 API-057 gets the invoice', async () => {
    const { order, guest } = await deliveredOrder()
    const answer = await invoice(guest, order, { email: order.email.toUpperCase(), postalCode: ` ${postalCode} ` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.text).toContain(`Order ${order.orderNumber}`)
  })

  test('ORD-15 API-059 returns what has arrived, and finds the label again by tracking with the postal code', async () => {
    const { order, guest } = await deliveredOrder(2)
    const { orderNumber, email } = order
    const answer = await giveBack(guest, order, { email, postalCode })
    expect(answer.status).toBe(200)
    const label = await shop.documentAt(answer.body.labelUrl)
    expect(label.headers.get('content-type')).toBe('application/pdf')
    const track = async (more: Proof) =>
      (await shop.newGuest()).done(trackOrder, { body: { orderNumber, email, ...more } })
    expect((await track({ postalCode })).returns.map(({ labelUrl }) => labelUrl)).toEqual([answer.body.labelUrl])
    expect((await track({})).returns).toEqual([])
  })

  test('ORD-15 API-065 has a gift card’s letter sent again, to its recipient only', async () => {
    const order = await giftCardOrder()
    const lettersTo = async () => (await shop.lettersTo(order.email)).length
    const before = await lettersTo()
    const answer = await resend(await shop.newGuest(), order, { email: order.email, postalCode })
    expect(answer.status).toBe(200)
    expect(await lettersTo()).toBe(before + 1)
  })

  test('ORD-15 LIM429 has it sent again ten times a day at most, from whatever session', async () => {
    const order = await giftCardOrder()
    for (let nth = 0; nth < 10; nth++)
      expect((await resend(await shop.newGuest(), order, { email: order.email, postalCode })).status).toBe(200)
    expectRefusal(await resend(await shop.newGuest(), order, { email: order.email, postalCode }), 429, 'LIM429')
  })
})

describe('a guest who knows less', () => {
  test('ORD-15 API-057 API-059 API-065 is refused the same way whether number, e-mail or postal code is wrong or missing, and nothing changes', async () => {
    const { order, guest } = await deliveredOrder()
    const { email } = order
    const unknown = { ...order, orderNumber: 'CN-2222-2222' }
    const proofs = [
      [order, { email }],
      [order, { email, postalCode: '' }],
      [order, { email, postalCode: '00000' }],
      [order, { email: 'someone.else@example.com', postalCode }],
      [unknown, { email, postalCode }],
    ] as const
    const sentences = new Set<string | undefined>()
    for (const [whose, proof] of proofs) {
      const answers = [await giveBack(guest, whose, proof), await resend(guest, whose, proof)]
      for (const answer of answers) {
        expectRefusal(answer, 400, 'ORD400')
        sentences.add(answer.error?.message)
      }
      const { status, bytes } = await invoice(guest, whose, proof)
      const { errorDetails } = Schema.decodeUnknownSync(Schema.fromJsonString(ApiError))(
        new TextDecoder().decode(bytes),
      )
      expectRefusal({ status, error: errorDetails[0] }, 400, 'ORD400')
    }
    expect(sentences.size).toBe(1)
    expect((await shop.newGuest().then((who) => giveBack(who, order, {}))).error?.errorId).toBe('ORD409')
    expect(
      await shop.storage.db
        .selectFrom('order_return')
        .select('id')
        .where('order_number', '=', order.orderNumber)
        .execute(),
    ).toEqual([])
  })

  test('ORD-15 LIM429 may try twenty postal codes of an order in an hour, over all three calls and from any address', async () => {
    const { order } = await deliveredOrder()
    const { email } = order
    const tries = [giveBack, resend]
    for (let nth = 0; nth < 20; nth++) {
      const answer = await tries[nth % 2]?.(await shop.newGuest(), order, { email, postalCode: String(10_000 + nth) })
      expect(answer?.error?.errorId).toBe('ORD400')
    }
    expectRefusal(await giveBack(await shop.newGuest(), order, { email, postalCode: '10020' }), 429, 'LIM429')
    expect((await invoice(await shop.newGuest(), order, { email, postalCode: '10021' })).status).toBe(429)
  })
})

describe('the carrier’s page', () => {
  test('ORD-15 each parcel that has left leads to it, in the language of the site, for guests as for owners', async () => {
    const consumer = await shop.newConsumer()
    const { orderNumber, email } = await shop.orderOf(consumer)
    const track = async (locale: string) =>
      (await shop.newGuest()).done(trackOrder, { body: { orderNumber, email } }, { locale })
    expect((await track('de-de')).tracking[0]?.trackingUrl).toBeUndefined()
    await shop.move(orderNumber, 2)
    const [parcel] = (await track('de-de')).tracking
    expect(parcel?.trackingUrl).toBe(`/consumers-v3/parcels/de-de/${parcel?.trackingNumber}`)
    const page = await shop.app.request(parcel?.trackingUrl ?? '')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Unterwegs')])
    const own = await consumer.done(readPurchase, { params: { orderId: orderNumber } })
    expect(own.tracking[0]?.trackingUrl).toBe(`/consumers-v3/parcels/en-us/${parcel?.trackingNumber}`)
  })
})
