import type { OrderView } from '../../../contracts/views/orderView.ts'
import type { OrderState, PendingOrder } from '../../domain/order/order.ts'

/** What the screen sees of the order: never a "thank you" before the server has confirmed it. */
export const viewOrder = ({ placing, problem, confirmed }: OrderState): OrderView => ({
  placing: placing && viewPlacing(placing),
  problem,
  confirmed,
})

const viewPlacing = ({
  phase,
  shownTotal,
  since,
  sent,
  challenge,
}: PendingOrder): NonNullable<OrderView['placing']> => ({
  shownTotal,
  since,
  sent: phase !== 'prepare' && sent,
  challenge: phase === 'challenge' && challenge ? { action: challenge.action } : null,
  ending: phase === 'complete' || phase === 'abandon' ? phase : null,
})
