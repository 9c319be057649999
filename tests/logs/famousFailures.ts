import { failuresAtPaying } from './failuresAtPaying.ts'
import { failuresInTheCart } from './failuresInTheCart.ts'
import type { FamousFailure } from './FamousFailure.ts'

/** Logs of the failures for which online shops are known, recorded here. */
export const famousFailures: readonly FamousFailure[] = [...failuresAtPaying, ...failuresInTheCart]
