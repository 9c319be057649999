import { sum } from '../../core/domain/money/amounts.ts'
import { attackRegistry } from '../attack/attackRegistry.ts'
import { playAttacks } from '../attack/playAttacks.ts'
import { walkEngines } from '../engines/engines.ts'
import { engineNames } from '../engines/findEngines.ts'
import { checkShortFailover } from '../failover/failover.ts'
import { killsPage, playKills } from '../kills/kills.ts'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { checkShoppers } from './checkShoppers.ts'
import { checkMutants, checkSimulation } from './checkSimulation.ts'
import { checkTypes } from './checkTypes.ts'
import { checkWeight } from './checkWeight.ts'
import { runCommand } from './runCommand.ts'
import { runProject } from './runProject.ts'
import type { SuiteStep, Tally } from './runSteps.ts'

const asked = { kills: 100, shoppers: 4, seed: 2 } as const

/** Kills workers, pages and tabs in a real browser, with its disk full now and then; one check per kill. */
const checkKills = async (): Promise<Tally> => {
  const { report, ms } = await playKills(asked)
  for (const line of killsPage(report, asked.seed, ms)) console.log(line)
  // A shopper who lost something stops, so the kills that were not played prove nothing.
  const held = report.faults.length === 0 ? sum(Object.values(report.kills)) : 0
  return { passed: held, failed: asked.kills - held, faults: report.faults }
}

