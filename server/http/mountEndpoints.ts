import type { Context as HonoContext, Hono } from 'hono'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { table } from '../../contracts/api/table.ts'
import { hasPassedBotCheck } from '../botCheck/hasPassedBotCheck.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import type { Passwords } from '../consumer/password.ts'
import { fallbackLocale, findLocale } from '../site/siteLocale.ts'
import type { Storage } from '../storage/openStorage.ts'
import type { Context } from './Context.ts'
import type { Caller } from '../session/Caller.ts'
import { admit } from './admit.ts'
import { createClientLimit } from './clientLimit.ts'
import { gateKeeper } from './gateKeeper.ts'
import type { Handler } from './handle.ts'
import { bySpecificity, honoPath } from './pathPattern.ts'
import { readBody } from './readBody.ts'
import { inputReader } from './readInput.ts'
import { errorReply, refusalReply } from './reply.ts'
import type { Reply } from './reply.ts'
import type { Log } from './requestLog.ts'
import { runHandler } from './runHandler.ts'
import { sendReply } from './sendReply.ts'

export type EndpointDeps = {
  readonly storage: Storage
  readonly catalogue: Catalogue
  readonly now: () => number
  readonly newId: () => string
  readonly log: Log
  readonly passwords: Passwords
  readonly handlers: readonly Handler[]
  /** CHK-09: signing in, signing up and placing an order want the answer of a bot check. */
  readonly isBotCheckOn?: boolean
  /** Whose connection it is; without a socket everybody's is one. */
  readonly clientOf?: (c: HonoContext) => string
}

const routes = table.toSorted(bySpecificity).map((endpoint) => ({ endpoint, path: honoPath(endpoint.path) }))

/** Mounts the whole endpoint table: handlers where there are some, 501 elsewhere. */
export function mountEndpoints(app: Hono, deps: EndpointDeps): void {
  for (const { endpoint, path } of routes) {
    const answerRequest = requestAnswerer(endpoint, deps)
    app.on(endpoint.method, path, async (c) => {
      const started = performance.now()
      const correlationId = correlationIdOf(c, deps)
      let reply: Reply
      try {
        reply = await answerRequest(c, correlationId)
      } catch (error) {
        deps.log({ event: 'failure', correlationId, route: endpoint.path, error })
        reply = errorReply('GEN500', correlationId)
      }
      deps.log({
        event: 'request',
        correlationId,
        method: endpoint.method,
        route: endpoint.path,
        status: reply.status,
        ms: Math.round(performance.now() - started),
        ...(reply.errorId === undefined ? {} : { errorId: reply.errorId }),
        ...(reply.headers?.['idempotent-replayed'] ? { replayed: true } : {}),
      })
      return sendReply(c, reply, correlationId, endpoint.who === 'P' && endpoint.method === 'GET')
    })
  }
}

/** The caller's id when it is a decent one: it is echoed and logged. */
export function correlationIdOf(c: HonoContext, deps: Pick<EndpointDeps, 'newId'>): string {
  const given = c.req.header('x-correlation-id')
  return given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : deps.newId()
}

function requestAnswerer(endpoint: Endpoint, deps: EndpointDeps): (c: HonoContext, correlationId: string) => Promise<Reply> {
  const handler = deps.handlers.find((entry) => entry.endpoint.id === endpoint.id)
  const mayEnter = gateKeeper(endpoint)
  const run = handler && runHandler(handler)
  const read = inputReader(endpoint)
  const limit = endpoint.limit && createClientLimit(endpoint.limit)
  return async (c, correlationId) => {
    const stopped = mayEnter(c, correlationId)
    if (stopped) return stopped
    const { db } = deps.storage
    const now = deps.now()
    const caller = await admit(endpoint, c.req.header('authorization'), db, now)
    if ('_tag' in caller) return refusalReply(caller, correlationId)
    const waitMs = limit && Math.max(...clientsOf(c, caller, deps).map((client) => limit(client, now) ?? 0))
    if (waitMs) return { ...errorReply('LIM429', correlationId), headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } }
    if (!run) return errorReply('GEN500', correlationId, { message: 'This call is not built yet.' }, 501)
    const text = endpoint.body ? await readBody(c.req.raw) : ''
    if (text === undefined) return errorReply('API400', correlationId, { message: 'The body is larger than 64 kB.' }, 413)
    const { input, fault } = read({ params: c.req.param(), query: c.req.query(), body: text })
    if (fault) return errorReply('API400', correlationId, fault)
    const asked = findLocale(c.req.header('locale'))
    const { catalogue, newId, log, passwords } = deps
    const key = keyOf(c)
    const isHuman = !deps.isBotCheckOn || (await hasPassedBotCheck(db, endpoint, input.body, `${'subject' in caller ? caller.subject : 'public'} ${key ?? newId()}`, now))
    const source = c.req.header('source')?.slice(0, 64) ?? null
    const context: Context = { db, now, newId, locale: asked ?? fallbackLocale, isLocaleKnown: asked !== undefined, source, catalogue, passwords, correlationId, log, isHuman }
    return run(input, caller, context, key)
  }
}

/** A new session costs nothing, and behind one address may be many: both are counted. */
const clientsOf = (c: HonoContext, caller: Caller, { clientOf }: EndpointDeps): readonly string[] => [
  ...(clientOf ? [`address ${clientOf(c)}`] : []),
  ...(caller.kind === 'public' ? [] : [`session ${caller.sessionId}`]),
]

function keyOf(c: HonoContext): string | undefined {
  const key = c.req.header('idempotency-key')
  return key !== undefined && /^[\x21-\x7e]{1,200}$/.test(key) ? key : undefined
}
