import type { Order } from '../../../contracts/api/order.ts'
import { pointsFor } from '../../../core/domain/loyalty/vouchers.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

type OrderRow = { readonly number: string; readonly subject: string; readonly status: string; readonly total: number; readonly document: Order }

/** What must hold of gift cards and points once all is calm: only orders that stand have taken any, and nothing was spent twice. */
export const purseFaults = async ({ books }: SimulatedWorld['server'], orders: readonly OrderRow[]): Promise<readonly string[]> => {
  const faults: string[] = []
  const uses = await books.selectFrom('gift_card_use').selectAll().execute()
  const spendings = await books.selectFrom('loyalty_spending').selectAll().execute()
  for (const order of orders) {
    const isStanding = order.status === 'confirmed'
    for (const [method, rows] of [['GIFT_CARD', uses], ['LOYALTY_POINTS', spendings]] as const) {
      const taken = sum(rows.filter(({ order_number: number }) => number === order.number).map(({ amount }) => amount))
      const paid = isStanding ? sum(order.document.paymentMethod.filter(({ payment_method_id: id }) => id === method).map(({ additionalData }) => additionalData.amount)) : 0
      if (taken !== paid) faults.push(`order ${order.number} is ${order.status}, and ${taken} is taken by ${method} where ${paid} is paid`)
    }
  }
  for (const { id, issued, balance } of await books.selectFrom('gift_card').select(['id', 'issued', 'balance']).execute()) {
    const spent = sum(uses.filter(({ gift_card_id: card }) => card === id).map(({ amount }) => amount))
    if (balance !== issued - spent) faults.push(`${balance} is on the gift card ${id}, of whose ${issued} ${spent} is spent`)
  }
  const grants = await books.selectFrom('loyalty_grant').selectAll().execute()
  for (const consumer of new Set(spendings.map(({ consumer_id: id }) => id))) {
    const given = sum(grants.filter(({ consumer_id: id }) => id === consumer).map(({ points }) => points))
    const earned = sum(orders.filter(({ subject, status }) => subject === consumer && status === 'confirmed').map(({ total }) => pointsFor(total)))
    const spent = sum(spendings.filter(({ consumer_id: id }) => id === consumer).map(({ points }) => points))
    if (spent > given + earned) faults.push(`${spent} points of ${given + earned} are spent`)
  }
  return faults
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)
