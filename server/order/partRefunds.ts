import type { Order } from '../../contracts/api/entities/order.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { leftParts, piecesLeft, withRefunds, worthOfMore } from '../../core/domain/order/refundRules.ts'
import type { LinePieces } from '../../core/domain/order/refundRules.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { creditInPart } from './documents/creditNotes.ts'
import { refundedPieces } from './exchanges.ts'
import { partRefundedLetter } from './letters/refundLetters.ts'
import { owe, promised } from './refundReturns.ts'
import { letterSiteOf } from './settleOrder.ts'
import type { Happening, OrderRow } from './settleOrder.ts'

/**
 * OPR-67: what of an order can still be given back. `left`: minor units; `given`: the pieces that were given back;
 * `pieces`: those that can be, without what is on its way back.
 */
export type Refundable = { readonly left: number; readonly given: LinePieces; readonly pieces: LinePieces }

/** OPR-67: of a cancelled order nothing is left, because all of it goes back. */
export const refundableOf = async (
  db: Db,
  { number, document, cancelled_at: cancelledAt }: OrderRow,
): Promise<Refundable> => {
  const given = [...(await piecesOfRefunds(db, number))]
  const waiting: LinePieces[number][] = []
  const returns = await db.selectFrom('order_return').selectAll().where('order_number', '=', number).execute()
  for (const each of returns) {
    const pieces = await refundedPieces(db, each)
    if (each.received_at === null) waiting.push(...pieces)
    else given.push(...pieces.map(({ itemId, qty }) => ({ itemId, qty })))
  }
  if (cancelledAt !== null) return { left: 0, given, pieces: [] }
  const parts = leftParts(withRefunds(document, await promised(db, document)))
  return {
    left: sum(parts.map(({ amount }) => amount)),
    given,
    pieces: piecesLeft(document, [...given, ...waiting]),
  }
}

/** The pieces that operators have given the money back for, which nobody sends back. */
export const piecesOfRefunds = async (db: Db, orderNumber: string): Promise<LinePieces> =>
  (await db.selectFrom('order_refund').select('items').where('order_number', '=', orderNumber).execute()).flatMap(
    ({ items }) => items,
  )

/** `amount`: minor units, at most what is left; `items`: for which pieces, if for any; `by`: an e-mail address. */
export type PartGivenBack = {
  readonly items: LinePieces
  readonly amount: number
  readonly reason: string
  readonly by: string
}

/**
 * OPR-67, ORD-16, ORD-24: gives a part of an order back whose row is locked, with a credit note and a letter. Gift cards,
 * credit and points get theirs at once, after what the payment provider gives back later (`refundReturns`).
 */
export const refundInPart = async (
  tx: Tx,
  row: OrderRow,
  { items, amount, reason, by }: PartGivenBack,
  happening: Happening,
  newId: () => string,
): Promise<void> => {
  const { now } = happening
  const { count } = await tx
    .selectFrom('order_refund')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('order_number', '=', row.number)
    .executeTakeFirstOrThrow()
  const place = Number(count) + 1
  const { order, parts, owed, given } = await owe(tx, row.document, amount)
  await tx
    .insertInto('order_refund')
    .values({
      id: newId(),
      order_number: row.number,
      place,
      items: JSON.stringify(items),
      amount,
      reason,
      made_by: by,
      at: now,
      owed,
      refund_id: null,
    })
    .execute()
  await tx
    .updateTable('orders')
    .set({ document: JSON.stringify(order) })
    .where('number', '=', row.number)
    .execute()
  const creditNote = await creditInPart(tx, row, { order, items, parts, before: given, place }, now)
  const letter = partRefundedLetter(order, { items, parts, creditNote }, letterSiteOf(row, happening))
  await sendMail(tx, letter, now, () => `refund/${row.number}/${place}`)
}

/** What these pieces cost beyond what was given back for others, as far as it is left; minor units. */
export const amountFor = (order: Order, { left, given }: Refundable, items: LinePieces): number =>
  Math.min(left, worthOfMore(order, items, given))
