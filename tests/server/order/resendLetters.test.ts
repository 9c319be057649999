import { describe, expect, test } from 'vitest'
import { cancelOrder, createReturnLabel, resendOrderEmail } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { orderedShop } from './orderedShop.ts'

const shop = await closeAfterAll(orderedShop())
const resend = (who: Guest, orderId: string, email?: string, how?: Parameters<Guest['ask']>[2]) =>
  who.ask(resendOrderEmail, { body: { orderId, ...(email === undefined ? {} : { email }) } }, how)
/** The confirmation that was sent last. */
const lastConfirmation = async (orderNumber: string, email: string) =>
  (await shop.lettersTo(email)).findLast(({ subject }) => subject === `Your order ${orderNumber}`)?.body ?? ''
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

describe('the confirmation of an order says what is true when it is sent', () => {
  test.each([
    [0, 'We’ll email you when we ship it.', true],
    [1, 'We’ll email you when we ship it.', true],
    [2, 'It’s on its way.', false],
    [3, 'It has been delivered.', false],
  ])('ORD-19 after %i steps: %s', async (steps, sentence, canCancel) => {
    const consumer = await shop.newConsumer()
    const { orderNumber, email } = await shop.orderOf(consumer)
    await shop.move(orderNumber, steps)
    shop.clock.now += 1_000
    await resend(consumer, orderNumber)
    const shown = await lastConfirmation(orderNumber, email)
    expect(shown).toContain(sentence)
    expect(shown.includes('We’ll email you')).toBe(steps < 2)
    expect(shown.includes('cancel it until')).toBe(canCancel)
  })

  test('ORD-19 after all of it came back', async () => {
    const consumer = await shop.newConsumer()
    const { orderNumber, email, items } = await shop.orderOf(consumer)
    await shop.move(orderNumber, 3)
    const [{ itemId, qty } = { itemId: '', qty: 0 }] = items
    await consumer.done(createReturnLabel, { params: { orderId: orderNumber }, body: { items: [{ itemId, qty }] } })
    await shop.move(orderNumber)
    shop.clock.now += 1_000
    await resend(consumer, orderNumber)
    expect(await lastConfirmation(orderNumber, email)).toContain('You’ve returned it.')
  })
})

test('API-159 ORD-19 a repeated key sends once, and gets the same answer', async () => {
  const consumer = await shop.newConsumer()
  const { orderNumber, email } = await shop.orderOf(consumer)
  const before = (await shop.lettersTo(email)).length
  const twice = [
    await resend(consumer, orderNumber, undefined, { key: 'the-same-press' }),
    await resend(consumer, orderNumber, undefined, { key: 'the-same-press' }),
  ]
  expect(twice.map(({ status, replayed }) => [status, replayed])).toEqual([
    [200, false],
    [200, true],
  ])
  expect(twice[1]?.body).toEqual(twice[0]?.body)
  expect((await shop.lettersTo(email)).length).toBe(before + 1)
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
