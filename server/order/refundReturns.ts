import { share, sum } from '../../core/domain/money/amounts.ts'
import { isPrepaid } from '../../core/domain/payment/payments.ts'
import { refundedSum, refundParts, withRefunds, worthOfMore } from '../../core/domain/order/refundRules.ts'
import type { LinePieces, RefundPart } from '../../core/domain/order/refundRules.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import { returnPoints } from '../consumer/loyalty/pointsOf.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'

type Returned = { readonly id: string; readonly items: LinePieces }

/**
 * ORD-16: notes what is owed for a return that has arrived, after the `before` pieces. Gift cards, credit and points get
 * their part at once; the provider's follows (`refundReturns`).
 */
export const oweReturn = async (tx: Tx, order: Order, { id, items }: Returned, before: LinePieces): Promise<Owed> => {
  const owed = await owe(tx, order, worthOfMore(order, items, before))
  await tx.updateTable('order_return').set({ owed: owed.owed }).where('id', '=', id).execute()
  return owed
}

/**
 * The order as it is then, and all the parts. `owed`: the provider's, minor units, null = nothing; `given`: what was given
 * back or promised before.
 */
type Owed = {
  readonly order: Order
  readonly parts: readonly RefundPart[]
  readonly owed: number | null
  readonly given: number
}

/** ORD-16: gives so much back, at most what is left; the caller notes what the provider owes. Its row is locked. */
export const owe = async (tx: Tx, order: Order, amount: number): Promise<Owed> => {
  const soFar = withRefunds(order, await promised(tx, order))
  const parts = refundParts(soFar, amount)
  const prepaid = parts.filter(({ isMain }) => !isMain)
  for (const part of prepaid) await giveBack(tx, order, part)
  return {
    order: withRefunds(order, prepaid),
    parts,
    owed: parts.find(({ isMain }) => isMain)?.amount ?? null,
    given: refundedSum(soFar),
  }
}

/** What the provider has still to pay for earlier returns and refunds of parts of the order. */
export const promised = async (db: Db, order: Order): Promise<readonly RefundPart[]> => {
  const amounts: number[] = []
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select('owed')
      .where('order_number', '=', order.orderNumber)
      .where('refund_id', 'is', null)
      .execute()
    amounts.push(...rows.map(({ owed }) => owed ?? 0))
  }
  return refundParts(order, sum(amounts)).filter(({ isMain }) => isMain)
}

/** Where it is noted what the provider owes. */
const tables = ['order_return', 'order_refund'] as const

/** Onto the account that paid, found by its kind and by what is left there of its payment. */
const giveBack = async (tx: Tx, order: Order, { instrumentId, amount }: RefundPart): Promise<void> => {
  const paid = order.paymentMethod.find(({ paymentInstrumentId }) => paymentInstrumentId === instrumentId)
  if (!paid) return
  const { amount: whole, refunded = 0 } = paid.additionalData
  if (paid.payment_method_id === 'LOYALTY_POINTS') {
    const spent = await tx
      .selectFrom('loyalty_spending')
      .select(['points', 'amount'])
      .where('order_number', '=', order.orderNumber)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (amount >= spent.amount) return returnPoints(tx, order.orderNumber)
    const points = Math.max(1, spent.points - share(spent.points, amount, spent.amount))
    await tx
      .updateTable('loyalty_spending')
      .set({ points, amount: spent.amount - amount })
      .where('order_number', '=', order.orderNumber)
      .execute()
    return
  }
  if (!isPrepaid(paid.payment_method_id)) return
  const use = await tx
    .selectFrom('gift_card_use')
    .innerJoin('gift_card', 'gift_card.id', 'gift_card_use.gift_card_id')
    .select(['gift_card.id', 'gift_card_use.amount'])
    .where('gift_card_use.order_number', '=', order.orderNumber)
    .where('gift_card.method', '=', paid.payment_method_id)
    .where('gift_card_use.amount', '=', whole - refunded)
    .orderBy('gift_card.id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('gift_card')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('id', '=', use.id)
    .execute()
  const ofUse = { order_number: order.orderNumber, gift_card_id: use.id }
  await tx
    .deleteFrom('gift_card_use')
    .where('order_number', '=', order.orderNumber)
    .where('gift_card_id', '=', use.id)
    .execute()
  if (use.amount > amount)
    await tx
      .insertInto('gift_card_use')
      .values({ ...ofUse, amount: use.amount - amount })
      .execute()
}

/**
 * ORD-16, OPR-67: makes the refunds that are owed for returns and parts of orders, each once: the provider keeps one per
 * return or part. Called when a return arrives, and periodically for those without an answer; returns what failed.
 */
export const refundReturns = async (db: Db, provider: PaymentProvider): Promise<readonly unknown[]> => {
  const failures: unknown[] = []
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'owed', 'order_number as number'])
      .where('owed', '>', 0)
      .where('refund_id', 'is', null)
      .limit(20)
      .execute()
    for (const { id, owed, number } of rows) {
      const charged = await db.selectFrom('orders').select('charge_id').where('number', '=', number).executeTakeFirst()
      const chargeId = charged?.charge_id ?? null
      if (owed === null || chargeId === null) continue
      try {
        const { refundId } = await provider.refundPart({ chargeId, key: id, amount: owed })
        await inTransaction(db, (tx) => noteRefund(tx, { table, id, number, refundId, owed }))
      } catch (error) {
        failures.push(error)
      }
    }
  }
  return failures
}

type Made = {
  readonly table: (typeof tables)[number]
  readonly id: string
  readonly number: string
  readonly refundId: string
  readonly owed: number
}

const noteRefund = async (tx: Tx, { table, id, number, refundId, owed }: Made): Promise<void> => {
  const { document } = await tx
    .selectFrom('orders')
    .select('document')
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const noted = await tx
    .updateTable(table)
    .set({ refund_id: refundId })
    .where('id', '=', id)
    .where('refund_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!noted) return
  const parts = refundParts(document, owed).filter(({ isMain }) => isMain)
  await tx
    .updateTable('orders')
    .set({ document: JSON.stringify(withRefunds(document, parts)) })
    .where('number', '=', number)
    .execute()
}
