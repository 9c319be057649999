import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono'
import { readFavorites } from '../../contracts/api/account/wishlistApi.ts'
import { readCart } from '../../contracts/api/cart/cartApi.ts'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { table } from '../../contracts/api/table.ts'
import { isOperatorKind } from '../../contracts/capabilities.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { hasPassedBotCheck } from '../botCheck/challenge.ts'
import { isKeyTaken } from '../idempotency/idempotently.ts'
import type { Context, Passwords, PreviewPolicy } from '../kit/Context.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import { currentOf, type Current } from '../kit/current.ts'
import type { Handler } from '../kit/handle.ts'
import { bodyLimit, readBody } from '../kit/readBody.ts'
import { correlationIdOf, errorIdOf, errorReply, failureReply, refusalReply, sendReply } from '../kit/reply.ts'
import type { Reply } from '../kit/reply.ts'
import type { Log } from '../kit/requestLog.ts'
import { demonstrationSeller } from '../kit/seller.ts'
import { fallbackLocale, findLocale } from '../kit/siteLocale.ts'
import { callLimits } from '../limits/limitCalls.ts'
import { limitReply } from '../limits/limitReply.ts'
import type { Pictures } from '../kit/Pictures.ts'
import type { Storage } from '../storage/openStorage.ts'
import { envelopeChecker } from './admit.ts'
import { identify, sessionOf, subjectOf } from './identify.ts'
import { apiPrefixes, bySpecificity, callsAt, honoPaths, withoutSuffixes } from './pathPattern.ts'
import { inputReader } from './readInput.ts'
import { needsKey, runHandler } from './runHandler.ts'

/** Where links lead in a server that is not told its address. */
export const localUrl = 'http://localhost'

/** What a server may leave out: `seller` is the demonstration's then (OPR-64). */
export type EndpointDeps = Partial<Pick<Context, 'seller' | 'isForwarding' | 'validatesResponses'>> & {
  readonly storage: Storage
  /** A request sees the same from start to end. */
  readonly catalogue: Current<Catalogue>
  readonly now: () => number
  readonly newId: () => string
  readonly log: Log
  readonly passwords: Passwords
  readonly pictures: Pictures
  readonly handlers: readonly Handler[]
  /** The shop's address as shoppers know it; http://localhost without it. */
  readonly publicUrl?: string
  /** CHK-09: signing in, signing up and placing an order require a bot check. */
  readonly isBotCheckOn?: boolean
  /** Who may see drafts; without it, those with a token. */
  readonly previews?: PreviewPolicy
  /** The caller by network address. Without it nothing is limited per client. */
  readonly clientOf?: (c: HonoContext) => string
  /** OPR-41: the folder of received problem reports. */
  readonly reportFolder?: string
  /** OPR-42: `/debug` is there. */
  readonly hasRecorder?: boolean
  /** OPR-08: without the console its calls do not exist either. */
  readonly hasConsole?: boolean
}

/** The calls of this server: OPR-08, those of operators only where there is a console. */
const callsOf = ({ hasConsole = true }: Pick<EndpointDeps, 'hasConsole'>): readonly Endpoint[] =>
  hasConsole ? table : table.filter(({ path }) => !path.startsWith('/operator/'))

/** Reading a basket or a list of favorites also repairs it, so these calls use the connections for changes. */
const mends: ReadonlySet<Endpoint['id']> = new Set([readCart.id, readFavorites.id])

/** Mounts the whole endpoint table: handlers where there are some, 501 elsewhere. */
export const mountEndpoints = (app: Hono, deps: EndpointDeps): void => {
  for (const endpoint of callsOf(deps).toSorted(bySpecificity)) {
    const answerRequest = requestAnswerer(endpoint, deps)
    app.on(endpoint.method, honoPaths(endpoint.path), async (c) => {
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
        ...defined({ errorId: errorIdOf(reply) }),
        ...(reply.headers?.['idempotent-replayed'] ? { replayed: true } : {}),
      })
      return sendReply(c, reply, correlationId, endpoint.who === 'public' && endpoint.method === 'GET')
    })
  }
}

