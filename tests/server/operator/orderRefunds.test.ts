import { describe, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { createReturnLabel } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { grossOf } from '../../../core/domain/tax/taxGroup.ts'
import { demonstrationPin } from '../../../server/giftcard/importGiftCards.ts'
import { refundCancelled } from '../../../server/order/cancelOrder.ts'
import { creditNoteRows } from '../../../server/order/documents/numberPapers.ts'
import { refundReturns } from '../../../server/order/refundReturns.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { californian, placing, readyBasket } from '../order/checkoutGuest.ts'
import { orderedShop } from '../order/orderedShop.ts'
import type { Consumer } from '../order/orderedShop.ts'
import { pdfText } from '../order/pdfText.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { openConcurrentStorage } from '../support/openTestStorage.ts'
import { operatorShop } from './operatorShop.ts'

const storage = process.env['DATABASE_URL'] ? await openConcurrentStorage() : undefined
const shop = await closeAfterAll(orderedShop(storage ? { storage } : {}))
const { db } = shop.storage
const house = await operatorShop({ storage: shop.storage, catalogue: shop.catalogue, now: () => shop.clock.now })
const kofi = await house.operator('kofi@example.com', ['orders'])
const ines = await house.operator('ines@example.com', ['content', 'merchandise'])
const near = () => builtInProvider(db, () => shop.clock.now)

/** Amounts as they are on the wire: in units of the currency. */
type Refunds = {
  readonly left: number
  readonly pieces: readonly { readonly itemId: string; readonly qty: number }[]
  readonly refunds: readonly {
    readonly amount: number
    readonly reason: string
    readonly by: string
    readonly isOwed: boolean
  }[]
}
const read = async ({ orderNumber }: Order) => (await kofi.ask('GET', `orders/${orderNumber}/refunds`)).json as Refunds
const ask = ({ orderNumber }: Order, body: object) =>
  kofi.ask('POST', `orders/${orderNumber}/refunds`, { body: { reason: 'A scratch', ...body } })
const refund = async (order: Order, body: object) => ask(order, { seen: (await read(order)).left, ...body })
const minor = (units: number) => Math.round(units * 100)
const trail = (key: string) =>
  db
    .selectFrom('operator_change')
    .select(['made_by', 'after'])
    .where('noun', '=', 'order')
    .where('key', '=', key)
    .orderBy('id')
    .execute()
const ordered = async (qty: number, who?: Consumer) =>
  shop.orderOf(who ?? (await shop.newConsumer()), { qty, to: californian })
const lineOf = ({ items }: Order) => items[0]!
const balance = async () =>
  (await db.selectFrom('gift_card').select('balance').where('last4', '=', '0019').executeTakeFirstOrThrow()).balance

describe('a part of an order', () => {
  test('OPR-67 API-250 API-251 some pieces are given back for with their tax: money, credit note, letter, trail', async () => {
    const order = await ordered(3)
    const { itemId, price, taxTotal, productId, name } = lineOf(order)
    expect(await read(order)).toMatchObject({
      left: order.totals.total / 100,
      pieces: [{ itemId, qty: 3 }],
      refunds: [],
    })
    const { status, json } = await refund(order, { items: [{ itemId, qty: 1 }], reason: ' One was missing ' })
    expect([status, json]).toMatchObject([200, { isRefundOwed: true, order: { status: 'confirmed' } }])
    const one = Math.round((price.rowTotal + taxTotal) / 3)
    expect(await read(order)).toMatchObject({
      left: (order.totals.total - one) / 100,
      pieces: [{ itemId, qty: 2 }],
      refunds: [{ amount: one / 100, reason: 'One was missing', by: 'kofi@example.com', isOwed: true }],
    })
    expect(await shop.partRefundsOf(order)).toEqual([])
    await Promise.all([refundReturns(db, near()), refundReturns(db, near())])
    expect(await refundReturns(db, near())).toEqual([])
    expect(await shop.partRefundsOf(order)).toEqual([one])
    expect((await read(order)).refunds).toMatchObject([{ isOwed: false }])
    const [note, ...others] = await creditNoteRows(db, order.orderNumber)
    expect(others).toEqual([])
    expect(note?.credit).toMatchObject({ total: one, items: [{ itemId, qty: 1 }] })
    const letter = (await shop.lettersAbout(order.orderNumber)).get('refund/1')
    for (const words of [
      `Credit note: ${note?.number}`,
      `1 × ${name}`,
      `Refund to Visa ending 4242: $${(one / 100).toFixed(2)}`,
    ])
      expect(letter?.body).toContain(words)
    expect(await trail(order.orderNumber)).toEqual([
      {
        made_by: 'kofi@example.com',
        after: {
          status: 'confirmed',
          refunded: `$${(one / 100).toFixed(2)}`,
          reason: 'One was missing',
          pieces: `1 × ${productId}`,
        },
      },
    ])
  })

  test('OPR-67 ORD-24 an amount is given back, and its credit note is for no goods', async () => {
    const order = await ordered(1)
    expect((await refund(order, { amount: 5 })).status).toBe(200)
    await refundReturns(db, near())
    expect(await shop.partRefundsOf(order)).toEqual([500])
    const [note] = await creditNoteRows(db, order.orderNumber)
    expect(note?.credit).toMatchObject({ total: 500, items: [] })
    expect(sum((note?.credit.taxes ?? []).map(grossOf))).toBe(500)
    const file = await house.app.request(`/operator/api/orders/${order.orderNumber}/papers/${note?.number}`, {
      headers: { cookie: kofi.cookie },
    })
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect((await pdfText(bytes)).join('\n')).toContain('Reduction of the price')
  })

  test('OPR-67 ORD-16 what a gift card paid goes back to it at once, after the card has got back what it paid', async () => {
    const who = await shop.newConsumer()
    const before = await balance()
    const { basketId } = await readyBasket(who, shop.sku, { to: californian, qty: 3 })
    const basket = await who.done(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber: '6006000000000019', pin: demonstrationPin } },
    })
    const order = await who.done(placeOrder, placing(basket))
    const byCard = order.totals.total - (before - (await balance()))
    await refund(order, { amount: (byCard - 1) / 100 })
    await refund(order, { amount: 0.03 })
    expect(await balance()).toBe(before - (order.totals.total - byCard) + 2)
    await refund(order, { items: [{ itemId: lineOf(order).itemId, qty: 3 }] })
    expect(await balance()).toBe(before)
    await refundReturns(db, near())
    expect((await shop.partRefundsOf(order)).toSorted((a, b) => a - b)).toEqual([1, byCard - 1])
    expect((await read(order)).left).toBe(0)
    expectRefusal(await refund(order, { amount: 0.01 }), 412, 'OPR412')
  })

  test('OPR-67 what is sent back later is paid for once, and never more than is left', async () => {
    const who = await shop.newConsumer()
    const order = await ordered(3, who)
    const { itemId } = lineOf(order)
    await shop.move(order.orderNumber, 3)
    await refund(order, { items: [{ itemId, qty: 1 }] })
    await refund(order, { amount: 1 })
    await who.done(createReturnLabel, { params: { orderId: order.orderNumber }, body: { items: [{ itemId, qty: 2 }] } })
    // They are on their way back.
    expect((await read(order)).pieces).toEqual([])
    await shop.move(order.orderNumber)
    await refundReturns(db, near())
    expect(sum(await shop.partRefundsOf(order))).toBe(order.totals.total)
    expect((await read(order)).left).toBe(0)
    const notes = await creditNoteRows(db, order.orderNumber)
    expect(sum(notes.map(({ credit }) => credit.total))).toBe(order.totals.total)
    const taxes = notes.flatMap(({ credit }) => credit.taxes ?? []).flatMap((group) => group.taxes)
    expect(sum(taxes.map(({ amount }) => amount))).toBe(order.totals.tax)
  })

  test.each([
    ['a part', (order: Order) => ({ amount: order.totals.total / 100 - 2 }), true],
    ['all', (order: Order) => ({ amount: order.totals.total / 100 }), false],
  ])(
    'OPR-67 ORD-09 of a cancelled order of which %s was given back, only the rest goes back',
    async (_what, body, hasRest) => {
      const order = await ordered(1)
      const { amount } = body(order)
      await refund(order, { amount })
      expect(
        (await kofi.ask('POST', `orders/${order.orderNumber}/cancellation`, { body: { reason: 'Asked for it' } }))
          .status,
      ).toBe(200)
      expectRefusal(await ask(order, { seen: 2, amount: 1 }), 412, 'OPR412')
      for (let twice = 0; twice < 2; twice++) {
        expect(await refundCancelled(db, near(), shop.happening())).toEqual([])
        expect(await refundReturns(db, near())).toEqual([])
      }
      expect(await shop.refundsOf(order.orderNumber)).toEqual([])
      expect((await shop.partRefundsOf(order)).toSorted((a, b) => a - b)).toEqual([
        ...(hasRest ? [200] : []),
        minor(amount),
      ])
      const letters = await shop.lettersAbout(order.orderNumber)
      expect(letters.get('refunded')?.body.includes('Visa ending 4242: $2.00')).toBe(hasRest ? true : undefined)
      expect(letters.get('cancelled')?.body.includes('Visa ending 4242: $2.00')).toBe(hasRest)
      const notes = await creditNoteRows(db, order.orderNumber)
      expect(sum(notes.map(({ credit }) => credit.total))).toBe(order.totals.total)
    },
  )
})

