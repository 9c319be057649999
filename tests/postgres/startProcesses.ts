import { spawn } from 'node:child_process'
import { expect } from 'vitest'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import type { LogEntry } from '../../server/kit/requestLog.ts'
import { guestCalls } from '../server/cart/guestCalls.ts'
import { callsTo } from '../server/support/testServer.ts'
import type { TestAnswer } from '../server/support/testServer.ts'

/** The whole server as systemd starts it, with several processes. `program`: `server/main.ts` as one module. */
export const startProcesses = async (program: string, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', CAIRN_MODE: 'development', ...env },
  })
  const log: LogEntry[] = []
  const heard: string[] = []
  let rest = ''
  let look = (): void => undefined
  const opened = new Promise<string>((resolve) => {
    look = () => void (/Cairn is open at|ended with/.test(heard.join('\n')) && resolve(heard.join('\n')))
  })
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    log.push(...lines.filter(isEntry).map((line) => JSON.parse(line) as LogEntry))
    heard.push(...lines.filter((line) => !isEntry(line)))
    look()
  })
  child.stderr.on('data', (chunk: Buffer) => heard.push(String(chunk)))
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  void ended.then((code) => {
    heard.push(`ended with ${code}`)
    look()
  })
  const address = /http:\/\/localhost:(\d+)/.exec(await opened)?.[1]
  const shop = `http://127.0.0.1:${address}`

  /** One connection each, so that the processes take turns. */
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${shop}${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), connection: 'close' },
    })
  const call = callsTo(send)
  const byId = (id: string | null): LogEntry | undefined =>
    log.find(({ event, correlationId }) => event === 'request' && correlationId === id)
  /** The number of the process that gave an answer; its line in the log may come later than the answer. */
  const processOf = async ({ headers }: Pick<TestAnswer, 'headers'>): Promise<number> => {
    const id = headers.get('x-correlation-id')
    await expect.poll(() => byId(id)?.process).toBeTypeOf('number')
    return byId(id)?.process ?? 0
  }
  const guest = async () => {
    const { json } = await call(fetchToken.method, fetchToken.path, { body: {} })
    return guestCalls(call)(String(toFields(json)['accessToken']))
  }
  /** The ids of the processes that are in the log with this, in this order. */
  const pidsThat = (kind: string): readonly number[] =>
    log.flatMap(({ event, kind: own, about }) => (event === 'process' && own === kind ? [Number(about)] : []))
  return {
    shop,
    send,
    call,
    processOf,
    guest,
    pidsThat,
    ended,
    heard,
    signal: (name: NodeJS.Signals) => child.kill(name),
  }
}

const isEntry = (line: string): boolean => line.startsWith('{')

export type Processes = Awaited<ReturnType<typeof startProcesses>>
