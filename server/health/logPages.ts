import { createMiddleware } from 'hono/factory'
import { correlationIdOf } from '../kit/reply.ts'
import type { Log } from '../kit/requestLog.ts'

/** OPS-05: one line in the log per page, as per call of the API; files of the site have none. */
export const logPages = (deps: { readonly newId: () => string; readonly log: Log }) =>
  createMiddleware(async (c, next) => {
    const started = performance.now()
    await next()
    if (c.res.headers.get('content-type')?.startsWith('text/html') !== true) return
    deps.log({
      event: 'request',
      correlationId: correlationIdOf(c, deps),
      method: c.req.method,
      route: 'page',
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
