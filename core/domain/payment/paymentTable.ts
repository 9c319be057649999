/**
 * none = nothing pays yet. held = given, but the server has not been told; saved = an instrument of the basket; lost =
 * lost with the worker's memory or with its basket, and must be given again.
 */
export type PaymentState = 'none' | 'held' | 'saved' | 'lost'

/** What can happen to the main way of paying. NotTaken = an order was refused because of it. */
export type PaymentTurn =
  | 'Given'
  | 'Confirmed'
  | 'Refused'
  | 'MemoryLost'
  | 'BasketLost'
  | 'Forgotten'
  | 'NotTaken'
  | 'Ended'

/** What every state allows, and what it leads to. */
const always = { Given: 'held', Refused: 'none', Forgotten: 'none', NotTaken: 'none', Ended: 'none' } as const

/** PAY-01, PAY-07: one row per state; null = it is not possible there and changes nothing. */
export const paymentTable: {
  readonly [From in PaymentState]: { readonly [Turn in PaymentTurn]: PaymentState | null }
} = {
  none: { ...always, Confirmed: null, MemoryLost: null, BasketLost: null },
  held: { ...always, Confirmed: 'saved', MemoryLost: 'lost', BasketLost: null },
  saved: { ...always, Confirmed: 'saved', MemoryLost: 'lost', BasketLost: 'lost' },
  lost: { ...always, Confirmed: 'saved', MemoryLost: 'lost', BasketLost: null },
}
