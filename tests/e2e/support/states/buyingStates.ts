import { cartStates } from './cartStates.ts'
import { checkoutStates } from './checkoutStates.ts'
import type { State } from './State.ts'

/** The path of a purchase. */
export const buyingStates: readonly State[] = [...cartStates, ...checkoutStates]
