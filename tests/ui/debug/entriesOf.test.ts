import { expect, test } from 'vitest'
import type { RecordedCommit } from '../../../contracts/storefrontWorker.ts'
import { newShop } from '../../../core/domain/shop/shop.ts'
import { causeOf } from '../../../ui/src/debug/causeOf.ts'
import { entriesOf } from '../../../ui/src/debug/entriesOf.ts'
import { otherTabs } from '../../../ui/src/debug/otherTabs.ts'
import { createPlayback } from '../../../worker/playback.ts'
import { sampleLog } from '../../support/sampleLog.ts'

const { commits } = sampleLog()
const playback = createPlayback({ seq: 0, shop: newShop() }, commits)
const entries = entriesOf(commits.map((commit) => ({ ...commit, owed: playback.owedAfter(commit.seq) }) as RecordedCommit))
const at = (seq: number) => entries[seq - 1]!

test('each commit stands on the lane of what it is', () => {
  expect(entries.slice(0, 13).map(({ lane }) => lane)).toEqual(
    'command sending answer command sending answer tab sending recovery recovery recovery sending answer'.split(' '),
  )
})

test('a cause is told in the words of the log', () => {
  expect(entries.slice(3, 11).map(({ cause }) => cause.words)).toEqual([
    'ApplyCoupon EXPIRED20',
    'send applyCoupon',
    'applyCoupon 400 PRM155',
    'AddItem Style A-2',
    'send addItem',
    'addItem 404 BSK404',
    'send createCartWithItem',
    'createCartWithItem ok',
  ])
})

test('refusals are marked, and only they', () => {
  expect(entries.filter(({ isRefused }) => isRefused).map(({ seq }) => seq)).toEqual([6, 9])
})

test('an answer leads back to the command, the command on to its last answer', () => {
  expect([at(6).causedBy, at(4).answeredBy]).toEqual([4, 6])
  expect([at(13).causedBy, at(7).answeredBy]).toEqual([7, 13])
  expect([at(21).causedBy, at(17).answeredBy]).toEqual([17, 21])
  expect(at(26).causedBy).toBe(22)
})

test('the filter finds events, codes, products and keys', () => {
  const found = (word: string) => entries.filter(({ search }) => search.includes(word)).map(({ seq }) => seq)
  expect(found('basketlost')).toEqual([9])
  expect(found('prm155')).toEqual([6])
  expect(found('style a-2')).toEqual([7])
  expect(found('rebuild-basket-1')).toEqual([10, 11])
})

test('a reload is no other tab, a tab beside it is', () => {
  const written = ['a', 'a', 'a', 'b', 'b', 'b', 'b', 'c', 'b', 'b'].map((tabId, index) => ({ seq: index + 1, tabId }))
  const tabs = otherTabs(written)
  expect([...tabs]).toEqual([
    ['a', { number: 1, isOther: false }],
    ['b', { number: 2, isOther: false }],
    ['c', { number: 3, isOther: true }],
  ])
  expect(otherTabs([]).size).toBe(0)
})

test.each([null, undefined, 7, 'x', {}, { _tag: 'Command' }, { _tag: 'Answer', call: 7 }, { _tag: 'Sending', key: {} }, { _tag: 'Tomorrow' }])(
  'a cause that may be anything is told without an exception: %j',
  (cause) => {
    expect(typeof causeOf({ cause, owed: [] }).words).toBe('string')
    const odd = { seq: 1, epoch: 0, at: Number.NaN, tabId: '', cause, hash: '', events: [{ _tag: '' }], owed: [] } as RecordedCommit
    expect(entriesOf([odd])).toHaveLength(1)
  },
)
