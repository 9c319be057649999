import type { OrderStatus } from '../../../contracts/api/entities/order.ts'

/** ORD-07: how many days after its arrival a shipment may be returned. */
export const returnDays = 60

/** ORD-07: the same in ms. */
export const returnWindowMs = returnDays * 24 * 60 * 60_000

/**
 * ORD-21: whether a line may be exchanged for another variant: goods that were sent home, and that were not made for one
 * shopper. `code`: of its shipment's method.
 */
export const isExchangeable = ({ recipeId }: { readonly recipeId?: string }, code: string): boolean =>
  recipeId === undefined && !['digital', 'pickup', 'pudo', 'sts', ''].includes(code)

type Sent = {
  readonly itemIds: readonly string[]
  readonly code: string
  readonly steps: readonly { readonly status: OrderStatus; readonly at: number }[]
}

type Line = { readonly itemId: string; readonly qty: number }

/**
 * ORD-07: pieces of each line that may be returned now: arrived, not e-mailed, in time, and not being returned already.
 */
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
