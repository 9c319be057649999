import { failuresAtPaying } from './failuresAtPaying.ts'
import { failuresInTheCart } from './failuresInTheCart.ts'
import type { FamousFailure } from './FamousFailure.ts'

/** Everything a shop is known to fail at, as it happened to somebody here. */
export const famousFailures: readonly FamousFailure[] = [...failuresAtPaying, ...failuresInTheCart]
