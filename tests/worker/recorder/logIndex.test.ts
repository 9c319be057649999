import { describe, expect, test } from 'vitest'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { causeOf } from '../../../worker/recorder/causeOf.ts'
import { filterOf } from '../../../worker/recorder/findIn.ts'
import { createLogIndex, otherTabs } from '../../../worker/recorder/logIndex.ts'
import { createPlayback } from '../../../worker/recorder/playback.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { createRecordedLog } from '../../support/recordedLog.ts'
import { longLog, sampleLog } from '../../support/sampleLog.ts'

const { commits } = sampleLog()
const index = createLogIndex(1, commits)
createPlayback({ seq: 0, shop: initialState() }, commits).advance(Infinity, (before, commit) =>
  index.add(commit, before),
)
const columns = index.columns(0, commits.length)

describe('the marks', () => {
  test('each commit is on the lane of its kind', () => {
    expect(columns.lane.slice(0, 13)).toEqual(
      'command sending answer command sending answer command sending recovery recovery recovery sending answer'.split(
        ' ',
      ),
    )
    expect(columns.tab[6]).toBe(2)
    expect(index.otherTabs()).toEqual([2])
  })

  test('a cause is shown in the words of the log', () => {
    expect([4, 5, 6, 7, 8, 9, 10, 11].map((seq) => index.causeAt(seq).words)).toEqual([
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

  test('REC-03 a command says what it is about', () => {
    expect([1, 4, 7, 14].map((seq) => index.pressAt(seq))).toEqual([
      { name: 'AddItem', about: 'Style A-1, 9' },
      { name: 'ApplyCoupon', about: 'EXPIRED20' },
      { name: 'AddItem', about: '2 × Style A-2, 9' },
      { name: 'SubmitShipping', about: '' },
    ])
    expect(index.pressAt(2)).toBeNull()
  })

  test('REC-03 a command about a line names it, as it was called when it was pressed', () => {
    const log = longLog(8)
    const ofLines = createLogIndex(1, log.commits)
    createPlayback({ seq: 0, shop: initialState() }, log.commits).advance(Infinity, (before, commit) =>
      ofLines.add(commit, before),
    )
    expect(ofLines.pressAt(4)).toEqual({ name: 'SetQuantity', about: 'Style A-1, 9: 2' })
  })

  test('REC-05 what is typed in a form goes on with what was typed there, in the same tab and with nothing between', () => {
    const log = createRecordedLog()
    const type = (form: 'shipping' | 'billing', city: string, tab?: string) =>
      log.ask({ _tag: 'EnterAddress', form, fields: { ...sampleAddress, city } }, tab)
    type('shipping', 'B')
    type('shipping', 'Bo')
    type('billing', 'B')
    type('shipping', 'Bou')
    type('shipping', 'Boul', 'tab-2')
    type('shipping', 'Bould', 'tab-2')
    const ofTyping = createLogIndex(1, log.commits)
    for (const commit of log.commits) ofTyping.add(commit, initialState())
    expect(ofTyping.columns(0, 6).continues).toEqual([false, true, false, false, false, true])
    expect(ofTyping.pressAt(3)).toEqual({ name: 'EnterAddress', about: 'billing' })
  })

  test('refusals are marked, and only they', () => {
    expect(commits.filter((_, place) => columns.isRefused[place]).map(({ seq }) => seq)).toEqual([6, 9])
  })

  test('an answer leads back to the command, the command on to its last answer, a sending to its own', () => {
    expect(index.causedBy(6)).toBe(4)
    expect(index.answeredBy(4)).toBe(6)
    expect(index.answeredBy(5)).toBe(6)
    expect(index.causedBy(13)).toBe(7)
    expect(index.answeredBy(7)).toBe(13)
    expect(index.causedBy(21)).toBe(17)
    expect(index.answeredBy(17)).toBe(21)
    expect(index.causedBy(26)).toBe(22)
  })
})

const found = (filter: string) => {
  const holds = filterOf(filter)
  return commits
    .filter(({ seq, events }, place) =>
      holds({
        cause: index.causeAt(seq),
        events,
        isRefused: columns.isRefused[place] ?? false,
        tab: columns.tab[place] ?? 0,
      }),
    )
    .map(({ seq }) => seq)
}

describe('the filter', () => {
  test('the filter finds events, codes, products and keys by a word', () => {
    expect(found('basketlost')).toEqual([9])
    expect(found('prm155')).toEqual([6])
    expect(found('style a-2')).toEqual([7])
    expect(found('rebuild-basket-1')).toEqual([10, 11])
    expect(found('')).toHaveLength(commits.length)
    expect(found('nothing-of-this-name')).toEqual([])
  })

  test('the filter finds by noun, event, error code, request, tab and kind', () => {
    expect(found('noun:order')).toEqual([22, 23, 24, 25, 26])
    expect(found('event:BasketLost')).toEqual([9])
    expect(found('code:prm155')).toEqual([6])
    expect(found('request:applycoupon')).toEqual([5, 6])
    expect(found('tab:2')).toEqual([7])
    expect(found('is:refused noun:cart')).toEqual([6, 9])
    expect(found('is:command tab:2')).toEqual([7])
    expect(found('noun:')).toHaveLength(commits.length)
  })
})

test('a reload is not another tab, and a tab next to it is', () => {
  const written = ['a', 'a', 'a', 'b', 'b', 'b', 'b', 'c', 'b', 'b'].map((tabId, at) => ({ seq: at + 1, tabId }))
  const tabs = otherTabs(written)
  expect([...tabs]).toEqual([
    ['a', { number: 1, isOther: false }],
    ['b', { number: 2, isOther: false }],
    ['c', { number: 3, isOther: true }],
  ])
  expect(otherTabs([]).size).toBe(0)
})

test.each([
  null,
  undefined,
  7,
  'x',
  {},
  { _tag: 'Command' },
  { _tag: 'Answer', call: 7 },
  { _tag: 'Sending', key: {} },
  { _tag: 'Tomorrow' },
])('a cause of any content is shown without an exception: %j', (cause) => {
  expect(typeof causeOf(cause).words).toBe('string')
  const odd = {
    seq: 1,
    epoch: 0,
    at: Number.NaN,
    tabId: '',
    cause,
    hash: '',
    events: [{ _tag: '' }, null, 7],
  } as unknown as Commit
  const one = createLogIndex(1, [odd])
  one.add(odd, initialState())
  expect(one.count()).toBe(1)
})
