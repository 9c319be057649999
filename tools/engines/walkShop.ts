import { browseSteps } from './browseSteps.ts'
import { cartSteps } from './cartSteps.ts'
import { orderSteps } from './orderSteps.ts'
import type { WalkStep } from './walking.ts'

/** The whole shop once: what a shopper does in a first hour, with a reload at every step. */
export const walkShop: readonly WalkStep[] = [...cartSteps, ...orderSteps, ...browseSteps]
