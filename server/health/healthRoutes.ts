import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Readiness } from './readiness.ts'

/**
 * OPS-01, OPS-02: `/healthz` says that the process answers at all, `/readyz` whether it should be given requests, with
 * one line per check in words. Balancers ask them every few seconds, so neither is logged.
 */
export const healthRoutes = (readiness: Readiness): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const checks = await readiness.checks()
      const isReady = checks.every(({ reason }) => reason === null)
      return c.json({ status: isReady ? 'ready' : 'not ready', checks }, isReady ? 200 : 503, {
        'cache-control': 'no-store',
      })
    })

/** OPS-03: once the server is about to end, every answer ends its connection, so that the next request goes to another process. */
export const endConnections = (readiness: Pick<Readiness, 'endsConnections'>) =>
  createMiddleware(async (c, next) => {
    await next()
    if (readiness.endsConnections()) c.header('connection', 'close')
  })
