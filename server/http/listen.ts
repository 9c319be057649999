import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { createServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import { oneAtATime, usualConnectionLimits } from './oneAtATime.ts'
import type { ConnectionLimits } from './oneAtATime.ts'

export type Listening = { readonly port: number; readonly stop: () => Promise<void> }

/** Opens the door with limits on headers and time. `stop` lets requests under way finish, for at most five seconds. */
export function listen(
  app: Hono,
  port: number,
  hostname: string,
  limits: ConnectionLimits = usualConnectionLimits,
): Promise<Listening> {
  return new Promise((opened, failed) => {
    const server = serve(
      {
        fetch: app.fetch,
        port,
        hostname,
        serverOptions: { maxHeaderSize: 16 * 1024 },
        createServer: boundedServer(limits),
      },
      (address) => opened({ port: address.port, stop: () => stop(server) }),
    ) as Server
    server.timeout = limits.answerMs
    server.headersTimeout = 10_000
    server.requestTimeout = 30_000
    server.keepAliveTimeout = 30_000
    server.maxHeadersCount = 100
    server.once('error', failed)
  })
}

/** `createServer` with what every connection is held to. */
const boundedServer = (limits: ConnectionLimits): typeof createServer =>
  ((options: ServerOptions, listener: RequestListener) =>
    createServer(options, oneAtATime(listener, limits))) as typeof createServer

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
