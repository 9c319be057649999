import { describe, expect, test } from 'vitest'
import { cancelOrder, resendOrderEmail } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { orderedShop } from './orderedShop.ts'

const shop = await closeAfterAll(orderedShop())
const resend = (who: Guest, orderId: string, email?: string) =>
  who.ask(resendOrderEmail, { body: { orderId, ...(email === undefined ? {} : { email }) } })
/** Subjects of the letters to an order's address, each with the number of letters that have it. */
const subjectsTo = async (email: string) => {
  const counts: Record<string, number> = {}
  for (const { subject } of await shop.lettersTo(email)) counts[subject] = (counts[subject] ?? 0) + 1
  return counts
}

describe('an order on its way', () => {
  test('API-159 ORD-19 a guest with number and e-mail gets confirmation and parcel’s letter again, under new ids', async () => {
    const { orderNumber, email } = await shop.orderOf(await shop.newGuest())
    await shop.move(orderNumber, 2)
    const before = await subjectsTo(email)
    const answer = await resend(await shop.newGuest(), orderNumber, email)
    expect(answer.body).toEqual({ sentTo: `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}` })
    const after = await subjectsTo(email)
    for (const subject of [`Your order ${orderNumber}`, `We’ve shipped your order ${orderNumber}`])
      expect(after[subject]).toBe((before[subject] ?? 0) + 1)
    const parcels = (await shop.lettersTo(email)).filter(({ subject }) => subject.includes('shipped'))
    expect(new Set(parcels.filter(({ subject }) => subject.includes(orderNumber)).map(({ body }) => body)).size).toBe(1)
  })

  test('ORD-19 the letter is in the language in which the order was placed', async () => {
    const consumer = await shop.newConsumer()
    const { orderNumber, email } = await shop.orderOf(consumer, { locale: 'fr-ca' })
    expect((await resend(consumer, orderNumber)).status).toBe(200)
    expect((await subjectsTo(email))[`Votre commande ${orderNumber}`]).toBe(2)
  })
})

describe('an order that has not left', () => {
  test('ORD-19 its owner gets the confirmation alone', async () => {
    const consumer = await shop.newConsumer()
    const { orderNumber, email } = await shop.orderOf(consumer)
    const before = (await shop.lettersTo(email)).length
    expect((await resend(consumer, orderNumber)).status).toBe(200)
    expect((await shop.lettersTo(email)).length).toBe(before + 1)
  })
})

describe('what is refused', () => {
  test('API-159 ORD-19 ORD400 with another’s e-mail, and ORD409 without one, and no letter is written', async () => {
    const { orderNumber, email } = await shop.orderOf(await shop.newGuest())
    const before = (await shop.lettersTo(email)).length
    const stranger = await shop.newGuest()
    expectRefusal(await resend(stranger, orderNumber, 'someone.else@example.com'), 400, 'ORD400')
    expect((await resend(stranger, orderNumber)).error?.errorId).toBe('ORD409')
    expect((await shop.lettersTo(email)).length).toBe(before)
  })

  test('ORD-19 ORD409 a cancelled order’s confirmation is not sent again', async () => {
    const consumer = await shop.newConsumer()
    const { orderNumber, email } = await shop.orderOf(consumer)
    await consumer.done(cancelOrder, { body: { orderNumber } })
    const before = (await shop.lettersTo(email)).length
    expect((await resend(consumer, orderNumber)).error?.errorId).toBe('ORD409')
    expect((await shop.lettersTo(email)).length).toBe(before)
  })

  test('ORD-19 LIM429 ten times a day per order at most, from whatever session', async () => {
    const { orderNumber, email } = await shop.orderOf(await shop.newGuest())
    for (let nth = 0; nth < 10; nth++)
      expect((await resend(await shop.newGuest(), orderNumber, email)).status).toBe(200)
    expectRefusal(await resend(await shop.newGuest(), orderNumber, email), 429, 'LIM429')
  })
})
