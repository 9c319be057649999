import { expect, test } from 'vitest'
import { encodeForLog } from '../../../core/events/log/commitCodec.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'
import { trackedIds } from '../../../tools/simulate/checks/trackedIds.ts'
import { sampleCommit } from '../../support/sampleCommit.ts'
import { added, consented } from '../../worker/tracking/trackedDevice.ts'

const commit = (hash: string, ...events: readonly ShopEvent[]) => sampleCommit({ hash, events: encodeForLog(events) })
const idsOf = (locale: 'en-us' | 'fr-fr', ...commits: readonly ReturnType<typeof commit>[]) => {
  const { allowed, owed } = trackedIds({ logId: 'log', commits, locale })
  return { allowed: [...allowed], owed: [...owed] }
}

test('TRK-01 on a site that asks, a log owes nothing of before the answer', () => {
  const ids = idsOf('fr-fr', commit('a', added(1)), commit('b', consented('C0002')), commit('c', added(2)))
  expect(ids).toEqual({ allowed: ['log/c/0'], owed: ['log/c/0'] })
})

test('TRK-01 what happened before a withdrawal may be stored and need not be, what happened after it may not', () => {
  const ids = idsOf('en-us', commit('a', added(1)), commit('b', consented('C0001')), commit('c', added(2)))
  expect(ids).toEqual({ allowed: ['log/a/0'], owed: [] })
})
