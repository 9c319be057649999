import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountOutcome } from '../../../contracts/accountCalls.ts'
import { openStorefront } from '../../../ui/src/bridge/storefront.ts'

const workers: { readonly answers: ((outcome: AccountOutcome) => void)[] }[] = []

/** A worker that says at once whatever it is asked, but takes its time over a sign-in. */
class SlowWorker {
  constructor() {
    const { port1, port2 } = new MessageChannel()
    const answers: ((outcome: AccountOutcome) => void)[] = []
    workers.push({ answers })
    const account = () => new Promise<AccountOutcome>((resolve) => void answers.push(resolve))
    expose({ greet: async () => undefined, ping: async () => 'pong', notice: async () => undefined, account }, port2 as never)
    return Object.assign(port1, { terminate: () => port1.close() }) as never
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', SlowWorker)
  vi.stubGlobal('location', new URL('http://localhost/en-us'))
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined, querySelector: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Time passes, and what the two sides say to each other arrives. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 250) {
    vi.advanceTimersByTime(250)
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}

test('AUTH-10 a sign-in that takes longer than any other call does not restart the worker, and is asked once', async () => {
  const storefront = openStorefront()
  const told: AccountOutcome[] = []
  void storefront.account({ _tag: 'SignIn', email: 'wren@example.com', password: 'x' }).then((outcome) => told.push(outcome))
  await pass(30_000)
  expect([storefront.restarts(), workers.length, workers[0]?.answers.length, told.length]).toEqual([0, 1, 1, 0])
  workers[0]?.answers[0]?.({ _tag: 'SignedIn', consumerType: 'REGISTERED', hasOrder: false })
  await pass(250)
  expect(told).toEqual([{ _tag: 'SignedIn', consumerType: 'REGISTERED', hasOrder: false }])
})
