import type { OrderStatus } from '../../../contracts/api/order.ts'

/** ORD-07: so long after it has arrived a shipment may be sent back, ms. */
export const returnWindowMs = 60 * 24 * 60 * 60_000

type Sent = {
  readonly itemIds: readonly string[]
  readonly code: string
  readonly steps: readonly { readonly status: OrderStatus; readonly at: number }[]
}

type Line = { readonly itemId: string; readonly qty: number }

/** ORD-07: pieces of each line that may be sent back at this moment: arrived, not by mail, in time, and not on their way back yet. */
export const returnable = (
  lines: readonly Line[],
  shipments: readonly Sent[],
  returns: readonly { readonly items: readonly Line[] }[],
  now: number,
): readonly Line[] =>
  lines.flatMap(({ itemId, qty }) => {
    const shipment = shipments.find(({ itemIds }) => itemIds.includes(itemId))
    const last = shipment?.steps.at(-1)
    if (shipment?.code === 'digital' || last?.status !== 'delivered' || now > last.at + returnWindowMs) return []
    const gone = returns.flatMap(({ items }) => items).filter((item) => item.itemId === itemId)
    const left = qty - gone.reduce((sum, item) => sum + item.qty, 0)
    return left > 0 ? [{ itemId, qty: left }] : []
  })
