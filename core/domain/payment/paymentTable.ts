/**
 * none = nothing pays yet. held = given, and the server is to be told; saved = an instrument of the basket; lost = it went with
 * the worker's memory or with its basket, and must be given again.
 */
export type PaymentState = 'none' | 'held' | 'saved' | 'lost'

/** What can become of the main way of paying. NotTaken = an order was refused because of it. */
export type PaymentTurn =
  | 'Given'
  | 'Confirmed'
  | 'Refused'
  | 'MemoryLost'
  | 'BasketLost'
  | 'Forgotten'
  | 'NotTaken'
  | 'Ended'

/** PAY-01, PAY-07: one row a state; null = it cannot happen there and changes nothing. */
export const paymentTable: {
  readonly [From in PaymentState]: { readonly [Turn in PaymentTurn]: PaymentState | null }
} = {
  none: { ...always(), Confirmed: null, MemoryLost: null, BasketLost: null },
  held: { ...always(), Confirmed: 'saved', MemoryLost: 'lost', BasketLost: null },
  saved: { ...always(), Confirmed: 'saved', MemoryLost: 'lost', BasketLost: 'lost' },
  lost: { ...always(), Confirmed: 'saved', MemoryLost: 'lost', BasketLost: null },
}

function always() {
  return { Given: 'held', Refused: 'none', Forgotten: 'none', NotTaken: 'none', Ended: 'none' } as const
}
