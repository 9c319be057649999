import { expect, test } from 'vitest'
import { failoverFaults, failoverPage } from '../../../tools/failover/failoverPage.ts'
import type { FailoverReport } from '../../../tools/failover/playFailover.ts'
import type { KillSeen } from '../../../tools/failover/playRounds.ts'

const kill: KillSeen = { kind: 'primary', name: 'primary n1', pauseMs: 7_000, stuck: [] }

const good: FailoverReport = {
  kills: [kill],
  pages: { asked: 40, drawn: 39, slowest: 900, failed: [] },
  sums: { acknowledged: 12, lost: [], doubled: [], orders: 12, charged: 12, sold: 20, stockFaults: [] },
  faults: [],
  ms: 60_000,
}

const withSums = (sums: Partial<FailoverReport['sums']>): FailoverReport => ({
  ...good,
  sums: { ...good.sums, ...sums },
})

test('a run in which nothing was lost has no fault', () => {
  expect(failoverFaults(good, { kills: 1, orders: 12 })).toEqual([])
  expect(failoverPage(good, [], 1)).toContain(
    'orders: 12 acknowledged, 0 lost, 0 doubled; 12 confirmed, 12 charged, 20 pieces sold, stock of 0 SKUs wrong',
  )
})

test.each<readonly [string, FailoverReport, string]>([
  ['a lost order', withSums({ lost: ['CN-1'] }), 'order CN-1 was acknowledged and is lost'],
  ['a doubled order', withSums({ doubled: ['charge of CN-1'] }), 'there are two of charge of CN-1'],
  ['wrong stock', withSums({ stockFaults: ['A: 9 − 1 sold is not 9'] }), 'A: 9 − 1 sold is not 9'],
  ['a run in which nobody could order', withSums({ acknowledged: 0 }), 'nobody could order'],
  [
    'a process that is stuck',
    { ...good, kills: [{ ...kill, stuck: [1] }] },
    'after the end of primary n1, server 2 did not take changes again by itself',
  ],
  [
    'a page that failed',
    { ...good, pages: { ...good.pages, failed: ['/en-us answered 503'] } },
    'a page failed: /en-us answered 503',
  ],
])('%s is a fault in either form', (_what, report, fault) => {
  expect(failoverFaults(report, null)).toEqual([fault])
  expect(failoverFaults(report, { kills: 1, orders: 0 })).toEqual([fault])
})

test('only the whole form judges how long changes stopped, and how many kills and orders there were', () => {
  const slow = { ...good, kills: [{ ...kill, pauseMs: 10_100 }] }
  expect(failoverFaults(slow, null)).toEqual([])
  expect(failoverFaults(slow, { kills: 2, orders: 13 })).toEqual([
    'only 1 of 2 kills',
    'only 12 of 13 orders',
    'after the end of primary n1 there was no change for 10.1 s',
  ])
})
