import type { MeasuredCall } from './callMeter.ts'
import type { ShoppersReport } from './runShoppers.ts'

/** One kind of call: how often, and how long it took, ms. */
export type CallTimes = {
  readonly name: string
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export const callTimes = (calls: readonly MeasuredCall[]): readonly CallTimes[] =>
  [...byName(calls, ({ name }) => name)]
    .map(([name, own]) => {
      const times = own.map(({ ms }) => ms).toSorted((a, b) => a - b)
      return {
        name,
        count: own.length,
        p50: percentile(times, 50),
        p95: percentile(times, 95),
        p99: percentile(times, 99),
      }
    })
    .toSorted((a, b) => b.count - a.count)

/** Nearest rank of sorted times. */
export const percentile = (sorted: readonly number[], per: number): number =>
  sorted[Math.max(0, Math.ceil((per / 100) * sorted.length) - 1)] ?? 0

/** How often each code came from each call. */
export const errorTable = (
  calls: readonly MeasuredCall[],
): readonly { readonly error: string; readonly name: string; readonly count: number }[] =>
  [
    ...byName(
      calls.filter(({ error }) => error !== null),
      ({ error, name }) => `${error}\n${name}`,
    ),
  ]
    .map(([both, own]) => ({ error: both.split('\n')[0] ?? '', name: both.split('\n')[1] ?? '', count: own.length }))
    .toSorted((a, b) => b.count - a.count)

const byName = (
  calls: readonly MeasuredCall[],
  key: (call: MeasuredCall) => string,
): ReadonlyMap<string, readonly MeasuredCall[]> => {
  const groups = new Map<string, MeasuredCall[]>()
  for (const call of calls) {
    const group = groups.get(key(call))
    if (group) group.push(call)
    else groups.set(key(call), [call])
  }
  return groups
}

export const shoppersPage = (report: ShoppersReport, count: number, seed: number): readonly string[] => {
  const { ms, visits, presses, calls, orders, faults } = report
  const seconds = ms / 1000
  const perSecond = (figure: number): string => `${figure} (${(figure / seconds).toFixed(1)} a second)`
  const errors = errorTable(calls)
  const width = Math.max(0, ...calls.map(({ name }) => name.length))
  const cell = (text: string | number): string => (typeof text === 'number' ? text.toFixed(0) : text).padStart(7)
  return [
    `${count} shoppers, ${seconds.toFixed(1)} s, seed ${seed}`,
    `presses ${perSecond(presses)}, calls ${perSecond(calls.length)}, orders ${perSecond(orders)}`,
    `visits: ${Object.entries(visits)
      .map(([end, times]) => `${times} ${end}`)
      .join(', ')}`,
    ...(report.struck.length > 0
      ? [`faults on the way: ${report.struck.map(([kind, times]) => `${times} ${kind}`).join(', ')}`]
      : []),
    '',
    `${'call, ms'.padEnd(width)}${['times', 'p50', 'p95', 'p99'].map(cell).join('')}`,
    ...callTimes(calls).map(
      ({ name, count: times, p50, p95, p99 }) => `${name.padEnd(width)}${[times, p50, p95, p99].map(cell).join('')}`,
    ),
    '',
    errors.length === 0 ? 'errors: none' : 'errors',
    ...errors.map(({ error, name, count: times }) => `${error.padEnd(16)}${name.padEnd(width)}${cell(times)}`),
    '',
    ...faults.map((fault) => `FAILED  ${fault}`),
    faults.length === 0
      ? 'checks: one order per basket; shown, charged and stored totals are equal; nothing acknowledged is lost; every log decides and folds to the same state again'
      : `checks: ${faults.length} failed`,
  ]
}
