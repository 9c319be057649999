import type { FoundMutant } from './searchMutants.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import type { SimulationReport } from './SimulationReport.ts'

/** Which part of a task one process does: every `of`th from the `part`th on. */
export type Share = { readonly part: number; readonly of: number }

/** What a process can be asked: many seeds, or each mutant under its own faults, in at most so many seeds. */
export type Task = { readonly _tag: 'Seeds'; readonly options: SimulateOptions } | { readonly _tag: 'Mutants'; readonly seeds: number }

export type Reports = { readonly Seeds: SimulationReport; readonly Mutants: readonly FoundMutant[] }
