import { mutants } from './mutants/mutants.ts'
import type { Mutant } from './mutants/Mutant.ts'
import type { Share } from './Task.ts'
import { openStage } from './world/openStage.ts'
import type { Stage } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'

/** `seed` is the first that finds it, null when none did. */
export type FoundMutant = { readonly name: string; readonly seed: number | null; readonly fault: string }

/** Looks for a share of the mutants, each in at most so many seeds and under the faults it shows itself under: few are enough. */
export const searchMutants = async (seeds: number, { part, of }: Share): Promise<readonly FoundMutant[]> => {
  const stage = await openStage('memory')
  const found: FoundMutant[] = []
  for (const mutant of mutants.filter((_, place) => place % of === part))
    found.push(await firstFind(stage, mutant, seeds))
  await stage.database.close()
  return found
}

const firstFind = async (stage: Stage, mutant: Mutant, seeds: number): Promise<FoundMutant> => {
  const { name, shownBy } = mutant
  const faultOf = async (seed: number, put: Mutant | null): Promise<string | undefined> =>
    (await simulateSeed(stage, seed, { tabs: null, faults: shownBy, mutant: put, story: false })).faults[0]
  for (let seed = 1; seed <= seeds; seed++) {
    const fault = await faultOf(seed, mutant)
    if (fault === undefined) continue
    // A seed that the right shop does not hold either shows nothing.
    const own = await faultOf(seed, null)
    return own === undefined
      ? { name, seed, fault }
      : { name, seed: null, fault: `without it seed ${seed} fails too: ${own}` }
  }
  return { name, seed: null, fault: `${mutant.story}: nobody has noticed` }
}
