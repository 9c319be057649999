import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../../contracts/api/entities/order.ts'
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  readPurchase,
  trackOrder,
} from '../../../contracts/api/cart/purchaseApi.ts'
import { returnWindowMs } from '../../../core/domain/order/returnRules.ts'
import { address, californian } from './checkoutGuest.ts'
import { invoicePdf } from '../../../server/order/documents/invoicePdf.ts'
import { fallbackLocale, findLocale } from '../../../server/kit/siteLocale.ts'
import { orderedShop } from './orderedShop.ts'
import { pdfText } from './pdfText.ts'
import type { Consumer, OrderedShop } from './orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

let wren: Consumer
const shop = await closeAfterAll(orderedShop())
beforeEach(async () => {
  wren = await shop.newConsumer()
})

const invoice = (who: Consumer, orderId: string, locale?: string) =>
  shop.documentAt(downloadInvoice.path, {
    token: who.token,
    body: { orderId },
    ...defined({ locale }),
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

describe('the invoice', () => {
  test('ORD-06 API-057 the invoice is a PDF by its name, with every figure and address of the order as it was charged', async () => {
    const order = await shop.orderOf(wren, { qty: 3, to: californian })
    const answer = await invoice(wren, order.orderNumber)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${order.orderNumber}.pdf"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
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
    expect(answer.text.filter((line) => figures.includes(line))).toEqual(figures)
    const addressed = [
      'Wren Holloway | Wren Holloway',
      '12 Quarry Lane | 12 Quarry Lane',
      'Bishop CA 93514 | Bishop CA 93514',
      'United States | United States',
    ]
    expect(answer.text.filter((line) => addressed.includes(line))).toEqual(addressed)
    expect(answer.text[0]).toMatch(/^Invoice \d{4}-\d{6}$/)
    expect(answer.text).toContain(`Order ${order.orderNumber}`)
  })

  test('ORD-06 I18N-01 in French where the site is French, with names in their own letters and money as it is written there', async () => {
    const french = { ...address, firstName: 'Anaïs', lastName: 'Łukasiewicz-Žák', city: 'Portland' }
    const order = await shop.orderOf(wren, { to: french })
    const { text } = await invoice(wren, order.orderNumber, 'fr-fr')
    const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'USD' })
      .format(order.totals.total / 100)
      .replaceAll(/\s/g, ' ')
    expect(text).toEqual(
      expect.arrayContaining([
        'Anaïs Łukasiewicz-Žák | Anaïs Łukasiewicz-Žák',
        'États-Unis | États-Unis',
        `Total | ${amount}`,
        'Payé par Visa se terminant par 4242',
      ]),
    )
    expect(text[0]).toMatch(/^Facture \d{4}-\d{6}$/)
    expect(text).toContain(`Commande ${order.orderNumber}`)
  })

  test('ORD-06 I18N-01 the invoice of an Italian site is in Italian', async () => {
    const order = await shop.orderOf(wren)
    const { text } = await invoice(wren, order.orderNumber, 'it-it')
    expect(text[0]).toMatch(/^Fattura \d{4}-\d{6}$/)
    expect(text).toContain('Articolo | Quantità | Prezzo | Importo')
    expect(text).toContain('Pagato con Visa che termina con 4242')
  })

  test.each([
    ['de-de', 'DE', 'Rechnungsdatum: ', 'USt-IdNr. DE000000000'],
    ['fr-fr', 'FR', 'Date de facture : ', 'N° de TVA FR00000000000'],
    ['en-us', 'US', 'Invoice date: ', null],
  ])(
    'ORD-06 in %s, sent to %s, it has its date, and the VAT number where there is one',
    async (locale, to, dated, vat) => {
      const { shipments, ...order } = await shop.orderOf(wren)
      const sent = {
        ...order,
        shipments: shipments.map((each) => ({ ...each, address: { ...each.address, country: to } })),
      }
      const words = (
        await pdfText(
          await invoicePdf(
            { order: sent, paper: null, creditNotes: [], taxes: null, supplied: [] },
            findLocale(locale) ?? fallbackLocale,
            demonstrationSeller,
          ),
        )
      ).join(' | ')
      expect(words).toContain(dated)
      if (vat === null) expect(words).not.toContain('VAT')
      else expect(words).toContain(vat)
    },
  )

  test('ORD-06 ORD-09 the invoice of a cancelled order says so and what was given back', async () => {
    const order = await shop.orderOf(wren)
    await wren.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
    expect((await invoice(wren, order.orderNumber)).text).toContain(
      `This order was cancelled. ${dollars(order.totals.total)} was refunded.`,
    )
  })
})

