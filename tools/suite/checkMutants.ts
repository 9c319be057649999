import { findMutants } from '../simulate/findMutants.ts'
import type { Tally } from './runSteps.ts'

/** Where one is hidden, all of these are played; together the finds need far fewer. */
const mostSeeds = 20_000

/** The test of the test: every known way to be wrong is found (`npm run simulate -- --mutants`). One check a mutant. */
export const checkMutants = async (): Promise<Tally> => {
  const { found, hidden } = await findMutants(mostSeeds, console.log)
  return { passed: found, failed: hidden }
}
