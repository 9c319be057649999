import { describe, expect, test } from 'vitest'
import { authenticationFailed, noOrder } from '../../../core/domain/order/order.ts'
import { placingTable } from '../../../core/domain/order/placing.ts'
import type { PlacingPhase, PlacingStep, PlacingTurn } from '../../../core/domain/order/placing.ts'

/** Everything that can happen to an order in progress, stated a second time in another form. */
const roads: readonly (readonly [PlacingPhase, PlacingTurn, PlacingStep])[] = [
  ['prepare', 'Prepared', 'place'],
  ['prepare', 'Halted', 'not placed'],
  ['prepare', 'Refused', 'not placed'],
  ['place', 'Halted', 'not placed'],
  ['place', 'Refused', 'not placed'],
  ['place', 'Challenged', 'challenge'],
  ['place', 'Confirmed', 'confirmed'],
  ['place', 'NotAuthenticated', 'not placed'],
  ['challenge', 'Answered', 'complete'],
  ['challenge', 'Abandoned', 'abandon'],
  ['complete', 'ResultLost', 'challenge'],
  ['complete', 'Confirmed', 'confirmed'],
  ['complete', 'NotAuthenticated', 'not placed'],
  ['abandon', 'Confirmed', 'confirmed'],
  ['abandon', 'NotAuthenticated', 'not placed'],
  ['prepare', 'CustomerGone', 'not placed'],
  ['place', 'CustomerGone', 'not placed'],
  ['challenge', 'CustomerGone', 'not placed'],
  ['complete', 'CustomerGone', 'not placed'],
  ['abandon', 'CustomerGone', 'not placed'],
]
const phases: readonly PlacingPhase[] = ['prepare', 'place', 'challenge', 'complete', 'abandon']
const turns: readonly PlacingTurn[] = [
  'Prepared',
  'Halted',
  'Refused',
  'Challenged',
  'Answered',
  'Abandoned',
  'ResultLost',
  'Confirmed',
  'NotAuthenticated',
  'CustomerGone',
]

describe('an order in progress', () => {
  test('PAY-30 every phase has an answer to every turn', () => {
    expect(Object.keys(placingTable)).toEqual(phases)
    for (const phase of phases) expect(Object.keys(placingTable[phase]), phase).toEqual(turns)
  })

  test.each(
    phases.flatMap((phase) =>
      turns.map((turn) => {
        const road = roads.find(([from, through]) => from === phase && through === turn)
        return [phase, turn, road?.[2] ?? null] as const
      }),
    ),
  )('PAY-30 PAY-33 CHK-06 CART-28 in the phase %s, the turn %s leads to %j', (phase, turn, step) => {
    expect(placingTable[phase][turn]).toBe(step)
  })
})

test('ORD-01 at first there is no order, no problem and no confirmation', () => {
  expect(noOrder()).toEqual({ placing: null, problem: null, confirmed: null })
})

test('PAY-33 a challenge that failed has a name of its own', () => {
  expect(authenticationFailed).toBe('authentication-failed')
})
