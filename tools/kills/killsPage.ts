import type { KillsReport } from './runKills.ts'

/** What the command line prints. */
export const killsPage = (
  { kills, presses, unheard, orders, networkDrops, roundsInMemory, faults }: KillsReport,
  seed: number,
  ms: number,
): readonly string[] => {
  const all = Object.values(kills).reduce((sum, count) => sum + count, 0)
  return [
    `${all} kills in ${(ms / 1000).toFixed(1)} s, seed ${seed}: ${kills.worker} workers, ${kills.page} pages, ${kills.tab} tabs`,
    `${presses} presses (${unheard} of pages that died before they heard), ${orders} orders, ${networkDrops} times no network, ${roundsInMemory} rounds without room on the disk`,
    ...faults.map((fault) => `FAILED  ${fault}`),
    faults.length === 0
      ? '0 losses: what was acknowledged is there, no order was made twice, and screen, log and server agree'
      : `${faults.length} did not hold`,
  ]
}