describe('a refund that cannot be', () => {
  test('OPR-67 API-251 is refused in words at its field, and nothing is done', async () => {
    const order = await ordered(2)
    const { itemId, name } = lineOf(order)
    const total = order.totals.total / 100
    for (const [body, field, message] of [
      [{ amount: total + 0.01 }, 'amount', `The amount must be more than 0, and $${total.toFixed(2)} at most.`],
      [{ amount: 0 }, 'amount', `The amount must be more than 0, and $${total.toFixed(2)} at most.`],
      [{ amount: -1 }, 'amount', `The amount must be more than 0, and $${total.toFixed(2)} at most.`],
      [{}, 'amount', 'Choose pieces or name an amount, one of the two.'],
      [{ amount: 1, items: [{ itemId, qty: 1 }] }, 'amount', 'Choose pieces or name an amount, one of the two.'],
      [{ items: [{ itemId, qty: 3 }] }, 'items', `${name}: the price of 2 can be given back, not of 3.`],
      [{ items: [{ itemId: 'no-line', qty: 1 }] }, 'items', 'The order has no such line.'],
      [{ items: [1, 1].map((qty) => ({ itemId, qty })) }, 'items', 'A line is named twice.'],
      [{ amount: 1, reason: '  ' }, 'reason', 'Write why money is given back.'],
    ] as const) {
      const refused = await refund(order, body)
      expectRefusal(refused, 400, 'OPR400')
      expect(refused.error).toMatchObject({ field, message })
    }
    expect((await refund(order, { items: [{ itemId, qty: 0 }] })).status).toBe(400)
    expect(await read(order)).toMatchObject({ left: total, refunds: [] })
    expect(await trail(order.orderNumber)).toEqual([])
    expect(await creditNoteRows(db, order.orderNumber)).toEqual([])
    expectRefusal(await ask({ ...order, orderNumber: 'CN-2222-2222' }, { seen: 1, amount: 1 }), 404, 'OPR404')
    expectRefusal(await kofi.ask('GET', 'orders/CN-2222-2222/refunds'), 404, 'OPR404')
  })

  test('OPR-67 OPR-05 is one by somebody without the role', async () => {
    const { orderNumber } = await ordered(1)
    expectRefusal(await ines.ask('GET', `orders/${orderNumber}/refunds`), 403, 'OPR403')
    expectRefusal(
      await ines.ask('POST', `orders/${orderNumber}/refunds`, { body: { seen: 1, amount: 1, reason: 'x' } }),
      403,
      'OPR403',
    )
  })
})

