import type { FoundMutant } from './searchMutants.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import type { SimulationReport } from './SimulationReport.ts'

/** Which part of a task one process does: every `of`th from the `part`th on. */
export type Share = { readonly part: number; readonly of: number }

/** What a process can be asked: many seeds, the whole stories of seeds, or each mutant under its own faults, in at most so many seeds. */
export type Task =
  | { readonly _tag: 'Seeds'; readonly options: SimulateOptions }
  | { readonly _tag: 'Stories'; readonly options: SimulateOptions }
  | { readonly _tag: 'Mutants'; readonly seeds: number }

/** All that one seed did, as text, and what its world began that takes real time: nothing, ever. */
export type SeedStory = { readonly seed: number; readonly text: string; readonly realWork: readonly string[] }

export type Reports = {
  readonly Seeds: SimulationReport
  readonly Stories: readonly SeedStory[]
  readonly Mutants: readonly FoundMutant[]
}
