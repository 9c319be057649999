import { mutants } from './mutants/mutants.ts'
import type { Mutant } from './mutants/Mutant.ts'
import type { Share } from './Task.ts'
import { openStage } from './world/openStage.ts'
import type { Stage } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'

/** `seed` is the first that finds it, null if none did. */
export type FoundMutant = { readonly name: string; readonly seed: number | null; readonly fault: string }

/**
 * Searches for a share of the mutants, each for a limited number of seeds and under the faults that reveal it; few are
 * enough.
 */
export const searchMutants = async (seeds: number, { part, of }: Share): Promise<readonly FoundMutant[]> => {
  const stage = await openStage('memory')
  const found: FoundMutant[] = []
  for (const mutant of mutants.filter((_, place) => place % of === part))
    found.push(await firstFind(stage, mutant, seeds))
  await stage.database.close()
  return found
}

const firstFind = async (stage: Stage, mutant: Mutant, seeds: number): Promise<FoundMutant> => {
  const { name, shownBy, isOfContent: isPublishing, isOfTracking: isTracking } = mutant
  const faultOf = async (seed: number, put: Mutant | null): Promise<string | undefined> =>
    (
      await simulateSeed(stage, seed, {
        tabs: null,
        faults: shownBy,
        mutant: put,
        story: false,
        isPublishing,
        isTracking,
      })
    ).faults[0]
  for (let seed = 1; seed <= seeds; seed++) {
    const fault = await faultOf(seed, mutant)
    if (fault === undefined) continue
    // A seed that also fails without the mutant proves nothing.
    const own = await faultOf(seed, null)
    return own === undefined
      ? { name, seed, fault }
      : { name, seed: null, fault: `seed ${seed} also fails without it: ${own}` }
  }
  return { name, seed: null, fault: `${mutant.story}: no seed found it` }
}
