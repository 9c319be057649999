import type { Insertable, Selectable } from 'kysely'
import { repeatedly } from '../../kit/repeatedly.ts'
import type { Log } from '../../kit/requestLog.ts'
import { asTransaction, inTransaction } from '../../storage/inTransaction.ts'
import type { Db, Tx } from '../../storage/Tables.ts'
import type { Credit, OrderTables, PaperKind } from '../../storage/tables/OrderTables.ts'

/** An invoice or a credit note that was issued. `issuedAt`: epoch ms; its day in UTC is the paper's date. */
export type NumberedPaper = { readonly number: string; readonly issuedAt: number }

/** ORD-23: the invoice of an order that has just been paid, which waits for its number. `now`: epoch ms. */
export const dueInvoice = (orderNumber: string, now: number): Insertable<OrderTables['order_paper']> => ({
  id: `invoice/${orderNumber}`,
  order_number: orderNumber,
  kind: 'invoice',
  due_at: now,
})

/** As many as one transaction numbers, so that the lock is short. */
const batchSize = 100

/** ORD-23: gives the invoices that wait their numbers, in the order in which they were paid. */
export const numberInvoices = async (db: Db, now: number): Promise<void> => {
  while (await waiting(db).executeTakeFirst()) await inTransaction(db, (tx) => numberSome(tx, now))
}

const everyMs = 5_000

/** Numbers new invoices every few seconds. Returns a function that stops it after the current run. */
export const watchInvoices = (db: Db, now: () => number, log: Log): (() => Promise<void>) =>
  repeatedly(() => numberInvoices(db, now()), everyMs, log)

/**
 * ORD-23: the number of an order's invoice, which it gets now if it waits for it; in a transaction at its end, because
 * it holds up every other invoice from then on. Null: the order is older than the numbers, and its own is the invoice's.
 */
export const invoiceNumber = async (db: Db, orderNumber: string, now: number): Promise<NumberedPaper | null> => {
  for (;;) {
    const paper = await invoiceIfIssued(db, orderNumber)
    if (paper !== 'waiting') return paper
    if (db.isTransaction) await numberSome(asTransaction(db), now)
    else await inTransaction(db, (tx) => numberSome(tx, now))
  }
}

/** The same without giving it a number. */
export const invoiceIfIssued = async (db: Db, orderNumber: string): Promise<NumberedPaper | null | 'waiting'> => {
  const paper = await db
    .selectFrom('order_paper')
    .selectAll()
    .where('id', '=', `invoice/${orderNumber}`)
    .executeTakeFirst()
  return paper ? (numberedPaper(paper) ?? 'waiting') : null
}

type Refunded = { readonly orderNumber: string; readonly cause: string; readonly credit: Credit }

/**
 * ORD-24: the credit note for a refund, which is written once for each `cause`, after the invoice that it corrects has
 * its number. At the end of a transaction, because it holds up every other credit note from then on.
 */
export const issueCreditNote = async (
  tx: Tx,
  { orderNumber, cause, credit }: Refunded,
  now: number,
): Promise<NumberedPaper> => {
  await invoiceNumber(tx, orderNumber, now)
  const [place] = await takePlaces(tx, await lockSequence(tx, 'creditNote'), 1, now)
  const paper = await tx
    .insertInto('order_paper')
    .values({
      id: cause,
      order_number: orderNumber,
      kind: 'creditNote',
      due_at: now,
      ...place,
      credit: JSON.stringify(credit),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const numbered = numberedPaper(paper)
  if (!numbered) throw new Error('A credit note needs a number.')
  return numbered
}

/** ORD-24: the credit notes of an order, the first one first. */
export const creditNotesOf = async (
  db: Db,
  orderNumber: string,
): Promise<readonly (NumberedPaper & Pick<Credit, 'total'>)[]> =>
  (await creditNoteRows(db, orderNumber)).map(({ credit, ...paper }) => ({ ...paper, total: credit.total }))

/** The same with all that they say. */
export const creditNoteRows = async (
  db: Db,
  orderNumber: string,
): Promise<readonly (NumberedPaper & { readonly id: string; readonly credit: Credit })[]> => {
  const rows = await db
    .selectFrom('order_paper')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'creditNote')
    .orderBy('year')
    .orderBy('place')
    .execute()
  return rows.flatMap((row) => {
    const paper = numberedPaper(row)
    return paper && row.credit ? [{ ...paper, id: row.id, credit: row.credit }] : []
  })
}

/** 2026-000123, or C2026-000123 for a credit note, which has a sequence of its own. Null while it waits. */
const numberedPaper = ({
  kind,
  year,
  place,
  issued_at: issuedAt,
}: Pick<PaperRow, 'kind' | 'year' | 'place' | 'issued_at'>): NumberedPaper | null =>
  year === null || place === null || issuedAt === null
    ? null
    : { number: `${kind === 'invoice' ? '' : 'C'}${year}-${String(place).padStart(6, '0')}`, issuedAt }

type PaperRow = Selectable<OrderTables['order_paper']>

const waiting = (db: Db) =>
  db
    .selectFrom('order_paper')
    .select('id')
    .where('kind', '=', 'invoice')
    .where('year', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(batchSize)

/** Reads what waits only when nobody else can number it any more. */
const numberSome = async (tx: Tx, now: number): Promise<void> => {
  const sequence = await lockSequence(tx, 'invoice')
  const papers = await waiting(tx).execute()
  if (papers.length === 0) return
  const places = await takePlaces(tx, sequence, papers.length, now)
  for (const [index, { id }] of papers.entries())
    await tx
      .updateTable('order_paper')
      .set(places[index] ?? {})
      .where('id', '=', id)
      .execute()
}

type Sequence = Selectable<OrderTables['paper_sequence']>

const lockSequence = (tx: Tx, kind: PaperKind): Promise<Sequence> =>
  tx.selectFrom('paper_sequence').selectAll().where('kind', '=', kind).forUpdate().executeTakeFirstOrThrow()

/**
 * The next places of the year. A roll-back gives them back, so there is no gap. No paper is dated before an earlier one,
 * even if this process's clock is behind.
 */
const takePlaces = async (
  tx: Tx,
  { kind, year, last, issued_at: issuedBefore }: Sequence,
  count: number,
  now: number,
): Promise<readonly Pick<PaperRow, 'year' | 'place' | 'issued_at'>[]> => {
  const issuedAt = Math.max(now, issuedBefore)
  const thisYear = new Date(issuedAt).getUTCFullYear()
  const before = thisYear === year ? last : 0
  await tx
    .updateTable('paper_sequence')
    .set({ year: thisYear, last: before + count, issued_at: issuedAt })
    .where('kind', '=', kind)
    .execute()
  return Array.from({ length: count }, (_, index) => ({
    year: thisYear,
    place: before + index + 1,
    issued_at: issuedAt,
  }))
}
