import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Server } from 'node:http'

export type Listening = { readonly port: number; readonly stop: () => Promise<void> }

/** Opens the door with limits on headers and time. `stop` lets requests under way finish, for at most five seconds. */
export function listen(app: Hono, port: number, hostname: string): Promise<Listening> {
  return new Promise((opened, failed) => {
    const server = serve(
      { fetch: app.fetch, port, hostname, serverOptions: { maxHeaderSize: 16 * 1024 } },
      (address) => opened({ port: address.port, stop: () => stop(server) }),
    ) as Server
    server.headersTimeout = 10_000
    server.requestTimeout = 30_000
    server.keepAliveTimeout = 30_000
    server.maxHeadersCount = 100
    server.once('error', failed)
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((stopped) => {
    const impatient = setTimeout(() => server.closeAllConnections(), 5_000)
    server.close(() => {
      clearTimeout(impatient)
      stopped()
    })
    server.closeIdleConnections()
  })
}
