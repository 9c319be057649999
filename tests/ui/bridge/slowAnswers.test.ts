import { expose } from 'comlink'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestOutcome } from '../../../contracts/requests.ts'
import { openStorefront } from '../../../ui/src/bridge/storefront.ts'

type Answered = (answer: unknown) => void
const workers: {
  readonly greetings: Answered[]
  readonly signIns: Answered[]
  readonly questions: Answered[]
  readonly commands: Answered[]
  /** The views that were subscribed to. */
  readonly views: string[]
  readonly crash: () => void
}[] = []
/** Whether a worker opens the shop at once. */
let isOpenAtOnce = true

/** A worker that answers everything at once, except commands, sign-ins and queries. */
class SlowWorker {
  constructor() {
    const { port1, port2 } = new MessageChannel()
    const [greetings, signIns, questions, commands]: [Answered[], Answered[], Answered[], Answered[]] = [[], [], [], []]
    const views: string[] = []
    const slowly = (answers: Answered[]) => () => new Promise<unknown>((resolve) => void answers.push(resolve))
    const greet = isOpenAtOnce ? async () => undefined : slowly(greetings)
    expose(
      {
        greet,
        ping: async () => 'pong',
        notice: async () => undefined,
        request: slowly(signIns),
        ask: slowly(questions),
        dispatch: slowly(commands),
        subscribe: async (name: string) => void views.push(name),
      },
      port2 as never,
    )
    workers.push({
      greetings,
      signIns,
      questions,
      commands,
      views,
      crash: () => port1.dispatchEvent(new Event('error')),
    })
    return Object.assign(port1, { terminate: () => port1.close() })
  }
}

beforeEach(() => {
  workers.length = 0
  isOpenAtOnce = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', SlowWorker)
  vi.stubGlobal('location', new URL('http://localhost/en-us'))
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    querySelector: () => null,
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Time passes, and the messages of both sides arrive. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 250) {
    vi.advanceTimersByTime(250)
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}

const question = { name: 'departments', ask: {} } as const

describe('a call that takes longer than a worker’s sign of life', () => {
  test('AUTH-10 is asked once, and the worker not restarted, when it is a sign-in', async () => {
    const storefront = openStorefront({ answers: new Map(), views: {} })
    const answers: RequestOutcome[] = []
    void storefront
      .request('signIn', { email: 'wren@example.com', password: 'x' }, 'key')
      .then((outcome) => answers.push(outcome))
    await pass(30_000)
    expect(storefront.restarts()).toBe(0)
    expect(workers.length).toBe(1)
    expect(workers[0]?.signIns.length).toBe(1)
    expect(answers.length).toBe(0)
    workers[0]?.signIns[0]?.({ _tag: 'Done', output: { consumerType: 'REGISTERED', hasOrder: false } })
    await pass(250)
    expect(answers).toEqual([{ _tag: 'Done', output: { consumerType: 'REGISTERED', hasOrder: false } }])
  })

  test('ERR-09 is asked once, and the worker not restarted, when it is a question to the network', async () => {
    const storefront = openStorefront({ answers: new Map(), views: {} })
    void storefront.ask(question, () => undefined)
    await pass(30_000)
    expect(storefront.restarts()).toBe(0)
    expect(workers.length).toBe(1)
    expect(workers[0]?.questions.length).toBe(1)
  })
})

test('the first question is asked while the shop is still being opened, and of the next worker if that one dies over it', async () => {
  isOpenAtOnce = false
  const storefront = openStorefront({ answers: new Map(), views: {} })
  let isAnswered = false
  void storefront.ask(question, () => undefined).then(() => (isAnswered = true))
  await pass(500)
  expect(workers.map(({ greetings, questions }) => [greetings.length, questions.length])).toEqual([[1, 1]])
  isOpenAtOnce = true
  workers[0]?.crash()
  await pass(1_000)
  expect(workers.map(({ questions }) => questions.length)).toEqual([1, 1])
  workers[1]?.questions[0]?.(undefined)
  await pass(250)
  expect(isAnswered).toBe(true)
  expect(storefront.restarts()).toBe(1)
})

describe('presses that follow each other quickly', () => {
  const press = (commandId: string) => ({ _tag: 'RemoveLine', commandId, at: 1, lineKey: 'HARROWMID1' }) as const

  test('ERR-09 the next worker decides again what had no answer, and only then what was pressed later', async () => {
    const asked: string[] = []
    const storefront = openStorefront({ answers: new Map(), views: {} })
    for (const id of ['0a', '0b']) void storefront.dispatch(press(id)).then(({ commandId }) => asked.push(commandId))
    await pass(500)
    expect(workers.map(({ commands }) => commands.length)).toEqual([1])
    workers[0]?.crash()
    await pass(1_000)
    expect(workers.map(({ commands }) => commands.length)).toEqual([1, 1])
    workers[1]?.commands[0]?.({ _tag: 'Accepted', commandId: '0a', seq: 1 })
    await pass(250)
    expect(workers[1]?.commands.length).toBe(2)
    workers[1]?.commands[1]?.({ _tag: 'Accepted', commandId: '0b', seq: 2 })
    await pass(250)
    expect(asked).toEqual(['0a', '0b'])
  })

  test('a call that fails for good does not hold up the next one', async () => {
    const storefront = openStorefront({ answers: new Map(), views: {} })
    const first = storefront.dispatch(press('0a')).catch((error: unknown) => String(error))
    void storefront.dispatch(press('0b'))
    await pass(500)
    workers[0]?.commands[0]?.(Promise.reject(new Error('no such call')))
    await pass(250)
    expect(await first).toContain('no such call')
    expect(workers[0]?.commands.length).toBe(2)
  })
})

describe('what the page before has left behind', () => {
  const left = {
    _tag: 'GiveConsent',
    commandId: '0a',
    at: 1,
    categories: [],
    policyVersion: 1,
    hasPrivacyControl: false,
  }
  beforeEach(() => {
    const entries = { 'cairn:left-behind:0a': JSON.stringify(left) }
    const storage = Object.create({ getItem: () => entries['cairn:left-behind:0a'], setItem() {}, removeItem() {} })
    vi.stubGlobal('localStorage', Object.assign(storage, entries))
    isOpenAtOnce = false
  })

  test('TRK-03 is done before a view is read, so that a question that was answered is not shown again', async () => {
    const storefront = openStorefront({ answers: new Map(), views: {} })
    storefront.subscribe('consent', () => undefined)
    await pass(500)
    workers[0]?.greetings[0]?.(undefined)
    await pass(1_000)
    expect(workers.map(({ commands, views }) => [commands.length, views.length])).toEqual([[1, 0]])
    workers[0]?.commands[0]?.({ _tag: 'Accepted' })
    await pass(250)
    expect(new Set(workers[0]?.views)).toEqual(new Set(['consent']))
  })

  test('ERR-09 keeps no view from the page when a worker has died over it', async () => {
    const storefront = openStorefront({ answers: new Map(), views: {} })
    storefront.subscribe('consent', () => undefined)
    await pass(500)
    isOpenAtOnce = true
    workers[0]?.crash()
    await pass(1_000)
    expect([storefront.restarts(), workers[1]?.commands.length, workers[1]?.views[0]]).toEqual([1, 1, 'consent'])
  })
})
