import type { MiddlewareHandler } from 'hono'
import { table } from '../../contracts/api/table.ts'
import { correlationIdOf } from './mountEndpoints.ts'
import type { EndpointDeps } from './mountEndpoints.ts'
import { apiPrefixes, matchesPath } from './pathPattern.ts'
import { errorReply } from './reply.ts'
import { sendReply } from './sendReply.ts'

/** Comes after all endpoints: a known path with another method answers API405, an unknown one below the API API404. */
export function answerUnknownPath(deps: Pick<EndpointDeps, 'newId' | 'log'>): MiddlewareHandler {
  const prefixes = apiPrefixes(table)
  return async (c, next) => {
    const { path, method } = c.req
    const matching = table.filter((endpoint) => endpoint.path !== '/' && matchesPath(endpoint.path, path))
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
