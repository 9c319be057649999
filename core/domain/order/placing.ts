/**
 * prepare, place = a call is owed. challenge = the bank asks the shopper, and only the shopper can continue (PAY-30).
 * complete = the shopper has answered; abandon = the shopper has left: in both the order is patched (PAY-31, PAY-33).
 */
export type PlacingPhase = 'prepare' | 'place' | 'challenge' | 'complete' | 'abandon'

/**
 * What can happen to an order in progress. Halted = something ahead of it was refused before it was sent. CustomerGone
 * = the server no longer knows the customer or their cart (CART-28).
 */
export type PlacingTurn =
  | 'Prepared'
  | 'Halted'
  | 'Refused'
  | 'Challenged'
  | 'Answered'
  | 'Abandoned'
  | 'ResultLost'
  | 'Confirmed'
  | 'NotAuthenticated'
  | 'CustomerGone'

/** Where a turn leads: another phase, an end, or null = it is not possible there and changes nothing. */
export type PlacingStep = PlacingPhase | 'confirmed' | 'not placed' | null

/** Nothing is possible, unless a phase says so; without its customer an order ends in any phase. */
const nothing = {
  Prepared: null,
  Halted: null,
  Refused: null,
  Challenged: null,
  Answered: null,
  Abandoned: null,
  ResultLost: null,
  Confirmed: null,
  NotAuthenticated: null,
  CustomerGone: 'not placed',
} as const

/**
 * PAY-30…33, CHK-06: the whole life of an order in progress, one row per phase. Every other pair is null and refused;
 * without its customer an order ends in any phase.
 */
export const placingTable: { readonly [Phase in PlacingPhase]: { readonly [Turn in PlacingTurn]: PlacingStep } } = {
  prepare: { ...nothing, Prepared: 'place', Halted: 'not placed', Refused: 'not placed' },
  place: {
    ...nothing,
    Halted: 'not placed',
    Refused: 'not placed',
    Challenged: 'challenge',
    Confirmed: 'confirmed',
    NotAuthenticated: 'not placed',
  },
  challenge: { ...nothing, Answered: 'complete', Abandoned: 'abandon' },
  complete: { ...nothing, ResultLost: 'challenge', Confirmed: 'confirmed', NotAuthenticated: 'not placed' },
  abandon: { ...nothing, Confirmed: 'confirmed', NotAuthenticated: 'not placed' },
}
