import { mutants } from './mutants/mutants.ts'
import type { Share } from './Task.ts'
import { openStage } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'

/** `seed` is the first that finds it, null when none did. */
export type FoundMutant = { readonly name: string; readonly seed: number | null; readonly fault: string }

/** Looks for a share of the mutants, each under the faults it shows itself under: few seeds are enough. */
export const searchMutants = async (seeds: number, { part, of }: Share): Promise<readonly FoundMutant[]> => {
  const stage = await openStage('memory')
  const found: FoundMutant[] = []
  for (const mutant of mutants.filter((_, place) => place % of === part)) {
    let first: FoundMutant = { name: mutant.name, seed: null, fault: mutant.story }
    for (let seed = 1; seed <= seeds && first.seed === null; seed++) {
      const { faults } = await simulateSeed(stage, seed, { tabs: null, faults: mutant.shownBy, mutant, story: false })
      if (faults[0] !== undefined) first = { name: mutant.name, seed, fault: faults[0] }
    }
    found.push(first)
  }
  await stage.database.close()
  return found
}
