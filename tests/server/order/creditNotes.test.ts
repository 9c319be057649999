import { describe, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  readPurchase,
  trackOrder,
} from '../../../contracts/api/cart/purchaseApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { grossOf } from '../../../core/domain/tax/taxGroup.ts'
import { demonstrationPin } from '../../../server/giftcard/importGiftCards.ts'
import { cancelPlaced, refundCancelled } from '../../../server/order/cancelOrder.ts'
import { creditOf } from '../../../server/order/documents/creditNotes.ts'
import { creditNoteRows, invoiceNumber, numberInvoices } from '../../../server/order/documents/numberPapers.ts'
import { lockOrder } from '../../../server/order/settleOrder.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { californian, placing, readyBasket } from './checkoutGuest.ts'
import { orderedShop } from './orderedShop.ts'
import type { Consumer } from './orderedShop.ts'

const shop = await closeAfterAll(orderedShop())
const { db } = shop.storage

const giveBack = (who: Consumer, { orderNumber, items }: Order, qty: number, exchangeFor?: string) =>
  who.done(createReturnLabel, {
    params: { orderId: orderNumber },
    body: { items: [{ itemId: items[0]?.itemId ?? '', qty, ...(exchangeFor ? { exchangeFor } : {}) }] },
  })
const cancelled = async (who: Consumer) => {
  const order = await shop.orderOf(who, { to: californian })
  await who.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
  return order
}
const notesOf = async (who: Consumer, { orderNumber }: Order) =>
  (await who.done(readPurchase, { params: { orderId: orderNumber } })).creditNotes ?? []
const paper = (token: string, body: object, locale?: string) =>
  shop.documentAt(downloadInvoice.path, { token, body, ...(locale === undefined ? {} : { locale }) })
const dollars = (minor: number) => formatMoney(minor, 'USD', 'en-us')

describe('the credit note of a cancelled order', () => {
  test('ORD-24 API-057 corrects the invoice, by its number, by all that was paid, and stands beside the order', async () => {
    const who = await shop.newConsumer()
    const order = await cancelled(who)
    const [note, ...others] = await notesOf(who, order)
    expect(others).toEqual([])
    expect(note).toMatchObject({ total: order.totals.total, issuedAt: shop.clock.now })
    expect(note?.number).toMatch(/^C\d{4}-\d{6}$/)
    const invoice = await invoiceNumber(db, order.orderNumber, shop.clock.now)
    const { headers, text } = await paper(who.token, { orderId: order.orderNumber, creditNote: note?.number })
    expect(headers.get('content-disposition')).toBe(`attachment; filename="credit-note-${note?.number}.pdf"`)
    const [item] = order.items
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(shop.clock.now)
    for (const line of [
      `Credit note ${note?.number}`,
      `Corrects invoice ${invoice?.number}`,
      `Invoice date: ${day}`,
      `Order ${order.orderNumber}`,
      `1 × ${item?.name}, ${item?.variation.colourName}, ${item?.variation.sizeLabel} · ${item?.productId}`,
      `Tax | ${dollars(-order.totals.tax)}`,
      `Total | ${dollars(-order.totals.total)}`,
      `Refund to Visa ending 4242: ${dollars(order.totals.total)}`,
    ])
      expect(text.join('\n')).toContain(line)
    expect((await paper(who.token, { orderId: order.orderNumber })).text).toContain(
      `Credit note ${note?.number}, ${day}: ${dollars(-order.totals.total)}`,
    )
  })

  test('ORD-24 is named in both letters', async () => {
    const who = await shop.newConsumer()
    const order = await cancelled(who)
    await refundCancelled(db, builtInProvider(db), shop.happening())
    const [note] = await notesOf(who, order)
    const letters = await shop.lettersAbout(order.orderNumber)
    for (const kind of ['cancelled', 'refunded'])
      expect(letters.get(kind)?.body, kind).toContain(`Credit note: ${note?.number}`)
  })

  test('ORD-24 of an order older than the numbers corrects the order’s own', async () => {
    const who = await shop.newConsumer()
    const order = await shop.orderOf(who)
    await db.deleteFrom('order_paper').where('order_number', '=', order.orderNumber).execute()
    await who.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
    const [note] = await notesOf(who, order)
    const { text } = await paper(who.token, { orderId: order.orderNumber, creditNote: note?.number })
    expect(text.join('\n')).toContain(`Corrects invoice ${order.orderNumber}`)
    expect((await paper(who.token, { orderId: order.orderNumber })).text[0]).toBe(`Invoice ${order.orderNumber}`)
  })
})

