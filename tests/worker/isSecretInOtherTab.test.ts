import { describe, expect, test } from 'vitest'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { memoryTabs } from '../../core/adapters/tabs/TabChannel.memory.ts'
import { createSecrets, isSecretInOtherTab } from '../../worker/sender/secrets.ts'
import type { TabMessage } from '../../worker/environment.ts'

const twoTabs = (isDeaf: boolean) => {
  const clock = virtualClock(1_000_000)
  const browserTabs = memoryTabs<TabMessage>(1, isDeaf)
  const here = isSecretInOtherTab(browserTabs.join(clock), createSecrets(clock.now), clock)
  const secrets = createSecrets(clock.now)
  isSecretInOtherTab(browserTabs.join(clock), secrets, clock)
  const ask = async (isSent: boolean, ref = 'card-1'): Promise<boolean> => {
    const answer = here(ref, isSent)
    await clock.advance(2_000)
    return answer
  }
  /** Asked every two seconds, as the sender does: how long the call is held back, ms. */
  const heldFor = async (isSent: boolean, ref?: string): Promise<number> => {
    for (let ms = 0; ms < 60_000; ms += 2_000) if (!(await ask(isSent, ref))) return ms
    return Infinity
  }
  return { clock, secrets, ask, heldFor }
}

test('a tab that holds the card says so, and no other tab waits', async () => {
  const { secrets, ask } = twoTabs(false)
  expect(await ask(true)).toBe(false)
  secrets.keep('card-1', 'secret')
  expect(await ask(true)).toBe(true)
})

describe('when tabs cannot ask each other', () => {
  test('a call that may have left gets the time of a call that is tried twice', async () => {
    expect(await twoTabs(true).heldFor(true)).toBe(26_000)
  })

  test('a secret that no tab begins to send is given up after a few looks, however many there are', async () => {
    const { heldFor } = twoTabs(true)
    expect(await heldFor(false, 'gift-1')).toBe(6_000)
    expect(await heldFor(false, 'card-1')).toBe(6_000)
  })

  test('a call that leaves meanwhile is given its whole time', async () => {
    const { ask, heldFor } = twoTabs(true)
    expect(await ask(false)).toBe(true)
    expect(await heldFor(true)).toBe(26_000)
  })
})
