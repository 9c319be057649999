/**
 * prepare, place = a call is owed. challenge = the bank asks the shopper something, and only the shopper can go on (PAY-30).
 * complete = the shopper has answered; abandon = the shopper has turned away: the order is patched in both (PAY-31, PAY-33).
 */
export type PlacingPhase = 'prepare' | 'place' | 'challenge' | 'complete' | 'abandon'

/** What can become of an order under way. Halted = something ahead of it was refused before it left. CustomerGone = the server does not know the customer, whose cart goes with them (CART-28). */
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

/** Where a turn leads: another phase, an end, or null = it cannot happen there and changes nothing. */
export type PlacingStep = PlacingPhase | 'confirmed' | 'not placed' | null

/** PAY-30…33, CHK-06: the whole life of an order under way, one row a phase. Every other pair is refused by being null; without its customer an order ends wherever it stands. */
export const placingTable: { readonly [Phase in PlacingPhase]: { readonly [Turn in PlacingTurn]: PlacingStep } } = {
  prepare: { ...nothing(), Prepared: 'place', Halted: 'not placed', Refused: 'not placed' },
  place: {
    ...nothing(),
    Halted: 'not placed',
    Refused: 'not placed',
    Challenged: 'challenge',
    Confirmed: 'confirmed',
    NotAuthenticated: 'not placed',
  },
  challenge: { ...nothing(), Answered: 'complete', Abandoned: 'abandon' },
  complete: { ...nothing(), ResultLost: 'challenge', Confirmed: 'confirmed', NotAuthenticated: 'not placed' },
  abandon: { ...nothing(), Confirmed: 'confirmed', NotAuthenticated: 'not placed' },
}

function nothing() {
  return {
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
}