describe('refunds at the same moment', () => {
  test('OPR-68 of those who have seen the same, one gives money back and the others are told', async () => {
    const order = await ordered(1)
    const seen = (await read(order)).left
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(order, { seen, amount: seen })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
    const other = await ordered(1)
    const whole = (await read(other)).left
    const parts = await Promise.all([1, 2, 3].map(() => ask(other, { seen: whole, amount: 1 })))
    expect(parts.map(({ error }) => error?.errorId ?? 'done').toSorted()).toEqual(['OPR409', 'OPR409', 'done'])
    expect(await creditNoteRows(db, other.orderNumber)).toHaveLength(1)
  })

  test('OPR-68 whoever refunds, cancels, receives and pays back at once, no more goes back than was paid, and each part once', async () => {
    for (let round = 0; round < 4; round++) {
      const who = await shop.newConsumer()
      const order = await ordered(3, who)
      const { itemId } = lineOf(order)
      const isSent = round % 2 === 0
      if (isSent) {
        await shop.move(order.orderNumber, 3)
        await who.done(createReturnLabel, {
          params: { orderId: order.orderNumber },
          body: { items: [{ itemId, qty: 2 }] },
        })
      }
      const acts = [
        ...[1, 2, 3].map(() => () => refund(order, { amount: order.totals.total / 200 })),
        () => refund(order, { items: [{ itemId, qty: 1 }] }),
        () => refundReturns(db, near()),
        () => refundCancelled(db, near(), shop.happening()),
        () =>
          isSent
            ? kofi.ask('POST', `orders/${order.orderNumber}/steps`, { body: { status: 'return_requested' } })
            : kofi.ask('POST', `orders/${order.orderNumber}/cancellation`, { body: { reason: 'Asked for it' } }),
        () => refundReturns(db, near()),
      ]
      await Promise.all(acts.map((act) => act()))
      for (let left = (await read(order)).left; left > 0; left = (await read(order)).left)
        await refund(order, { amount: left })
      expect(await refundReturns(db, near())).toEqual([])
      expect(await refundCancelled(db, near(), shop.happening())).toEqual([])
      const whole = (await shop.refundsOf(order.orderNumber)).map(({ amount }) => amount)
      expect(sum([...whole, ...(await shop.partRefundsOf(order))])).toBe(order.totals.total)
      expect(sum((await creditNoteRows(db, order.orderNumber)).map(({ credit }) => credit.total))).toBe(
        order.totals.total,
      )
    }
  })
})
