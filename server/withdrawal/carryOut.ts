import type { TrackedOrder } from '../../contracts/api/entities/purchase.ts'
import { hasWithdrawal } from '../../core/domain/withdrawal/withdrawal.ts'
import { planWithdrawal } from '../../core/domain/withdrawal/planWithdrawal.ts'
import type { Context } from '../kit/Context.ts'
import { isServiceFault } from '../kit/serviceFault.ts'
import { cancelPlaced } from '../order/cancelOrder.ts'
import { startReturn } from '../order/returnLabel.ts'
import { lockOrder } from '../order/settleOrder.ts'
import type { OrderRow } from '../order/settleOrder.ts'
import { labelsPath, trackedOrder } from '../order/trackedOrder.ts'
import type { Tx } from '../storage/Tables.ts'
import type { ServiceTables } from '../storage/tables/ServiceTables.ts'

/** What became of a statement. `labelUrl`: of the return it started, or of the one before. */
export type WithdrawalOutcome = {
  readonly state: ServiceTables['withdrawal']['state']
  readonly labelUrl: string | null
}

type Asked = Parameters<typeof planWithdrawal>[1]

/**
 * LAW-17: does to an order what a statement of withdrawal asks, as far as no person has to decide: it is cancelled, or its
 * return begins. The charge of a cancelled order is refunded by the sweeper, so that the answer takes no longer than for
 * an order that does not exist. An order of a shop without this right waits.
 */
export const carryOut = async (tx: Tx, seen: OrderRow, asked: Asked, context: Context): Promise<WithdrawalOutcome> => {
  const row = await lockOrder(tx, { orderNumber: seen.number, basketId: seen.basket_id })
  if (row.locale === null || !hasWithdrawal(row.locale)) return waiting
  const order = await trackedOrder(tx, row)
  const plan = planWithdrawal(plannedOf(order), asked, context.now)
  switch (plan._tag) {
    case 'Settled':
      return { state: 'settled', labelUrl: order.returns.at(-1)?.labelUrl ?? null }
    case 'Cancel':
      return (await cancelPlaced(tx, row, 'withdrawal', context)) === null
        ? waiting
        : { state: 'cancelled', labelUrl: null }
    case 'Return': {
      const labelUrl = await labelFor(context, row, plan.items, order.returns.length + 1)
      return labelUrl === null ? waiting : { state: plan.isAll ? 'returning' : 'waiting', labelUrl }
    }
    case 'Wait':
      return waiting
  }
}

/** A statement that a person has to read. */
export const waiting: WithdrawalOutcome = { state: 'waiting', labelUrl: null }

/** The part of a label's address that is the id of its return. */
export const returnIdOf = ({ labelUrl }: WithdrawalOutcome): string | null =>
  labelUrl?.slice(labelsPath.length + 1) ?? null

const plannedOf = ({ items, shipments, tracking, returns }: TrackedOrder) => ({
  lines: items,
  shipments: shipments.map(({ shipmentId, itemIds, shippingMethod: { code } }) => ({
    itemIds,
    code,
    steps: tracking.find((each) => each.shipmentId === shipmentId)?.steps ?? [],
  })),
  returns,
})

/** Null: labels cannot be drawn now (RTN500). The statement counts all the same. */
const labelFor = async (...wanted: Parameters<typeof startReturn>): Promise<string | null> => {
  try {
    const started = await startReturn(...wanted)
    return started._tag === 'Refusal' ? null : started.body.labelUrl
  } catch (error) {
    if (isServiceFault(error)) return null
    throw error
  }
}
