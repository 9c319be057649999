import type { Context as HonoContext, Hono } from 'hono'
import { readCart } from '../../contracts/api/cartApi.ts'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { table } from '../../contracts/api/table.ts'
import { readFavorites } from '../../contracts/api/wishlistApi.ts'
import { hasPassedBotCheck } from '../botCheck/hasPassedBotCheck.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import type { Passwords } from '../consumer/password.ts'
import { fallbackLocale, findLocale } from '../site/siteLocale.ts'
import { isKeyTaken } from '../idempotency/earlierAnswer.ts'
import { callLimits } from '../limits/limitCalls.ts'
import { limitReply } from '../limits/limitReply.ts'
import type { Storage } from '../storage/openStorage.ts'
import type { Context } from './Context.ts'
import type { Caller } from '../session/Caller.ts'
import { findCaller } from '../session/findCaller.ts'
import { admit, bearerToken } from './admit.ts'
import { gateKeeper } from './gateKeeper.ts'
import type { Handler } from './handle.ts'
import { bySpecificity, honoPath } from './pathPattern.ts'
import { readBody } from './readBody.ts'
import { inputReader } from './readInput.ts'
import { errorReply, failureReply, refusalReply } from './reply.ts'
import type { Reply } from './reply.ts'
import type { Log } from './requestLog.ts'
import { needsKey, runHandler } from './runHandler.ts'
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
  /** Who sends, by network address. Without it nothing is limited by client. */
  readonly clientOf?: (c: HonoContext) => string
}

const routes = table.toSorted(bySpecificity).map((endpoint) => ({ endpoint, path: honoPath(endpoint.path) }))

/** Read, they put right what is no longer true: a basket, a list of favorites. They wait with the changes. */
const mends: ReadonlySet<Endpoint['id']> = new Set([readCart.id, readFavorites.id])

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
        reply = failureReply(error, correlationId)
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
      return sendReply(c, reply, correlationId, endpoint.who === 'public' && endpoint.method === 'GET')
    })
  }
}

/** The caller's id when it is a decent one: it is echoed and logged. */
export function correlationIdOf(c: HonoContext, deps: Pick<EndpointDeps, 'newId'>): string {
  const given = c.req.header('x-correlation-id')
  return given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : deps.newId()
}

function requestAnswerer(
  endpoint: Endpoint,
  deps: EndpointDeps,
): (c: HonoContext, correlationId: string) => Promise<Reply> {
  const handler = deps.handlers.find((entry) => entry.endpoint.id === endpoint.id)
  const mayEnter = gateKeeper(endpoint)
  const run = handler && runHandler(handler)
  const read = inputReader(endpoint)
  const limits = callLimits(endpoint)
  return async (c, correlationId) => {
    const stopped = mayEnter(c, correlationId)
    if (stopped) return stopped
    const db = endpoint.changes || mends.has(endpoint.id) ? deps.storage.db : deps.storage.reads
    const now = deps.now()
    const caller = await admit(endpoint, c.req.header('authorization'), db, now)
    if ('_tag' in caller) return refusalReply(caller, correlationId)
    if (!run) return errorReply('GEN500', correlationId, { message: 'This call is not built yet.' }, 501)
    const text = endpoint.body ? await readBody(c.req.raw) : ''
    if (text === undefined)
      return errorReply('API400', correlationId, { message: 'The body is larger than 64 kB.' }, 413)
    const { input, fault } = read({ params: c.req.param(), query: c.req.query(), body: text })
    if (fault) return errorReply('API400', correlationId, fault)
    const asked = findLocale(c.req.header('locale'))
    const { catalogue, newId, log, passwords } = deps
    const key = keyOf(c)
    const client = deps.clientOf?.(c)
    const sessionId = limits?.countsSessions ? await sessionOf(c, caller, db, now) : undefined
    const call = { db, now, client, sessionId, input }
    const entered = (await limits?.enter(call)) ?? []
    const locale = asked ?? fallbackLocale
    // What was let in once is not stopped by a limit: it is answered as it was, or goes on where it stopped.
    if (
      '_tag' in entered &&
      !(key !== undefined && needsKey(endpoint) && (await isKeyTaken(db, subjectOf(caller), key)))
    )
      return limitReply(entered, correlationId, locale.language)
    const isHuman =
      !deps.isBotCheckOn ||
      (await hasPassedBotCheck(db, endpoint, input.body, `${subjectOf(caller)} ${key ?? newId()}`, now))
    const source = c.req.header('source')?.slice(0, 64) ?? null
    const context: Context = {
      db,
      now,
      newId,
      locale,
      isLocaleKnown: asked !== undefined,
      source,
      client: client ?? '',
      storeDevice: c.req.header('x-store-device')?.slice(0, 200),
      catalogue,
      passwords,
      correlationId,
      log,
      isHuman,
    }
    const reply = await run(input, caller, context, key)
    if (!('_tag' in entered)) await limits?.leave(call, entered, reply)
    return reply
  }
}

/** A public call does not ask who calls; it is counted by the session of a token that comes along, and one that is over changes nothing. */
async function sessionOf(c: HonoContext, caller: Caller, db: Context['db'], now: number): Promise<string | undefined> {
  if (caller.kind !== 'public') return caller.sessionId
  const token = bearerToken(c.req.header('authorization'))
  return token === undefined ? undefined : (await findCaller(db, token, now))?.sessionId
}

/** Whose keys they are. */
const subjectOf = (caller: Caller): string => ('subject' in caller ? caller.subject : 'public')

function keyOf(c: HonoContext): string | undefined {
  const key = c.req.header('idempotency-key')
  return key !== undefined && /^[\x21-\x7e]{1,200}$/.test(key) ? key : undefined
}
