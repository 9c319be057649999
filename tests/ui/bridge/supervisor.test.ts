import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Greeting } from '../../../contracts/storefrontWorker.ts'
import { supervise } from '../../../ui/src/bridge/supervisor.ts'

/** A worker whose other end is in this process: it answers until it falls silent, as a terminated one does. */
class NearWorker extends EventTarget {
  static readonly opened: NearWorker[] = []
  static greet = (): Promise<void> => Promise.resolve()
  readonly #channel = new MessageChannel()
  readonly asked: string[] = []
  isTerminated = false

  constructor() {
    super()
    NearWorker.opened.push(this)
    this.#channel.port1.addEventListener('message', ({ data }) => {
      if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }))
    })
    this.#channel.port1.start()
    const notice = async (fact: string): Promise<void> => void this.asked.push(fact)
    expose({ greet: () => NearWorker.greet(), ping: async () => 'pong', notice }, this.#channel.port2)
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (!this.isTerminated) this.#channel.port1.postMessage(message, transfer)
  }

  terminate(): void {
    this.isTerminated = true
    this.#channel.port1.close()
  }
}

const living = () => NearWorker.opened.filter(({ isTerminated }) => !isTerminated)
const greeting = () => ({}) as Greeting

beforeEach(() => {
  NearWorker.opened.length = 0
  NearWorker.greet = () => Promise.resolve()
  vi.stubGlobal('Worker', NearWorker)
  vi.stubGlobal('location', new URL('http://shop.test/en-us'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  for (const worker of NearWorker.opened) worker.terminate()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Time passes for the page, and in between what was posted arrives. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('of a silent worker that several calls wait for there is one successor, and it gets each call once, in order', async () => {
  const supervisor = supervise(greeting, () => undefined)
  await pass(200)
  NearWorker.opened[0]?.terminate()
  const calls = (['offline', 'online', 'hidden'] as const).map((fact) =>
    supervisor.ask(async (remote) => remote.notice(fact)),
  )
  await pass(10_000)
  await Promise.all(calls)
  expect(NearWorker.opened).toHaveLength(2)
  expect(living()).toHaveLength(1)
  expect(living()[0]?.asked).toEqual(['offline', 'online', 'hidden'])
  expect(supervisor.restarts()).toBe(1)
})

test('a worker that fails while it is greeted has one successor', async () => {
  NearWorker.greet = () => new Promise(() => undefined)
  const supervisor = supervise(greeting, () => undefined)
  await pass(200)
  NearWorker.greet = () => Promise.resolve()
  NearWorker.opened[0]?.dispatchEvent(new Event('error'))
  const call = supervisor.ask(async (remote) => remote.notice('online'))
  await pass(5_000)
  await call
  expect(NearWorker.opened).toHaveLength(2)
  expect(living()).toHaveLength(1)
})
