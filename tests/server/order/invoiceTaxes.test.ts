import { describe, expect, test } from 'vitest'
import { downloadInvoice } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { grossOf, taxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { taxesAt } from '../../../core/domain/tax/taxRate.ts'
import { moneyText } from '../../../server/kit/formats.ts'
import { fallbackLocale, findLocale } from '../../../server/kit/siteLocale.ts'
import { invoicePdf } from '../../../server/order/documents/invoicePdf.ts'
import { confirmedLetter } from '../../../server/order/letters/confirmedLetter.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { californian } from './checkoutGuest.ts'
import { orderedShop } from './orderedShop.ts'
import { pdfText } from './pdfText.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const shop = await closeAfterAll(orderedShop())
const { orderNumber } = await shop.orderOf(await shop.newConsumer(), { to: californian })
const stored = await shop.storage.db
  .selectFrom('orders')
  .select(['document', 'taxes'])
  .where('number', '=', orderNumber)
  .executeTakeFirstOrThrow()

const siteOf = (code: string) => findLocale(code) ?? fallbackLocale
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** Goods for 119.00 and a gift card for 50.00, sent to a place. */
const sentTo = (place: { country: string; province?: string }, taxIncluded: boolean) => {
  const goods = taxGroup(11_900, taxesAt(place), taxIncluded)
  const groups = [goods, { net: 5_000, taxes: [] }]
  const tax = grossOf(goods) - goods.net
  const total = grossOf(goods) + 5_000
  const { document } = stored
  const order: Order = {
    ...document,
    taxIncluded,
    currency: place.country === 'GB' ? 'GBP' : place.country === 'CA' ? 'CAD' : 'EUR',
    totals: { ...document.totals, itemSubTotal: 16_900, discount: 0, shipping: 0, tax, taxAmount: tax, total },
    shipments: document.shipments.map((each) => ({ ...each, address: { ...each.address, ...place } })),
  }
  return { order, groups }
}
const paper = async (code: string, order: Order, taxes: Parameters<typeof invoicePdf>[0]['taxes'], supplied = [0]) =>
  (
    await pdfText(
      await invoicePdf({ order, paper: null, creditNotes: [], taxes, supplied }, siteOf(code), demonstrationSeller),
    )
  ).map(plain)
const letter = (code: string, order: Order, taxes: Parameters<typeof invoicePdf>[0]['taxes']) =>
  plain(
    confirmedLetter(
      order,
      { discounts: null, taxes },
      { locale: siteOf(code), publicUrl: 'https://cairn.example', seller: demonstrationSeller },
    ).body,
  )

describe('an invoice of a country with value added tax', () => {
  test.each([
    ['en-gb', 'GB', ['Tax rate', 'Net', 'VAT', 'Gross'], '20% VAT', 'Not taxed (gift cards)', 'Date of supply: '],
    [
      'de-de',
      'DE',
      ['Steuersatz', 'Netto', 'USt.', 'Brutto'],
      '19 % USt.',
      'Ohne Steuer (Geschenkgutscheine)',
      'Lieferdatum: ',
    ],
    [
      'fr-fr',
      'FR',
      ['Taux', 'Montant HT', 'TVA', 'Montant TTC'],
      '20 % TVA',
      'Sans taxe (cartes cadeaux)',
      'Date de livraison : ',
    ],
    [
      'it-it',
      'IT',
      ['Aliquota', 'Imponibile', 'IVA', 'Totale lordo'],
      '22% IVA',
      'Senza imposta (carte regalo)',
      'Data di consegna: ',
    ],
    [
      'es-es',
      'ES',
      ['Tipo', 'Base imponible', 'IVA', 'Importe total'],
      '21 % IVA',
      'Sin impuestos (tarjetas regalo)',
      'Fecha de entrega: ',
    ],
  ])(
    'ORD-22 in %s it has rate, net, tax and gross of each rate, their sums, and the day of supply',
    async (code, country, head, rate, untaxed, supplied) => {
      const { order, groups } = sentTo({ country }, true)
      const money = (minor: number) => plain(moneyText(siteOf(code), order.currency)(minor))
      const [goods] = groups
      const lines = await paper(code, order, groups)
      expect(lines).toContain(head.join(' | '))
      expect(lines).toContain([rate, money(goods!.net), money(order.totals.tax), money(11_900)].join(' | '))
      expect(lines).toContain([untaxed, money(5_000), money(0), money(5_000)].join(' | '))
      expect(lines).toContain(
        ['Total', 'Gesamt', 'Gesamtsumme', 'Totale']
          .map((total) =>
            [total, money(order.totals.total - order.totals.tax), money(order.totals.tax), money(16_900)].join(' | '),
          )
          .find((line) => lines.includes(line)) ?? 'a row of sums',
      )
      expect(lines.some((line) => line.includes(supplied))).toBe(true)
      expect(letter(code, order, groups)).toContain(money(goods!.net))
      expect(letter(code, order, groups)).toContain(rate)
    },
  )

  test('ORD-22 a part that was given back is taken off by rate', async () => {
    const { order, groups } = sentTo({ country: 'DE' }, true)
    const [first, ...others] = order.paymentMethod
    const refunded = { ...first!, additionalData: { ...first!.additionalData, refunded: 5_950 } }
    const lines = await paper('de-de', { ...order, paymentMethod: [refunded, ...others] }, groups)
    expect(lines).toContain('Erstattet | Netto | USt. | Brutto')
    expect(lines).toContain('19 % USt. | −50,00 € | −9,50 € | −59,50 €')
  })

  test('ORD-22 an order of before shows the rate that gives its tax to the cent, else the sum alone', async () => {
    const { order } = sentTo({ country: 'DE' }, true)
    const asBefore = { ...order, totals: { ...order.totals, tax: 2_698 } }
    expect(await paper('de-de', asBefore, null)).toContain('inkl. MwSt. | 26,98 €')
    expect(letter('de-de', asBefore, null)).toContain('Inkl. 19 % USt. auf 142,02 € netto')
    const unknown = { ...order, totals: { ...order.totals, tax: 2_697 } }
    expect(letter('de-de', unknown, null)).not.toContain('19 %')
    expect(letter('de-de', unknown, null)).toContain('inkl. MwSt.')
  })
})

describe('an invoice of North America', () => {
  test.each([
    [
      'en-ca',
      'QC',
      ['5% GST | CAD 5.95', '9.975% QST | CAD 11.87', 'GST/HST 000000000 RT0001', 'QST 0000000000 TQ0001'],
    ],
    [
      'fr-ca',
      'QC',
      ['5 % TPS | 5,95 CAD', '9,975 % TVQ | 11,87 CAD', 'TPS/TVH 000000000 RT0001', 'TVQ 0000000000 TQ0001'],
    ],
    ['en-ca', 'ON', ['13% HST | CAD 15.47', 'GST/HST 000000000 RT0001']],
  ])(
    'ORD-22 in %s, sent to %s, each tax stands by itself, with the number of the seller',
    async (code, province, expected) => {
      const { order, groups } = sentTo({ country: 'CA', province }, false)
      const lines = (await paper(code, order, groups)).join('\n')
      for (const line of expected) expect(lines).toContain(line)
      expect(lines).not.toContain('VAT')
    },
  )

  test('ORD-22 API-057 in the United States it has the sum of the taxes alone, although the order keeps its rate', async () => {
    expect(stored.taxes).toEqual([
      {
        net: stored.document.totals.netAmount,
        taxes: [{ tax: 'sales', rate: 7_250, amount: stored.document.totals.tax }],
      },
    ])
    const { token } = await shop.newConsumer()
    const order = await shop.orderOf(await shop.newConsumer(), { to: californian })
    const refused = await shop.documentAt(downloadInvoice.path, { token, body: { orderId: order.orderNumber } })
    expect(refused.status).toBe(404)
    const lines = await paper('en-us', stored.document, stored.taxes)
    expect(lines.some((line) => line.startsWith('Tax | '))).toBe(true)
    expect(lines.join('\n')).not.toContain('7.25')
  })
})
