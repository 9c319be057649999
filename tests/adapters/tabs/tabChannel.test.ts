import { describe, expect, test } from 'vitest'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { broadcastTabChannel } from '../../../core/adapters/tabs/TabChannel.broadcast.ts'
import { memoryTabs } from '../../../core/adapters/tabs/TabChannel.memory.ts'
import type { HeadNews, TabChannel } from '../../../core/adapters/tabs/TabChannel.ts'

const news = (seq: number): HeadNews => ({ _tag: 'HeadMoved', logId: 'log', seq, tabId: 'a' })

type Channels = { readonly join: () => TabChannel<HeadNews>; readonly settle: () => Promise<void> }

const inMemory = (): Channels => {
  const clock = virtualClock()
  const browserTabs = memoryTabs<HeadNews>()
  return { join: () => browserTabs.join(clock), settle: () => clock.advance(1) }
}

let made = 0
const inBrowser = (): Channels => {
  const name = `heads-${made++}`
  // A message port of Node needs a few turns of the event loop.
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  return { join: () => broadcastTabChannel(new BroadcastChannel(name)), settle }
}

describe.each([
  ['memory', inMemory],
  ['BroadcastChannel', inBrowser],
])('tab channel laws: %s', (_name, channels) => {
  test('every other tab hears a message once and in order, the sender does not', async () => {
    const { join, settle } = channels()
    const tabs = [join(), join(), join()]
    const heard = tabs.map((tab) => {
      const seqs: number[] = []
      tab.subscribe(({ seq }) => seqs.push(seq))
      return seqs
    })
    for (const seq of [1, 2, 3]) tabs[0]?.post(news(seq))
    await settle()
    expect(heard).toEqual([[], [1, 2, 3], [1, 2, 3]])
    for (const tab of tabs) tab.close()
  })

  test('a listener that stopped or closed hears nothing, and posting afterwards has no effect', async () => {
    const { join, settle } = channels()
    const [sender, deaf, closed] = [join(), join(), join()]
    const heard: number[] = []
    deaf.subscribe(({ seq }) => heard.push(seq))()
    closed.subscribe(({ seq }) => heard.push(seq))
    closed.close()
    closed.post(news(9))
    sender.post(news(1))
    await settle()
    expect(heard).toEqual([])
    sender.close()
    deaf.close()
  })
})

test('a browser without BroadcastChannel hears nothing and nothing breaks', () => {
  const channel = broadcastTabChannel<HeadNews>(null)
  channel.subscribe(() => undefined)()
  channel.post(news(1))
  channel.close()
})
