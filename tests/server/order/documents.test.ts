import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/order.ts'
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  readPurchase,
  trackOrder,
} from '../../../contracts/api/purchaseApi.ts'
import { returnWindowMs } from '../../../core/domain/order/returnRules.ts'
import { address, californian } from './checkoutGuest.ts'
import { orderedShop } from './orderedShop.ts'
import type { Consumer, OrderedShop } from './orderedShop.ts'

let shop: OrderedShop
let wren: Consumer
beforeAll(async () => {
  shop = await orderedShop()
})
beforeEach(async () => {
  wren = await shop.newConsumer()
})
afterAll(() => shop.close())

const invoice = (who: Consumer, orderId: string, locale?: string) =>
  shop.documentAt(downloadInvoice.path, {
    token: who.token,
    body: { orderId },
    ...(locale === undefined ? {} : { locale }),
  })
const sendBack = (who: Consumer, { orderNumber, items }: Order, qty = 1, how?: { key?: string; locale?: string }) =>
  who.ask(
    createReturnLabel,
    { params: { orderId: orderNumber }, body: { items: [{ itemId: items[0]!.itemId, qty }] } },
    how,
  )
const arrived = async (who: Consumer, how?: Parameters<OrderedShop['orderOf']>[1]) => {
  const order = await shop.orderOf(who, how)
  await shop.move(order.orderNumber, 3)
  return order
}
const dollars = (minor: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100)

test('ORD-06 the invoice is a PDF by its name, with every figure and address of the order as it was charged', async () => {
  const order = await shop.orderOf(wren, { qty: 3, to: californian })
  const answer = await invoice(wren, order.orderNumber)
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('content-disposition'),
    answer.headers.get('cache-control'),
  ]).toEqual([200, 'application/pdf', `attachment; filename="invoice-${order.orderNumber}.pdf"`, 'no-store'])
  const { totals, items } = order
  const [item] = items
  expect(totals.tax).toBeGreaterThan(0)
  const figures = [
    `${item!.name} | 3 | ${dollars(item!.price.current)} | ${dollars(item!.price.rowTotal)}`,
    `Items | ${dollars(totals.itemSubTotal)}`,
    `Shipping | ${dollars(totals.shipping)}`,
    `Tax | ${dollars(totals.tax)}`,
    `Total | ${dollars(totals.total)}`,
    'Paid with Visa ending 4242',
  ]
  expect(answer.said.filter((line) => figures.includes(line))).toEqual(figures)
  const addressed = [
    'Wren Holloway | Wren Holloway',
    '12 Quarry Lane | 12 Quarry Lane',
    'Bishop CA 93514 | Bishop CA 93514',
    'United States | United States',
  ]
  expect(answer.said.filter((line) => addressed.includes(line))).toEqual(addressed)
  expect(answer.said.some((line) => line.startsWith(`Invoice ${order.orderNumber}`))).toBe(true)
})

test('ORD-06 I18N-01 in French where the site is French, with names in their own letters and money as it is written there', async () => {
  const french = { ...address, firstName: 'Anaïs', lastName: 'Łukasiewicz-Žák', city: 'Portland' }
  const order = await shop.orderOf(wren, { to: french })
  const { said } = await invoice(wren, order.orderNumber, 'fr-fr')
  const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'USD' })
    .format(order.totals.total / 100)
    .replaceAll(/\s/g, ' ')
  expect(said).toEqual(
    expect.arrayContaining([
      'Anaïs Łukasiewicz-Žák | Anaïs Łukasiewicz-Žák',
      'États-Unis | États-Unis',
      `Total | ${amount}`,
      'Payé par Visa se terminant par 4242',
    ]),
  )
  expect(said).toContain(`Facture ${order.orderNumber}`)
})

test('ORD-06 ORD-09 the invoice of a cancelled order says so and what was given back', async () => {
  const order = await shop.orderOf(wren)
  await wren.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
  expect((await invoice(wren, order.orderNumber)).said).toContain(
    `This order was cancelled. ${dollars(order.totals.total)} was given back.`,
  )
})

