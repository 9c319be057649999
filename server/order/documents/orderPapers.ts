import type { Seller } from '../../kit/seller.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { Db } from '../../storage/Tables.ts'
import type { OrderRow } from '../settleOrder.ts'
import { creditNotePdf } from './creditNotePdf.ts'
import { invoicePdf } from './invoicePdf.ts'
import { creditNoteRows, invoiceNumber } from './numberPapers.ts'
import type { NumberedPaper } from './numberPapers.ts'
import { taxesOf } from './orderTaxes.ts'

/** Who wants it when: `now` in epoch ms. */
type Wanted = { readonly now: number; readonly locale: SiteLocale; readonly seller: Seller }

/** ORD-22, ORD-23: the invoice with its number, its taxes, and when each of its shipments left. */
export const invoiceFile = async (
  db: Db,
  { number, document: order, taxes }: OrderRow,
  { now, locale, seller }: Wanted,
): Promise<Uint8Array<ArrayBuffer>> => {
  const steps = await db
    .selectFrom('order_step')
    .select(['shipment_id', 'at'])
    .where('order_number', '=', number)
    .where('status', 'in', ['shipped', 'delivered'])
    .orderBy('at')
    .execute()
  const supplied = order.shipments.flatMap(
    ({ shipmentId }) => steps.find((step) => step.shipment_id === shipmentId)?.at ?? [],
  )
  const notes = await creditNoteRows(db, number)
  const creditNotes = notes.map(({ credit, ...note }) => ({ ...note, total: credit.total }))
  const paper = await invoiceNumber(db, number, now)
  return invoicePdf({ order, paper, creditNotes, taxes: taxesOf(order, taxes), supplied }, locale, seller)
}

/** ORD-24: a credit note of the order; null if it has none of this number. */
export const creditNoteFile = async (
  db: Db,
  { number, document: order }: OrderRow,
  noteNumber: string,
  { now, locale, seller }: Wanted,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const note = (await creditNoteRows(db, number)).find((each) => each.number === noteNumber)
  if (!note) return null
  const invoice = (await invoiceNumber(db, number, now)) ?? ownNumber(order)
  return creditNotePdf({ order, paper: note, invoice, credit: note.credit }, locale, seller)
}

/** ORD-23: an order of before has its own number and date as those of its invoice. */
export const ownNumber = ({ orderNumber, placedAt }: OrderRow['document']): NumberedPaper => ({
  number: orderNumber,
  issuedAt: placedAt,
})
