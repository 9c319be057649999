import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault, FaultRule } from './Fault.ts'
import { faultRules, readRules } from './faultRules.ts'
import type { CountedRule } from './faultRules.ts'
import { forwardRequest } from './forwardRequest.ts'
import { strike } from './strike.ts'

export type FaultProxy = {
  readonly url: string
  /** Takes the place of all rules, with fresh counts. */
  readonly setRules: (rules: readonly FaultRule[]) => void
  readonly rules: () => readonly CountedRule[]
  /** Kills whatever still hangs. */
  readonly close: () => Promise<void>
}

/** What befalls the next request; undefined = nothing. */
export type Weather = () => Fault | undefined

export type FaultProxySettings = { readonly target: string; readonly port?: number; readonly weather?: Weather }

const fine: Weather = () => undefined

/**
 * Stands between a client and the server and makes the weather: for tests and tools only. `POST /__faults` with a list of
 * rules as JSON sets them from a browser, `GET /__faults` tells what they have done. `target` such as http://127.0.0.1:4173;
 * `weather` is asked where no rule strikes.
 */
export async function startFaultProxy({ target, port = 0, weather = fine }: FaultProxySettings): Promise<FaultProxy> {
  const rules = faultRules()
  const server = createServer((asked, reply) => {
    handle(asked, reply, new URL(target), rules, weather).catch(() => asked.socket.destroy())
  })
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setRules: rules.set,
    rules: rules.list,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function handle(
  asked: IncomingMessage,
  reply: ServerResponse,
  target: URL,
  rules: ReturnType<typeof faultRules>,
  weather: Weather,
): Promise<void> {
  const body = await bodyOf(asked)
  const method = asked.method ?? 'GET'
  const path = (asked.url ?? '/').split('?')[0] ?? '/'
  if (path === '/__faults') return tellOrSet(method, body, reply, rules)
  await strike(rules.faultFor(method, path) ?? weather(), asked, reply, () => forwardRequest(target, asked, body))
}

function tellOrSet(method: string, body: Buffer, reply: ServerResponse, rules: ReturnType<typeof faultRules>): void {
  const wanted = method === 'POST' ? readRules(body.toString('utf8')) : []
  if (method === 'POST' && wanted) rules.set(wanted)
  reply.writeHead(wanted ? 200 : 400, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  reply.end(
    JSON.stringify(wanted ? rules.list() : { message: 'A list of rules was expected, each with match and fault.' }),
  )
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of asked) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
