import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { faultKinds } from './Fault.ts'
import type { Fault, FaultRule } from './Fault.ts'
import { forwardRequest, strike } from './strike.ts'
import { portOf } from '../start/freePort.ts'

export type FaultProxy = {
  readonly url: string
  /** Replaces all rules, with new counts. */
  readonly setRules: (rules: readonly FaultRule[]) => void
  readonly rules: () => readonly CountedRule[]
  /** Ends connections that still hang. */
  readonly close: () => Promise<void>
}

/** The fault of the next request; undefined = none. `path` without its query. */
export type Weather = (method: string, path: string) => Fault | undefined

export type FaultProxySettings = { readonly target: string; readonly port?: number; readonly weather?: Weather }

const fine: Weather = () => undefined

/**
 * Sits between a client and the server and causes faults; for tests and tools only. `POST /__faults` with a list of
 * rules as JSON sets them from a browser, `GET /__faults` shows how often they struck. `target` for example
 * http://127.0.0.1:4173; `weather` is asked when no rule strikes.
 */
export const startFaultProxy = async ({
  target,
  port = 0,
  weather = fine,
}: FaultProxySettings): Promise<FaultProxy> => {
  const rules = faultRules()
  const server = createServer((asked, reply) => {
    handle(asked, reply, new URL(target), rules, weather).catch(() => asked.socket.destroy())
  })
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    setRules: rules.set,
    rules: rules.list,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const handle = async (
  asked: IncomingMessage,
  reply: ServerResponse,
  target: URL,
  rules: ReturnType<typeof faultRules>,
  weather: Weather,
): Promise<void> => {
  const body = await bodyOf(asked)
  const method = asked.method ?? 'GET'
  const path = (asked.url ?? '/').split('?')[0] ?? '/'
  if (path === '/__faults') return tellOrSet(method, body, reply, rules)
  await strike(rules.faultFor(method, path) ?? weather(method, path), asked, reply, () =>
    forwardRequest(target, asked, body),
  )
}

const tellOrSet = (method: string, body: Buffer, reply: ServerResponse, rules: ReturnType<typeof faultRules>): void => {
  const wanted = method === 'POST' ? readRules(body.toString('utf8')) : []
  if (method === 'POST' && wanted) rules.set(wanted)
  reply.writeHead(wanted ? 200 : 400, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  reply.end(
    JSON.stringify(wanted ? rules.list() : { message: 'A list of rules was expected, each with match and fault.' }),
  )
}

const bodyOf = async (asked: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of asked) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A rule, and how often it matched and struck. */
type CountedRule = FaultRule & { readonly seen: number; readonly struck: number }

/**
 * The rules of one proxy with their counts. The first rule that is still due strikes; every rule that matches counts.
 */
const faultRules = () => {
  let rules: CountedRule[] = []
  return {
    set: (wanted: readonly FaultRule[]): void => void (rules = wanted.map((rule) => ({ ...rule, seen: 0, struck: 0 }))),
    list: (): readonly CountedRule[] => rules,
    /** The fault of this request, if there is one. `path` without its query. */
    faultFor(method: string, path: string): Fault | undefined {
      let fault: Fault | undefined
      rules = rules.map((rule) => {
        if (!isMatch(rule.match, `${method} ${path}`)) return rule
        const seen = rule.seen + 1
        const strikes =
          fault === undefined && seen > (rule.skip ?? 0) && rule.struck < (rule.times ?? Number.POSITIVE_INFINITY)
        if (strikes) fault = rule.fault
        return { ...rule, seen, struck: rule.struck + (strikes ? 1 : 0) }
      })
      return fault
    },
  }
}

const isMatch = (pattern: string, request: string): boolean => {
  const shape = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${shape.join('.*')}$`).test(request)
}

/** The rules that were posted to `/__faults`, or undefined if they are not valid. */
const readRules = (text: string): readonly FaultRule[] | undefined => {
  try {
    const rules: unknown = JSON.parse(text)
    return Array.isArray(rules) && rules.every(isRule) ? rules : undefined
  } catch {
    return undefined
  }
}

const isRule = (value: unknown): value is FaultRule => {
  const rule = value as Partial<FaultRule> | null
  return (
    typeof rule === 'object' && typeof rule?.match === 'string' && faultKinds.some((kind) => kind === rule.fault?.kind)
  )
}
