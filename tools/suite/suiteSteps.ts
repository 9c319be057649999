import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { checkAttacks } from './checkAttacks.ts'
import { checkFormat } from './checkFormat.ts'
import { checkKills } from './checkKills.ts'
import { checkLint } from './checkLint.ts'
import { checkMutants } from './checkMutants.ts'
import { checkShoppers } from './checkShoppers.ts'
import { checkSimulation } from './checkSimulation.ts'
import { checkTypes } from './checkTypes.ts'
import { checkUnused } from './checkUnused.ts'
import { checkWeight } from './checkWeight.ts'
import { runProject } from './runProject.ts'
import type { SuiteStep } from './runSteps.ts'

/**
 * Everything `npm test` runs, in order.
 * The server tests run on the embedded database, those that ask it anything once more on the simulator's in memory, and all
 * of them on PostgreSQL when DATABASE_URL names one.
 */
export const suiteSteps = (env: NodeJS.ProcessEnv): readonly SuiteStep[] => [
  { name: 'format', required: true, run: checkFormat },
  { name: 'lint', required: true, run: checkLint },
  { name: 'types', required: true, run: checkTypes },
  { name: 'walls', required: true, run: () => runProject('walls') },
  { name: 'unused', required: true, run: checkUnused },
  { name: 'unit', required: true, run: () => runProject('unit') },
  { name: 'tools', required: true, run: () => runProject('tools') },
  { name: 'server', required: true, run: () => runProject('server') },
  { name: 'server-memory', required: true, run: () => runProject('server-memory') },
  ...postgresStep(env['DATABASE_URL']),
  { name: 'simulate', required: true, run: checkSimulation },
  { name: 'mutants', required: true, run: checkMutants },
  { name: 'build', required: true, run: checkBuild },
  { name: 'weight', required: true, run: checkWeight },
  { name: 'kills', required: true, run: checkKills },
  { name: 'attack', required: process.platform === 'linux', run: () => checkAttacks(env['DATABASE_URL'] || null) },
  { name: 'e2e', required: true, run: () => runProject('e2e') },
]

const postgresStep = (url: string | undefined): readonly SuiteStep[] =>
  url === undefined || url === ''
    ? []
    : [
        {
          name: 'server-postgres',
          required: true,
          run: () => runProject('server', { DATABASE_URL: url }, 'server-postgres'),
        },
        { name: 'postgres', required: true, run: () => runProject('postgres') },
        { name: 'shoppers-postgres', required: true, run: () => checkShoppers(url) },
      ]

const checkBuild: SuiteStep['run'] = async () => {
  const built = isBuilt() || (await buildProduct())
  return built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