test('ORD-07 what has arrived gets a label: from the shopper, to the shop, with what is in the parcel; asked again, it is the same one', async () => {
  const order = await arrived(wren, { qty: 3 })
  const answers = [
    await sendBack(wren, order, 2, { key: 'label' }),
    await sendBack(wren, order, 2, { key: 'label' }),
    await sendBack(wren, order, 2),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const urls = new Set(answers.map(({ body }) => body.labelUrl))
  expect(urls.size).toBe(1)
  const [url = ''] = urls
  const label = await shop.documentAt(url)
  expect([label.status, label.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="return-label-${order.orderNumber}-R1.pdf"`,
  ])
  const [item] = order.items
  const lines = [
    'From',
    'Wren Holloway',
    '12 Quarry Lane',
    'Portland OR 97201',
    'United States',
    'To',
    'Cairn Outfitters',
    '1420 Pearl Street',
    'Boulder CO 80302',
    'United States',
    `${order.orderNumber}-R1`,
    'In this parcel',
    `2 × ${item!.name}, ${item!.variation.colourName}, ${item!.variation.sizeLabel} · ${item!.productId}`,
  ]
  expect(label.said.filter((line) => lines.includes(line))).toEqual(lines)
  const read = await wren.done(readPurchase, { params: { orderId: order.orderNumber } })
  expect([read.status, read.returns]).toEqual([
    'return_requested',
    [{ labelUrl: url, at: shop.clock.now, items: [{ itemId: item!.itemId, qty: 2 }] }],
  ])
  const { orderNumber, email } = order
  expect((await wren.done(trackOrder, { body: { orderNumber, email } })).returns).toEqual([])
})

test('ORD-07 each piece goes back once: the rest has a label of its own, and then there is nothing left', async () => {
  const order = await arrived(wren, { qty: 3 })
  const [first, second, third] = [
    await sendBack(wren, order, 2),
    await sendBack(wren, order, 1),
    await sendBack(wren, order, 3),
  ]
  expect([first!.status, second!.status, third!.status, third!.error?.errorId]).toEqual([200, 200, 404, 'ORD409'])
  expect((await shop.documentAt(second!.body.labelUrl)).said).toContain(`${order.orderNumber}-R2`)
})

test('ORD-07 what has not arrived, was cancelled, or arrived too long ago has no label', async () => {
  const [sent, cancelled, old] = [await shop.orderOf(wren), await shop.orderOf(wren), await arrived(wren)]
  await shop.move(sent.orderNumber, 2)
  await wren.done(cancelOrder, { body: { orderNumber: cancelled.orderNumber } })
  expect((await sendBack(wren, sent)).error?.errorId).toBe('ORD409')
  expect((await sendBack(wren, cancelled)).error?.errorId).toBe('ORD409')
  const late = await shop.newConsumer()
  await shop.storage.db
    .updateTable('order_step')
    .set({ at: shop.clock.now - returnWindowMs - 1 })
    .where('order_number', '=', old.orderNumber)
    .execute()
  expect((await sendBack(wren, old)).error?.errorId).toBe('ORD409')
  expect((await sendBack(late, old)).error?.errorId).toBe('ORD409')
})

test('ORD-07 ERR-207 a label that cannot be written is RTN500, and nothing is noted: the order stands as it was', async () => {
  const order = await arrived(wren, { to: { ...address, lastName: 'Holloway 漢' } })
  const answer = await sendBack(wren, order, 1, { key: 'unwritable' })
  expect([answer.status, answer.error?.errorId]).toEqual([500, 'RTN500'])
  const read = await wren.done(readPurchase, { params: { orderId: order.orderNumber } })
  expect([read.status, read.returns]).toEqual(['delivered', []])
  await shop.storage.db
    .updateTable('orders')
    .set({ document: JSON.stringify({ ...read, shipments: order.shipments }).replaceAll(' 漢', '') })
    .where('number', '=', order.orderNumber)
    .execute()
  expect((await sendBack(wren, order, 1, { key: 'unwritable' })).status).toBe(200)
})

test('ORD-07 a label’s address that nobody was given leads nowhere', async () => {
  expect((await shop.documentAt('/consumers-v3/return-labels/0123456789abcdef')).status).toBe(404)
})

test('ORD-07 a French label for a French site', async () => {
  const order = await arrived(wren)
  const { body } = await sendBack(wren, order, 1, { locale: 'fr-fr' })
  expect((await shop.documentAt(body.labelUrl)).said).toEqual(
    expect.arrayContaining(['De', 'À', '8 rue du Mont-Blanc', '74000 Annecy', 'Dans ce colis']),
  )
})

test('AUTH-32 ORD-06 ORD-07 of two consumers, with whatever orders, nobody gets the other’s invoice or a label for it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(1), { minLength: 1, maxLength: 2 }),
      fc.constantFrom('en-us', 'fr-ca'),
      async (owners, locale) => {
        const people = [await shop.newConsumer(), await shop.newConsumer()] as const
        for (const owner of owners) {
          const order = await arrived(people[owner as 0 | 1])
          const other = people[owner === 0 ? 1 : 0]
          const stolen = [
            await invoice(other, order.orderNumber, locale),
            await sendBack(other, order, 1, { locale }),
          ] as const
          expect([stolen[0].status, stolen[0].said, stolen[1].error?.errorId]).toEqual([404, [], 'ORD409'])
          expect(
            (await people[owner as 0 | 1].done(readPurchase, { params: { orderId: order.orderNumber } })).returns,
          ).toEqual([])
          expect((await invoice(people[owner as 0 | 1], order.orderNumber, locale)).status).toBe(200)
        }
        const guest = await shop.newGuest()
        expect(
          (await shop.documentAt(downloadInvoice.path, { token: guest.token, body: { orderId: 'CN-2222-2222' } }))
            .status,
        ).toBe(403)
      },
    ),
    { numRuns: 4, interruptAfterTimeLimit: 20_000 },
  )
}, 60_000)
