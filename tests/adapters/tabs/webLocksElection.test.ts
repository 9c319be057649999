import { describe, expect, test } from 'vitest'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { webLocksLeadership } from '../../../core/adapters/tabs/LeaderElection.webLocks.ts'
import type { LeaderMessage } from '../../../core/adapters/tabs/LeaderMessage.ts'
import type { Locks } from '../../../core/adapters/tabs/Locks.ts'
import { memoryTabs } from '../../../core/adapters/tabs/TabChannel.memory.ts'
import { electionWorld } from './electionWorld.ts'

/** Locks that record requests and grant them only on command. */
const silentLocks = () => {
  const lockRequests: {
    readonly steal: boolean
    readonly hold: () => Promise<void>
    readonly fail: (error: unknown) => void
  }[] = []
  const locks: Locks = {
    request: (_name, { steal = false }, hold) =>
      new Promise((resolve, fail) => lockRequests.push({ steal, hold: () => hold().then(resolve), fail })),
  }
  return { locks, lockRequests }
}

const electionOf = (locks: Locks) => {
  const clock = virtualClock(0)
  const browserTabs = memoryTabs<LeaderMessage>()
  const others = browserTabs.join(clock)
  const sent: LeaderMessage[] = []
  others.subscribe((message) => sent.push(message))
  let late = 0
  // `late` moves only what this tab reads: its timers come due while it sleeps.
  const sleepy = { ...clock, now: () => clock.now() + late }
  const heard: string[] = []
  const leadership = webLocksLeadership({ tabId: 'me', locks, channel: browserTabs.join(sleepy), clock: sleepy })
  leadership.start({ onLead: (term) => heard.push(`lead ${term}`), onYield: () => heard.push('yield') })
  return { clock, others, sent, heard, leadership, sleep: (ms: number) => (late += ms) }
}

describe('a tab that slept or froze', () => {
  test('counts the silence again before it steals', async () => {
    const { locks, lockRequests } = silentLocks()
    const { clock, sleep } = electionOf(locks)
    sleep(20_000)
    await clock.advance(4_000)
    expect(lockRequests.map(({ steal }) => steal)).toEqual([false])
    await clock.advance(4_000)
    expect(lockRequests.map(({ steal }) => steal)).toEqual([false, true])
  })

  test('as leader yields to a later term before its lock is reported stolen', async () => {
    const { locks, lockRequests } = silentLocks()
    const { clock, others, heard } = electionOf(locks)
    void lockRequests[0]?.hold()
    others.post({ _tag: 'Beat', term: 1, tabId: 'other', isVisible: true })
    await clock.advance(1)
    expect(heard).toEqual(['lead 1'])
    others.post({ _tag: 'Beat', term: 7, tabId: 'other', isVisible: true })
    await clock.advance(1)
    expect(heard).toEqual(['lead 1', 'yield'])
    expect(lockRequests).toHaveLength(2)
    void lockRequests[1]?.hold()
    expect(heard.at(-1)).toBe('lead 8')
  })
})

describe('a request for the lock', () => {
  test('a tab that stops before its lock is granted gives it on', async () => {
    const { clock, open, leaders } = electionWorld()
    const first = open()
    first.stop()
    const second = open()
    await clock.advance(10)
    expect(leaders()).toEqual([second])
    expect(first.terms).toBe(0)
  })

  test('that the browser refuses lets the tab send, because the keys make a double send harmless', async () => {
    const { locks, lockRequests } = silentLocks()
    const { clock, heard, leadership } = electionOf(locks)
    lockRequests[0]?.fail({ name: 'SecurityError' })
    await clock.advance(1)
    expect(heard).toEqual(['lead 1'])
    leadership.stop()
    expect(heard).toEqual(['lead 1', 'yield'])
  })

  test('is kept: an idle minute with a beating leader asks for nothing more', async () => {
    const { locks, lockRequests } = silentLocks()
    const { clock, others } = electionOf(locks)
    for (let second = 0; second < 60; second++) {
      others.post({ _tag: 'Beat', term: 1, tabId: 'other', isVisible: true })
      await clock.advance(1_000)
    }
    expect(lockRequests).toHaveLength(1)
  })
})
