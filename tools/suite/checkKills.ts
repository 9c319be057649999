import { killsPage } from '../kills/killsPage.ts'
import { playKills } from '../kills/playKills.ts'
import type { Tally } from './runSteps.ts'

const asked = { kills: 100, shoppers: 4, seed: 2 } as const

/** Workers, pages and tabs killed in a real browser, its disk full now and then; one check a kill. */
export const checkKills = async (): Promise<Tally> => {
  const { report, ms } = await playKills(asked)
  for (const line of killsPage(report, asked.seed, ms)) console.log(line)
  // A shopper who lost something stops: what was not played was not shown.
  const held = Object.values(report.kills).reduce((sum, count) => sum + count, 0)
  return report.faults.length === 0 ? { passed: held, failed: asked.kills - held } : { passed: 0, failed: asked.kills }
}
