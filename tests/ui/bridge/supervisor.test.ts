import { expose } from 'comlink'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

/** The parts of the window that concern leaving and returning. */
let page = new EventTarget()
const tellPage = (type: 'pagehide' | 'pageshow', persisted: boolean): boolean =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }))

const living = () => NearWorker.opened.filter(({ isTerminated }) => !isTerminated)
const greeting = () => ({}) as Greeting

beforeEach(() => {
  NearWorker.opened.length = 0
  NearWorker.greet = () => Promise.resolve()
  vi.stubGlobal('Worker', NearWorker)
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', new URL('http://shop.test/en-us'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  for (const worker of NearWorker.opened) worker.terminate()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Time passes for the page, and posted messages arrive in between. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a worker that is silent or fails', () => {
  test('has one successor, which gets each call that waits once and in order', async () => {
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

  test('while it is greeted has one successor', async () => {
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
})

describe('a page that is left', () => {
  test('for a while has no worker while it is frozen, and what was asked meanwhile is asked once when it is shown', async () => {
    const supervisor = supervise(greeting, () => undefined)
    await pass(200)
    tellPage('pagehide', true)
    const call = supervisor.ask(async (remote) => remote.notice('hidden'))
    await pass(5_000)
    expect(NearWorker.opened).toHaveLength(1)
    expect(living()).toHaveLength(0)
    tellPage('pageshow', true)
    await pass(200)
    await call
    expect(NearWorker.opened).toHaveLength(2)
    expect(living()[0]?.asked).toEqual(['hidden'])
  })

  test('while its worker is greeted starts the next one when it is shown', async () => {
    NearWorker.greet = () => new Promise(() => undefined)
    supervise(greeting, () => undefined)
    await pass(200)
    tellPage('pagehide', true)
    NearWorker.greet = () => Promise.resolve()
    await pass(5_000)
    expect(living()).toHaveLength(0)
    tellPage('pageshow', true)
    await pass(1_000)
    expect(living()).toHaveLength(1)
  })

  test('for good leaves its worker to the browser, so that what was posted last may still be written', async () => {
    supervise(greeting, () => undefined)
    await pass(200)
    tellPage('pagehide', false)
    await pass(2_000)
    expect(NearWorker.opened).toHaveLength(1)
    expect(living()).toHaveLength(1)
  })
})