/** Runs after all endpoints: a known path with another method answers API405, an unknown one below the API API404. */
export const answerUnknownPath = (deps: Pick<EndpointDeps, 'newId' | 'log' | 'hasConsole'>): MiddlewareHandler => {
  const calls = callsOf(deps)
  const prefixes = apiPrefixes(calls)
  const callsOfPath = callsAt(calls.filter(({ path }) => path !== '/'))
  return async (c, next) => {
    const { path, method } = c.req
    const matching = callsOfPath(path)
    const below = prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    if (matching.length === 0 && !below) return next()
    const correlationId = correlationIdOf(c, deps)
    const errorId = matching.length === 0 ? 'API404' : 'API405'
    const reply = errorReply(errorId, correlationId)
    deps.log({ event: 'request', correlationId, method, route: 'unknown', status: reply.status, errorId })
    const allow = { allow: [...new Set(matching.map((endpoint) => endpoint.method))].join(', ') }
    return sendReply(c, matching.length === 0 ? reply : { ...reply, headers: allow }, correlationId, false)
  }
}

const requestAnswerer = (
  endpoint: Endpoint,
  deps: EndpointDeps,
): ((c: HonoContext, correlationId: string) => Promise<Reply>) => {
  const handler = deps.handlers.find((entry) => entry.endpoint.id === endpoint.id)
  const envelopeFault = envelopeChecker(endpoint)
  const run = handler && runHandler(handler)
  const read = inputReader(endpoint)
  const limits = callLimits(endpoint)
  // An operator's call keeps the session alive.
  const writes = endpoint.changes || mends.has(endpoint.id) || isOperatorKind(endpoint.who)
  return async (c, correlationId) => {
    const refused = envelopeFault(c, correlationId)
    if (refused) return refused
    const db = writes ? deps.storage.db : deps.storage.reads
    const now = deps.now()
    const { publicUrl = localUrl } = deps
    const caller = await identify(c, endpoint, publicUrl, db, now)
    if ('_tag' in caller) return refusalReply(caller, correlationId)
    if (!run) return errorReply('GEN500', correlationId, { message: 'This call is not built yet.' }, 501)
    const text = endpoint.body ? await readBody(c.req.raw, endpoint.mostBytes) : ''
    if (text === undefined)
      return errorReply(
        'API400',
        correlationId,
        { message: `The body is larger than ${Math.floor((endpoint.mostBytes ?? bodyLimit) / 1024)} kB.` },
        413,
      )
    const { input, fault } = read({
      params: withoutSuffixes(endpoint.path, c.req.param()),
      query: c.req.query(),
      body: text,
    })
    if (fault) return errorReply('API400', correlationId, fault)
    const asked = findLocale(c.req.header('locale'))
    const { newId, log, passwords, pictures } = deps
    const key = keyOf(c)
    const client = deps.clientOf?.(c)
    const sessionId = limits?.countsSessions ? await sessionOf(c, caller, db, now) : undefined
    const call = { db, now, client, sessionId, input }
    const entered = (await limits?.enter(call)) ?? []
    const locale = asked ?? fallbackLocale
    // A call that was admitted once is not stopped by a limit: it gets its answer again, or continues where it stopped.
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
      preview: { policy: deps.previews ?? 'token', token: c.req.header('x-preview-token')?.slice(0, 600) },
      catalogue: currentOf(deps.catalogue),
      publicUrl,
      seller: deps.seller ?? demonstrationSeller,
      isForwarding: deps.isForwarding === true,
      validatesResponses: deps.validatesResponses === true,
      passwords,
      pictures,
      reportFolder: deps.reportFolder ?? null,
      hasRecorder: deps.hasRecorder === true,
      correlationId,
      log,
      isHuman,
    }
    const reply = await run(input, caller, context, key)
    if (!('_tag' in entered)) await limits?.leave(call, entered, reply)
    return reply
  }
}

const keyOf = (c: HonoContext): string | undefined => {
  const key = c.req.header('idempotency-key')
  return key !== undefined && /^[\x21-\x7e]{1,200}$/.test(key) ? key : undefined
}
