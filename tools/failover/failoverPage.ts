import type { FailoverReport } from './playFailover.ts'

/** A node that is lost may stop changes for this long, ms; judged in the whole form only. */
const mostPauseMs = 10_000

/** What must not be. `wanted`: at least, by the whole form; null for a form that judges no time. */
export const failoverFaults = (
  report: FailoverReport,
  wanted: { readonly kills: number; readonly orders: number } | null,
): readonly string[] => {
  const { kills, pages, sums, faults } = report
  return [
    ...sums.lost.map((number) => `order ${number} was acknowledged and is lost`),
    ...sums.doubled.map((what) => `there are two of ${what}`),
    ...sums.stockFaults,
    ...kills.flatMap(({ name, stuck }) =>
      stuck.map((server) => `after the end of ${name}, server ${server + 1} did not take changes again by itself`),
    ),
    ...pages.failed.map((fault) => `a page failed: ${fault}`),
    ...(sums.acknowledged === 0 ? ['nobody could order'] : []),
    ...(wanted === null
      ? []
      : [
          ...(kills.length < wanted.kills ? [`only ${kills.length} of ${wanted.kills} kills`] : []),
          ...(sums.acknowledged < wanted.orders ? [`only ${sums.acknowledged} of ${wanted.orders} orders`] : []),
          ...kills
            .filter(({ kind, pauseMs }) => (kind === 'primary' || kind === 'standby') && pauseMs > mostPauseMs)
            .map(({ name, pauseMs }) => `after the end of ${name} there was no change for ${seconds(pauseMs)} s`),
        ]),
    ...faults,
  ]
}

const shown = 40

export const failoverPage = (
  { kills, pages, sums, ms }: FailoverReport,
  faults: readonly string[],
  seed: number,
): readonly string[] => [
  '',
  `${kills.length} kills in ${seconds(ms)} s, seed ${seed}; no change for ${seconds(Math.max(0, ...kills.map(({ pauseMs }) => pauseMs)))} s at most`,
  `orders: ${sums.acknowledged} acknowledged, ${sums.lost.length} lost, ${sums.doubled.length} doubled; ${sums.orders} confirmed, ${sums.charged} charged, ${sums.sold} pieces sold, stock of ${sums.stockFaults.length} SKUs wrong`,
  `pages: ${pages.asked} asked, ${pages.failed.length} failed, ${pages.drawn} with their first picture, the slowest after ${seconds(pages.slowest)} s`,
  ...faults.slice(0, shown).map((fault) => `FAILED  ${fault}`),
  ...(faults.length > shown ? [`and ${faults.length - shown} more`] : []),
]

const seconds = (ms: number): string => (ms / 1_000).toFixed(1)