/** Unused files, exports and packages, and packages that are used but not listed; knip.jsonc lists the exceptions. */
const checkUnused = async (): Promise<Tally> => {
  const { code } = await runCommand('knip', ['--no-progress', '--no-config-hints'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Lints every source file, type-aware; warnings count as errors. */
const checkLint = async (): Promise<Tally> => {
  const { code } = await runCommand('oxlint', ['--type-aware', '--deny-warnings'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Every file is formatted as by `npm run format`. */
const checkFormat = async (): Promise<Tally> => {
  const { code } = await runCommand('oxfmt', ['--check'])
  if (code !== 0) console.error('These files are not formatted. Run `npm run format`.')
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** All other browser steps run in Chromium. */
const otherEngines = engineNames.filter((name) => name !== 'chromium')

export type SuiteSetting = {
  /** Runs the steps of the full run too, with more seeds. */
  readonly isFull: boolean
  /** A PostgreSQL for tests; null = there is none. */
  readonly databaseUrl: string | null
}

type StepRow = {
  readonly name: string
  readonly isOnlyInFull?: true
  /** Needs a DATABASE_URL. */
  readonly needsDatabase?: true
  readonly isRequired?: boolean
  /** It waits most of its time, so a run of several steps has it beside the next ones, in a process of its own. */
  readonly isWaiting?: true
  readonly run: (setting: SuiteSetting) => Promise<Tally>
}

/**
 * Every step in order; those of the full run are left out otherwise. What waits has begun before the steps that only
 * compute, so that it is over when the browser's tests need both cores.
 */
export const suiteTable: readonly StepRow[] = [
  { name: 'format', run: checkFormat },
  { name: 'lint', run: checkLint },
  { name: 'types', run: checkTypes },
  { name: 'walls', run: () => runProject('walls') },
  { name: 'unused', run: checkUnused },
  { name: 'build', run: () => checkBuild() },
  { name: 'weight', run: checkWeight },
  { name: 'kills', isOnlyInFull: true, isWaiting: true, run: checkKills },
  {
    name: 'attack',
    isOnlyInFull: true,
    isWaiting: true,
    isRequired: process.platform === 'linux',
    run: ({ databaseUrl }) => checkAttacks(databaseUrl),
  },
  { name: 'unit', run: () => runProject('unit') },
  { name: 'tools', run: () => runProject('tools') },
  { name: 'server', run: () => runProject('server') },
  { name: 'server-memory', isOnlyInFull: true, run: () => runProject('server-memory') },
  {
    name: 'server-postgres',
    isOnlyInFull: true,
    needsDatabase: true,
    run: ({ databaseUrl }) =>
      runProject('server', { DATABASE_URL: databaseUrl ?? '', CAIRN_TESTS: 'database' }, 'server-postgres'),
  },
  { name: 'postgres', isOnlyInFull: true, needsDatabase: true, isWaiting: true, run: () => runProject('postgres') },
  {
    name: 'shoppers-postgres',
    isOnlyInFull: true,
    needsDatabase: true,
    isWaiting: true,
    run: ({ databaseUrl }) => checkShoppers(databaseUrl ?? ''),
  },
  {
    name: 'failover',
    isOnlyInFull: true,
    isWaiting: true,
    // Where its programs are missing and need not be there, it says so.
    isRequired: false,
    run: () => checkShortFailover(console.log),
  },
  { name: 'simulate', run: ({ isFull }) => checkSimulation(isFull) },
  { name: 'mutants', isOnlyInFull: true, run: checkMutants },
  { name: 'e2e', run: () => runProject('e2e') },
  { name: 'e2e-trouble', isOnlyInFull: true, run: () => runProject('e2eTrouble') },
  { name: 'e2e-content', isOnlyInFull: true, run: () => runProject('e2eContent') },
  { name: 'every-page', isOnlyInFull: true, run: () => runProject('everyPage') },
  { name: 'engines', isOnlyInFull: true, run: () => walkEngines(otherEngines, console.log) },
]

/** The steps of a run, or only the named ones; a name may also be that of a step of the full run. */
export const stepsOf = (setting: SuiteSetting, names: readonly string[]): readonly SuiteStep[] => {
  const rows = suiteTable
    .filter(({ name, isOnlyInFull }) => (names.length > 0 ? names.includes(name) : setting.isFull || !isOnlyInFull))
    .filter(({ needsDatabase }) => setting.databaseUrl !== null || !needsDatabase)
  return rows.map(({ name, isRequired = true, isWaiting, run }) => {
    const isInBackground = isWaiting === true && rows.length > 1
    return {
      name,
      required: isRequired,
      isInBackground,
      run: () => (isInBackground ? runApart(name, setting) : run(setting)),
    }
  })
}

/** The step in a process of its own, whose lines are shown together when it has ended. */
const runApart = async (name: string, { isFull }: SuiteSetting): Promise<Tally> => {
  const { output } = await runCommand(
    process.execPath,
    ['tools/run.mjs', 'tools/suite/suite.ts', ...(isFull ? ['full'] : []), name],
    { collect: true },
  )
  console.log(output)
  return tallyOfOutput(name, output)
}

/** Reads what `npm test NAME` has printed; one that broke off is a failure. */
export const tallyOfOutput = (name: string, output: string): Tally => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, faults: ['it broke off'] }
  const [, named = ''] = /\nWhat failed:\n((?:.+\n)+)/.exec(output) ?? []
  const faults = named.split('\n').filter((line) => line !== '')
  return { passed: Number(passed), failed: Number(failed), faults: faults.map((line) => line.replace(`${name}: `, '')) }
}

const checkBuild = async (): Promise<Tally> => {
  const built = isBuilt() || (await buildProduct())
  return built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The short form of `npm run attack`, one check per attack; on the PostgreSQL of `databaseUrl` if there is one. */
const checkAttacks = async (databaseUrl: string | null): Promise<Tally> => {
  // Only Linux lets a process use every address of 127.0.0.0/8, and each attacker has its own.
  if (process.platform !== 'linux') return { passed: 0, failed: 0 }
  const ids = attackRegistry.filter(({ short }) => short !== null).map(({ id }) => id)
  const results = await playAttacks({ ids, isShort: true, target: null }, databaseUrl)
  const broken = results.filter(({ outcome }) => outcome === 'BROKEN')
  const held = results.filter(({ outcome }) => outcome === 'held')
  return { passed: held.length, failed: broken.length, faults: broken.map(({ attack }) => attack.id) }
}
