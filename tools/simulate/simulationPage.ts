import { sum } from '../../core/domain/money/amounts.ts'
import { recoveryNames } from './checks/watchRecoveries.ts'
import { faultNames } from './faults/faultKinds.ts'
import type { FaultName } from './faults/faultKinds.ts'
import { processes } from './inProcesses.ts'
import type { SimulateOptions } from './simulate.ts'
import type { SimulationReport } from './SimulationReport.ts'

/** What the command line prints about many seeds. */
export const simulationPage = (report: SimulationReport, options: SimulateOptions, ms: number): readonly string[] => {
  const { seeds, steps, commands, requests, orders, failed } = report
  const missing = options.faults === null && options.mutant === null ? missingMarks(report) : []
  return [
    `${seeds} seeds in ${(ms / 1000).toFixed(1)} s: ${commands} commands, ${requests} requests, ${orders} charges, ${steps} steps`,
    `${rates(report, ms)}; a core: ${rates(report, ms * Math.min(processes, seeds))}`,
    `killed: ${killed(report, 'worker-killed', 'killed-unheard')} workers, ${killed(report, 'worker-restarted')} pages, ${killed(report, 'machine-crashed')} machines, ${killed(report, 'server-killed')} servers`,
    ...failed.flatMap(({ seed, faults }) => [
      ...faults.slice(0, 4).map((fault) => `seed ${seed}: ${fault}`),
      `  npm run simulate -- --seed ${seed}${again(options)}`,
    ]),
    ...(missing.length > 0 ? [`never happened in ${seeds} seeds: ${missing.join(', ')}`] : []),
    ...(seeds < seedsForMarks
      ? [`fewer than ${seedsForMarks} seeds: it was not checked that each fault happened at least once`]
      : []),
    `${failed.length} of ${seeds} seeds failed`,
  ]
}

const killed = ({ marks }: SimulationReport, ...names: readonly FaultName[]): number =>
  sum(names.map((name) => marks[name] ?? 0))

/** A step is one turn of the virtual clock: a timer fires, and whatever can continue does. */
const rates = ({ seeds, steps }: SimulationReport, ms: number): string =>
  `${perSecond(steps, ms)} steps/s, ${perSecond(seeds, ms)} schedules/s`

const perSecond = (count: number, ms: number): string => Math.round((count / ms) * 1000).toLocaleString('en')

const again = ({ tabs, faults, mutant, database, tracking }: SimulateOptions): string =>
  `${database === 'memory' ? '' : ` --database ${database}`}${tracking ? ' --tracking' : ''}${tabs === null ? '' : ` --tabs ${tabs}`}${faults === null ? '' : ` --faults ${faults.join(',') || 'none'}`}${mutant === null ? '' : ` --mutant ${mutant}`}`

/** The real shop must hold for every seed, and everything must have happened; a mutant must be found. */
export const hasHeld = (report: SimulationReport, { faults, mutant }: SimulateOptions): boolean => {
  if (mutant !== null) return report.failed.length > 0
  return report.failed.length === 0 && (faults !== null || missingMarks(report).length === 0)
}

/** With this many seeds everything must have happened; fewer prove nothing about that. */
const seedsForMarks = 12_000

/** Faults that never struck, and recoveries that never happened. */
const missingMarks = ({ marks, seeds }: SimulationReport): readonly string[] =>
  seeds < seedsForMarks ? [] : [...faultNames, ...recoveryNames].filter((name) => !marks[name])
