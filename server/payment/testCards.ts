import type { ChargeOutcome } from './PaymentProvider.ts'

/** The cards that show what can go wrong. Every other one that passes the checks is charged. */
export const testCards: ReadonlyMap<string, ChargeOutcome> = new Map([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficientFunds'],
  ['4100000000000019', 'fraud'],
  ['4000000000000069', 'expired'],
  ['4000000000003220', 'authenticate'],
])
