import { recoveryNames } from './checks/watchRecoveries.ts'
import { faultNames } from './faults/faultKinds.ts'
import type { SimulationReport } from './SimulationReport.ts'

/** So many seeds are enough for everything to have happened; fewer prove nothing about that. */
export const seedsForMarks = 12_000

/** Faults that never struck and ways back that nobody went. */
export const missingMarks = ({ marks, seeds }: SimulationReport): readonly string[] =>
  seeds < seedsForMarks ? [] : [...faultNames, ...recoveryNames].filter((name) => !marks[name])
