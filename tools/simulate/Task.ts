import type { FoundMutant } from './searchMutants.ts'
import type { SimulateOptions } from './simulate.ts'
import type { SimulationReport } from './SimulationReport.ts'

/** The part of a task for one process: every `of`th seed, starting with the `part`th. */
export type Share = { readonly part: number; readonly of: number }

/**
 * What a process can be asked to do: many seeds, the whole stories of seeds, or each mutant under its own faults, with
 * a maximum number of seeds.
 */
export type Task =
  | { readonly _tag: 'Seeds'; readonly options: SimulateOptions }
  | { readonly _tag: 'Stories'; readonly options: SimulateOptions }
  | { readonly _tag: 'Mutants'; readonly seeds: number }

/** Everything one seed did, as text, and whatever its world started that takes real time: it must be nothing. */
export type SeedStory = { readonly seed: number; readonly text: string; readonly realWork: readonly string[] }

export type Reports = {
  readonly Seeds: SimulationReport
  readonly Stories: readonly SeedStory[]
  readonly Mutants: readonly FoundMutant[]
}
