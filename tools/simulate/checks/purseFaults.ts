import { sum } from '../../../core/domain/money/amounts.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { pointsFor } from '../../../core/domain/loyalty/loyaltyProgramme.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

type OrderRow = {
  readonly number: string
  readonly subject: string
  readonly status: string
  readonly total: number
  readonly document: Order
}

/**
 * What must hold for gift cards, rewards, credits and points at the end: only orders that were not cancelled have used
 * any, and nothing was spent twice.
 */
export const purseFaults = async (
  { books }: SimulatedWorld['server'],
  orders: readonly OrderRow[],
): Promise<readonly string[]> => {
  const faults: string[] = []
  const uses = await books.selectFrom('gift_card_use').selectAll().execute()
  const accounts = await books.selectFrom('gift_card').select(['id', 'method', 'issued', 'balance']).execute()
  const usesOf = (method: string) =>
    uses.filter(({ gift_card_id: id }) => accounts.some((account) => account.id === id && account.method === method))
  const spendings = await books.selectFrom('loyalty_spending').selectAll().execute()
  for (const order of orders) {
    const isUncancelled = order.status === 'confirmed'
    for (const [method, rows] of [
      ...prepaid.map((method) => [method, usesOf(method)] as const),
      ['LOYALTY_POINTS', spendings] as const,
    ]) {
      const taken = sum(rows.filter(({ order_number: number }) => number === order.number).map(({ amount }) => amount))
      const paid = isUncancelled
        ? sum(
            order.document.paymentMethod
              .filter(({ payment_method_id: id }) => id === method)
              .map(({ additionalData }) => additionalData.amount),
          )
        : 0
      if (taken !== paid)
        faults.push(
          `order ${order.number} is ${order.status}, and ${taken} is taken by ${method} where ${paid} is paid`,
        )
    }
  }
  for (const { id, method, issued, balance } of accounts) {
    const own = uses.filter(({ gift_card_id: card }) => card === id)
    const spent = sum(own.map(({ amount }) => amount))
    if (method === 'REWARD_CODE' && own.length > 1) faults.push(`the reward code ${id} has paid ${own.length} orders`)
    if (balance !== issued - spent)
      faults.push(`${balance} is on the gift card ${id}, which was issued with ${issued} and has paid ${spent}`)
  }
  const grants = await books.selectFrom('loyalty_grant').selectAll().execute()
  for (const consumer of new Set(spendings.map(({ consumer_id: id }) => id))) {
    const given = sum(grants.filter(({ consumer_id: id }) => id === consumer).map(({ points }) => points))
    const earned = sum(
      orders
        .filter(({ subject, status }) => subject === consumer && status === 'confirmed')
        .map(({ total }) => pointsFor(total)),
    )
    const spent = sum(spendings.filter(({ consumer_id: id }) => id === consumer).map(({ points }) => points))
    if (spent > given + earned) faults.push(`${spent} points are spent, but only ${given + earned} were given`)
  }
  return faults
}

const prepaid = ['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD', 'ATHLETES_PAYMENT'] as const
