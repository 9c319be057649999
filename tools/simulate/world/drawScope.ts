import type { Chance } from '../Chance.ts'
import { prizes } from '../shopper/prizes.ts'
import type { Prize } from '../shopper/prizes.ts'

/** How much one seed does. */
export type SimulationScope = {
  readonly tabs: number
  readonly hasLaptop: boolean
  readonly moments: number
  /** The shopper has an account with something in its cart, has signed out of it, and is filling a cart as a guest. */
  readonly isReturning: boolean
  /** In this many of a hundred moves, the shopper signs in or out. */
  readonly accountPercent: number
  /** The shopper arrives with everything filled in, and only has to order. */
  readonly isReady: boolean
  /** Two devices of one shopper order at once and compete for the same thing. */
  readonly prize: Prize | null
  /** In this many of a hundred moves, the shopper does something other than continue towards an order. */
  readonly wanderPercent: number
}

/**
 * Most known bugs need few steps in an unlucky order, so nearly all seeds are short: a seed costs what its requests
 * cost, and a long one has as many as six short ones. The long ones find what needs a history. `tabs` = as requested,
 * else drawn.
 */
export const drawScope = (chance: Chance, tabs: number | null): SimulationScope => {
  const isShort = chance.percent(shortPercent)
  const prize = isShort && chance.percent(racePercent) ? chance.pick(prizes) : null
  const isReturning = prize === null && chance.percent(returningPercent)
  return {
    isReturning,
    accountPercent: isReturning ? 40 : 3,
    tabs: tabs ?? (isShort ? 1 + (chance.percent(25) ? 1 : 0) : 1 + chance.below(3)),
    prize,
    hasLaptop: prize !== null || chance.percent(isShort ? 10 : 40),
    isReady: isShort && prize === null && chance.percent(40),
    moments: isShort ? 1 + chance.below(4) : 15 + chance.below(40),
    wanderPercent: isShort ? chance.pick([0, 20, 50]) : 40,
  }
}

const racePercent = 3
const shortPercent = 99
const returningPercent = 5