describe('a return label', () => {
  test('ORD-07 API-059 a parcel that is sent back has one label, however often it is asked for', async () => {
    const order = await arrived(wren, { qty: 3 })
    const answers = [
      await sendBack(wren, order, 2, { key: 'label' }),
      await sendBack(wren, order, 2, { key: 'label' }),
      await sendBack(wren, order, 2),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const urls = new Set(answers.map(({ body }) => body.labelUrl))
    expect(urls.size).toBe(1)
  })

  test('ORD-07 the label says from whom, to whom, and what is in the parcel', async () => {
    const order = await arrived(wren, { qty: 3 })
    const url = (await sendBack(wren, order, 2)).body.labelUrl
    const label = await shop.documentAt(url)
    expect(label.status).toBe(200)
    expect(label.headers.get('content-disposition')).toBe(
      `attachment; filename="return-label-${order.orderNumber}-R1.pdf"`,
    )
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
    expect(label.text.filter((line) => lines.includes(line))).toEqual(lines)
  })

  test('ORD-07 the order says that a return was asked for, to its shopper alone', async () => {
    const order = await arrived(wren, { qty: 3 })
    const url = (await sendBack(wren, order, 2)).body.labelUrl
    const [item] = order.items
    const read = await wren.done(readPurchase, { params: { orderId: order.orderNumber } })
    expect(read.status).toBe('return_requested')
    expect(read.returns).toEqual([{ labelUrl: url, at: shop.clock.now, items: [{ itemId: item!.itemId, qty: 2 }] }])
    const { orderNumber, email } = order
    expect((await wren.done(trackOrder, { body: { orderNumber, email } })).returns).toEqual([])
  })

  test('ORD-07 API-059 each piece goes back once: the rest has a label of its own, and then there is nothing left', async () => {
    const order = await arrived(wren, { qty: 3 })
    const [first, second, third] = [
      await sendBack(wren, order, 2),
      await sendBack(wren, order, 1),
      await sendBack(wren, order, 3),
    ]
    expect(first!.status).toBe(200)
    expect(second!.status).toBe(200)
    expect(third!.status).toBe(404)
    expect(third!.error?.errorId).toBe('ORD409')
    expect((await shop.documentAt(second!.body.labelUrl)).text).toContain(`${order.orderNumber}-R2`)
  })
})

describe('when there is none', () => {
  test('ORD-07 an order that has not arrived, was cancelled, or arrived too long ago has no label', async () => {
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

  test('ORD-07 ERR-207 API-059 a label that cannot be written is RTN500, and the order stays as it was', async () => {
    const order = await arrived(wren, { to: { ...address, lastName: 'Holloway 漢' } })
    const answer = await sendBack(wren, order, 1, { key: 'unwritable' })
    expectRefusal(answer, 500, 'RTN500')
    const read = await wren.done(readPurchase, { params: { orderId: order.orderNumber } })
    expect(read.status).toBe('delivered')
    expect(read.returns).toEqual([])
    await shop.storage.db
      .updateTable('orders')
      .set({ document: JSON.stringify({ ...read, shipments: order.shipments }).replaceAll(' 漢', '') })
      .where('number', '=', order.orderNumber)
      .execute()
    expect((await sendBack(wren, order, 1, { key: 'unwritable' })).status).toBe(200)
  })

  test('ORD-07 a made-up address of a label leads nowhere', async () => {
    expect((await shop.documentAt('/consumers-v3/return-labels/0123456789abcdef')).status).toBe(404)
  })

  test('ORD-07 a French label for a French site', async () => {
    const order = await arrived(wren)
    const { body } = await sendBack(wren, order, 1, { locale: 'fr-fr' })
    expect((await shop.documentAt(body.labelUrl)).text).toEqual(
      expect.arrayContaining(['De', 'À', '8 rue du Mont-Blanc', '74000 Annecy', 'Dans ce colis']),
    )
  })
})

test('AUTH-32 ORD-06 ORD-07 API-057 API-059 neither of two consumers gets the other’s invoice or a label for it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 2 }),
      fc.constantFrom('en-us', 'fr-ca'),
      async (owners, locale) => {
        const people = [await shop.newConsumer(), await shop.newConsumer()] as const
        for (const owner of owners) {
          const order = await arrived(people[owner])
          const other = people[owner === 0 ? 1 : 0]
          const stolen = [
            await invoice(other, order.orderNumber, locale),
            await sendBack(other, order, 1, { locale }),
          ] as const
          expect(stolen[0].status).toBe(404)
          expect(stolen[0].text).toEqual([])
          expect(stolen[1].error?.errorId).toBe('ORD409')
          expect((await people[owner].done(readPurchase, { params: { orderId: order.orderNumber } })).returns).toEqual(
            [],
          )
          expect((await invoice(people[owner], order.orderNumber, locale)).status).toBe(200)
        }
        const guest = await shop.newGuest()
        expect(
          (await shop.documentAt(downloadInvoice.path, { token: guest.token, body: { orderId: 'CN-2222-2222' } }))
            .status,
        ).toBe(404)
      },
    ),
    { numRuns: 4, interruptAfterTimeLimit: 20_000 },
  )
}, 60_000)
