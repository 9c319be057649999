import type { OperatorOrder } from '../../../contracts/api/operator/operatorOrder.ts'
import {
  cancelOrderAsOperator,
  moveOrderAsOperator,
  readOrderAsOperator,
  readPaperAsOperator,
  readOrdersAsOperator,
  readRefundsAsOperator,
  refundOrderAsOperator,
  resendLettersAsOperator,
} from '../../../contracts/api/operator/operatorOrdersApi.ts'
import { isCancellable } from '../../../core/domain/order/fulfilment.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../../kit/answer.ts'
import type { Context, OperatorCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { cancelPlaced } from '../../order/cancelOrder.ts'
import { moveLocked } from '../../order/moveOrder.ts'
import { invoiceNumber } from '../../order/documents/numberPapers.ts'
import { creditNoteFile, invoiceFile, ownNumber } from '../../order/documents/orderPapers.ts'
import { resendOf } from '../../order/resendLetters.ts'
import { letterSiteOf, lockOrder } from '../../order/settleOrder.ts'
import type { Happening, OrderRow } from '../../order/settleOrder.ts'
import { stationOf, trackedOrder } from '../../order/trackedOrder.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import type { Tx } from '../../storage/Tables.ts'
import { recordChange } from '../recordChange.ts'
import { confirmedOrder, listOrders, operatorOrder } from './operatorOrders.ts'
import { readRefunds, refundAsked } from './operatorRefunds.ts'

const noSuchOrder = refuse('OPR404', { message: 'There is no such order.' })
const noSuchPaper = refuse('OPR404', { message: 'The order has no such paper.' })
const tooFar = refuse('OPR412')

/** OPR-10, OPR-11, OPR-66, OPR-67: what those who look after orders see and do. */
export const operatorOrderHandlers: readonly Handler[] = [
  handle(readOrdersAsOperator, async ({ query }, _caller, { db }) => answer(await listOrders(db, query))),
  handle(readOrderAsOperator, async ({ params: { orderNumber } }, _caller, { db }) => {
    const row = await confirmedOrder(db, orderNumber)
    return row ? answer(await operatorOrder(db, row)) : noSuchOrder
  }),
  handle(
    readPaperAsOperator,
    async ({ params: { orderNumber, paperNumber } }, _caller, { db, now, publicUrl, seller }) => {
      const row = await confirmedOrder(db, orderNumber)
      if (!row) return noSuchOrder
      const { locale } = letterSiteOf(row, { now, publicUrl, seller })
      const creditNote = await creditNoteFile(db, row, paperNumber, { now, locale, seller })
      if (creditNote !== null) return answer(creditNote, `credit-note-${paperNumber}.pdf`)
      const { number } = (await invoiceNumber(db, row.number, now)) ?? ownNumber(row.document)
      if (number !== paperNumber) return noSuchPaper
      return answer(await invoiceFile(db, row, { now, locale, seller }), `invoice-${paperNumber}.pdf`)
    },
  ),
  handle(moveOrderAsOperator, async ({ params, body: { status } }, caller, context) =>
    changeOrder(params.orderNumber, caller, context, async (tx, row, happening) => {
      if (row.status !== status) return refuse('OPR409')
      // The sweeper makes the refund of a return that has arrived.
      return (await moveLocked(tx, row, happening, context.newId)) === status ? tooFar : {}
    }),
  ),
  handle(cancelOrderAsOperator, async ({ params, body: { reason } }, caller, context) =>
    changeOrder(params.orderNumber, caller, context, async (tx, row, happening) => {
      const { tracking } = await trackedOrder(tx, row)
      if (row.cancelled_at !== null || !isCancellable(tracking.map(stationOf))) return tooFar
      // The sweeper makes the refund, and repeats it until the provider has answered.
      return (await cancelPlaced(tx, row, reason, happening)) === null ? tooFar : { reason }
    }),
  ),
  handle(resendLettersAsOperator, async ({ params }, caller, context) =>
    changeOrder(params.orderNumber, caller, context, async (tx, row) => {
      const sent = await resendOf(tx, row, context)
      return '_tag' in sent
        ? refuse('OPR412', { message: 'There are no letters to send again.' })
        : { letters: 'sent again' }
    }),
  ),
  handle(readRefundsAsOperator, async ({ params: { orderNumber } }, _caller, { db }) => {
    const row = await confirmedOrder(db, orderNumber)
    return row ? answer(await readRefunds(db, row)) : noSuchOrder
  }),
  handle(refundOrderAsOperator, async ({ params, body }, caller, context) =>
    changeOrder(params.orderNumber, caller, context, (tx, row, happening) =>
      refundAsked(tx, row, { ...body, by: caller.email }, happening, context.newId),
    ),
  ),
]

/**
 * OPR-07: one change of an order, which is recorded with what it was before. ORD-14: its letters are in the language in
 * which the order was placed, not in the operator's.
 */
const changeOrder = async (
  orderNumber: string,
  caller: OperatorCaller,
  { db, now, newId, publicUrl, seller }: Context,
  change: (tx: Tx, row: OrderRow, happening: Happening) => Promise<Refusal | Readonly<Record<string, string>>>,
): Promise<HandlerAnswer<OperatorOrder> | Refusal> => {
  const tx = asTransaction(db)
  const seen = await confirmedOrder(tx, orderNumber)
  if (!seen) return noSuchOrder
  const row = await lockOrder(tx, { orderNumber: seen.number, basketId: seen.basket_id })
  const done = await change(tx, row, { now, publicUrl, seller })
  if (isRefusal(done)) return done
  const changed = (await confirmedOrder(tx, row.number)) ?? row
  await recordChange(
    tx,
    caller,
    {
      noun: 'order',
      key: row.number,
      before: { status: row.status },
      after: { status: changed.status, ...done },
    },
    now,
    newId,
  )
  return answer(await operatorOrder(tx, changed))
}

const isRefusal = (done: Refusal | Readonly<Record<string, string>>): done is Refusal => done['_tag'] === 'Refusal'
