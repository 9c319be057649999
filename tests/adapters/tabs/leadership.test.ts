import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aloneLeadership } from '../../../core/adapters/tabs/LeaderElection.alone.ts'
import { beatMs, silenceMs } from '../../../core/adapters/tabs/LeaderElection.webLocks.ts'
import { electionWorld } from './electionWorld.ts'
import { runs } from '../../support/runs.ts'

describe('leadership laws', () => {
  test('the first tab leads at once, the others wait', async () => {
    const { clock, open, leaders } = electionWorld()
    const tabs = [open(), open(), open(true)]
    await clock.advance(10)
    expect(leaders()).toHaveLength(1)
    await clock.advance(60_000)
    expect(leaders()).toHaveLength(1)
    expect(tabs.map(({ terms }) => terms).reduce((sum, n) => sum + n)).toBeLessThanOrEqual(2)
  })

  test('when the leader stops or dies the next one leads at once', async () => {
    const { clock, open, leaders } = electionWorld()
    const [first, second, third] = [open(), open(), open()]
    await clock.advance(10)
    first.stop()
    await clock.advance(10)
    expect(leaders()).toEqual([second])
    expect(first.isLeading).toBe(false)
    second.kill()
    await clock.advance(10)
    expect(leaders()).toEqual([third])
    first.start()
    third.stop()
    await clock.advance(10)
    expect(leaders()).toEqual([first])
  })

  test('a frozen leader is replaced within 3 s and one beat, and yields when it thaws', async () => {
    const delays = fc.record({
      before: fc.integer({ min: 1, max: 5_000 }),
      waiters: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(delays, async ({ before, waiters }) => {
        const { clock, open, leaders } = electionWorld()
        const frozen = open(true)
        await clock.advance(10)
        for (const isVisible of waiters) open(isVisible)
        await clock.advance(before)
        frozen.freeze()
        await clock.advance(silenceMs + beatMs)
        expect(leaders()).toHaveLength(1)
        await clock.advance(20_000)
        const replacement = leaders()[0]
        frozen.thaw()
        await clock.advance(10)
        // Back in front of the shopper it takes the lead from a hidden tab, but as a new term, not as the old one.
        expect(leaders()).toEqual([replacement?.isVisible ? replacement : frozen])
        expect(frozen.terms).toBe(replacement?.isVisible ? 1 : 2)
      }),
      { numRuns: runs(40) },
    )
  })

  test('a visible tab gets the lead from a hidden one within two beats, and keeps it', async () => {
    const { clock, open, leaders } = electionWorld()
    open()
    await clock.advance(10)
    for (let n = 0; n < 3; n++) open()
    const visible = open(true)
    await clock.advance(2 * beatMs)
    expect(leaders()).toEqual([visible])
    const other = open(true)
    await clock.advance(10 * beatMs)
    expect(leaders()).toEqual([visible])
    visible.show(false)
    await clock.advance(100)
    expect(leaders()).toEqual([other])
    visible.show(true)
    await clock.advance(10 * beatMs)
    expect(leaders()).toEqual([other])
    expect(visible.terms).toBe(1)
    expect(other.terms).toBe(1)
  })

  test('a leader that offered itself to a tab that died leads again', async () => {
    const { clock, open, leaders } = electionWorld()
    const hidden = open()
    await clock.advance(10)
    const visible = open(true)
    await clock.advance(1)
    visible.kill()
    await clock.advance(3 * beatMs)
    expect(leaders()).toEqual([hidden])
  })

  test('at most one live tab leads whatever happens to the tabs, and one does as soon as all is quiet', async () => {
    const step = fc.tuple(
      fc.constantFrom('open', 'show', 'hide', 'freeze', 'thaw', 'kill', 'stop', 'start'),
      fc.nat({ max: 4 }),
      fc.constantFrom(1, 7, 300, 1_000, 2_999, 4_100),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { clock, tabs, open, leaders } = electionWorld()
        for (const [what, which, wait] of [['open', 0, 1] as const, ...steps]) {
          const tab = tabs[which]
          if (what === 'open' && tabs.length < 5) open(which % 2 === 0)
          else if (what === 'show' || what === 'hide') tab?.show(what === 'show')
          else if (what === 'freeze' && tab?.state === 'live') tab.freeze()
          else if (what === 'thaw' && tab?.state === 'frozen') tab.thaw()
          else if (what === 'kill') tab?.kill()
          else if (what === 'stop' && tab?.state === 'live') tab.stop()
          else if (what === 'start' && tab?.state === 'stopped') tab.start()
          for (let passed = 0; passed < wait; passed += 50) {
            await clock.advance(Math.min(50, wait - passed))
            expect(leaders().length, `after ${what} ${which}`).toBeLessThanOrEqual(1)
          }
        }
        await clock.advance(10_000)
        const live = tabs.filter(({ state }) => state === 'live')
        expect(leaders()).toHaveLength(live.length > 0 ? 1 : 0)
        if (live.some(({ isVisible }) => isVisible)) expect(leaders()[0]?.isVisible).toBe(true)
      }),
      { numRuns: runs(150) },
    )
  })
})

test('without locks every tab may send, until it stops', () => {
  const heard: string[] = []
  const tabs = ['a', 'b'].map((id) => {
    const leadership = aloneLeadership()
    leadership.start({ onLead: () => heard.push(`${id} leads`), onYield: () => heard.push(`${id} yields`) })
    return leadership
  })
  tabs[0]?.stop()
  tabs[0]?.stop()
  expect(heard).toEqual(['a leads', 'b leads', 'a yields'])
})
