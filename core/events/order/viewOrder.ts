import type { OrderView } from '../../../contracts/views/orderView.ts'
import type { OrderDesk } from '../../domain/order/order.ts'

/** What the screen sees of the order: never a "thank you" before the server has said so. */
export const viewOrder = ({ placing, problem, confirmed }: OrderDesk): OrderView => ({
  placing: placing && { shownTotal: placing.shownTotal, since: placing.since, sent: placing.phase === 'place' && placing.sent },
  problem,
  confirmed,
})