describe('the credit notes of what is returned', () => {
  test('ORD-24 are one for each return, and sum to what was paid and to the invoice’s taxes', async () => {
    const who = await shop.newConsumer()
    const { basketId } = await readyBasket(who, shop.sku, { to: californian, qty: 3 })
    const basket = await who.done(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber: '6006000000000019', pin: demonstrationPin } },
    })
    const order = await who.done(placeOrder, placing(basket))
    await shop.move(order.orderNumber, 3)
    for (const qty of [1, 2]) {
      await giveBack(who, order, qty)
      await shop.move(order.orderNumber)
    }
    const notes = await creditNoteRows(db, order.orderNumber)
    expect(notes.map(({ credit }) => credit.items.map(({ qty }) => qty))).toEqual([[1], [2]])
    expect(sum(notes.map(({ credit }) => credit.total))).toBe(order.totals.total)
    for (const { credit } of notes) {
      expect(sum(credit.parts.map(({ amount }) => amount))).toBe(credit.total)
      expect(sum((credit.taxes ?? []).map(grossOf))).toBe(credit.total)
    }
    const taxes = notes.flatMap(({ credit }) => credit.taxes ?? []).flatMap((group) => group.taxes)
    expect(sum(taxes.map(({ amount }) => amount))).toBe(order.totals.tax)
    const letters = await shop.lettersAbout(order.orderNumber)
    for (const [place, { number }] of notes.entries())
      expect(letters.get(`returned/${place + 1}`)?.body).toContain(`Credit note: ${number}`)
  })

  test('ORD-24 each goes on with the taxes where the one before has ended', async () => {
    const order = await shop.orderOf(await shop.newConsumer())
    const taxes = [
      { net: 1_000, taxes: [{ tax: 'VAT', rate: 20_000, amount: 200 }] },
      { net: 500, taxes: [] },
    ] as const
    const credit = (amount: number, before: number) =>
      creditOf({ taxes }, { order, items: [], parts: [{ instrumentId: 'card', amount }], before }).taxes
    expect(credit(600, 0)).toEqual([{ net: 500, taxes: [{ tax: 'VAT', rate: 20_000, amount: 100 }] }])
    expect(credit(1_100, 600)).toEqual([
      { net: 500, taxes: [{ tax: 'VAT', rate: 20_000, amount: 100 }] },
      { net: 500, taxes: [] },
    ])
  })

  test('ORD-24 there is none for what is exchanged', async () => {
    const who = await shop.newConsumer()
    const order = await shop.orderOf(who)
    await shop.move(order.orderNumber, 3)
    const { product } = shop.catalogue.variantBySku.get(shop.sku) ?? {}
    const other = product?.variants.find(({ sku }) => sku !== shop.sku)?.sku ?? ''
    await shop.setStock(other, 9)
    await giveBack(who, order, 1, other)
    await shop.move(order.orderNumber)
    expect(await notesOf(who, order)).toEqual([])
  })
})

test('ORD-24 refunds at the same moment and ones that are rolled back leave no gap in the numbers', async () => {
  const before = await db
    .selectFrom('paper_sequence')
    .select('last')
    .where('kind', '=', 'creditNote')
    .executeTakeFirstOrThrow()
  const customers = await Promise.all(Array.from({ length: 6 }, () => shop.newConsumer()))
  const orders = await Promise.all(customers.map((who) => shop.orderOf(who)))
  const cancel = async (who: Consumer, { orderNumber, basketId }: Order, fails: boolean) =>
    fails
      ? inTransaction(db, async (tx) => {
          await cancelPlaced(tx, await lockOrder(tx, { orderNumber, basketId }), null, shop.happening())
          throw new Error('rolled back')
        }).catch((error: Error) => expect(error.message).toBe('rolled back'))
      : who.done(cancelOrder, { body: { orderNumber } })
  await Promise.all(customers.map((who, place) => cancel(who, orders[place]!, place % 3 === 1)))
  await numberInvoices(db, shop.clock.now)
  const places = async (kind: 'invoice' | 'creditNote') =>
    (
      await db
        .selectFrom('order_paper')
        .select('place')
        .where('kind', '=', kind)
        .orderBy('year')
        .orderBy('place')
        .execute()
    ).map(({ place }) => place ?? 0)
  const notes = await places('creditNote')
  expect(notes.length).toBe(before.last + 4)
  for (const all of [notes, await places('invoice')]) expect(all).toEqual(all.map((_, index) => index + 1))
})

describe('a credit note is given to nobody else', () => {
  test('ORD-24 ORD-15 API-057 only its owner, and a guest who knows number, email and postal code, see it', async () => {
    const who = await shop.newConsumer()
    const order = await cancelled(who)
    const [note] = await notesOf(who, order)
    const guest = await shop.newGuest()
    const { orderNumber, email } = order
    const { postalCode = '' } = californian
    const asked = { orderId: orderNumber, creditNote: note?.number }
    const track = async (proof: object) =>
      (await guest.done(trackOrder, { body: { orderNumber, email, ...proof } })).creditNotes
    expect(await track({ postalCode })).toEqual([note])
    expect(await track({})).toEqual([])
    expect((await paper(guest.token, { ...asked, email, postalCode })).text[0]).toContain(`${note?.number}`)
    const other = await cancelled(await shop.newConsumer())
    for (const [body, status] of [
      [asked, 404],
      [{ ...asked, email, postalCode: '00000' }, 400],
      [{ ...asked, email: 'else@example.com', postalCode }, 400],
      [{ ...asked, orderId: other.orderNumber, email: other.email, postalCode }, 404],
      [{ ...asked, creditNote: 'C2020-000001', email, postalCode }, 404],
    ] as const)
      expect((await paper(guest.token, body)).status).toBe(status)
  })
})
