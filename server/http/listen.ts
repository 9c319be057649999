import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Socket } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { errorReply, laterReply } from '../kit/reply.ts'
import type { Reply } from '../kit/reply.ts'

export type Listening = {
  readonly port: number
  readonly stop: () => Promise<void>
  /** Takes no more connections, and resolves when those that are open have ended, or after `leaveMs`. */
  readonly leave: () => Promise<void>
}

/**
 * Starts listening, with limits on headers and time. `stop` lets requests in progress finish, for at most five seconds.
 */
export const listen = (
  app: Hono,
  port: number,
  hostname: string,
  limits: ConnectionLimits = usualConnectionLimits,
): Promise<Listening> =>
  new Promise((opened, failed) => {
    // An HTTP/1 server, since `createServer` makes one.
    const server = serve(
      {
        fetch: app.fetch,
        port,
        hostname,
        serverOptions: { maxHeaderSize: connectionTimes.headerBytes },
        createServer: boundedServer(limits),
      },
      (address) => opened({ port: address.port, stop: () => stop(server), leave: () => leave(server) }),
    ) as Server
    server.timeout = limits.answerMs
    server.headersTimeout = connectionTimes.headersMs
    server.requestTimeout = connectionTimes.requestMs
    server.keepAliveTimeout = connectionTimes.idleMs
    server.maxHeadersCount = connectionTimes.headers
    server.once('error', failed)
  })

/** `createServer` with the limits of every connection; it has more signatures than the one that Hono calls. */
const boundedServer = (limits: ConnectionLimits): typeof createServer =>
  ((options: ServerOptions, listener: RequestListener) =>
    createServer(options, oneAtATime(listener, limits))) as typeof createServer

const stop = (server: Server): Promise<void> =>
  new Promise((stopped) => {
    const impatient = setTimeout(() => server.closeAllConnections(), connectionTimes.stopMs)
    server.close(() => {
      clearTimeout(impatient)
      stopped()
    })
    server.closeIdleConnections()
  })

/** `Server.close` of HTTP also ends idle connections, on which the next request may already be under way. */
const leave = (server: Server): Promise<void> =>
  new Promise((left) => {
    const impatient = setTimeout(left, connectionTimes.leaveMs)
    NetServer.prototype.close.call(server, () => {
      clearTimeout(impatient)
      left()
    })
  })

/**
 * `mostWaiting`: how many requests one connection may send before the first is answered; `answerMs`: how long reading
 * an answer may take.
 */
type ConnectionLimits = { readonly mostWaiting: number; readonly answerMs: number }

/** Browsers and proxies send one request after the other; pipelining more gains nothing. */
export const usualConnectionLimits: ConnectionLimits = { mostWaiting: 16, answerMs: 90_000 }

/** What every connection may take (docs/limits.md): ms, bytes and numbers. */
export const connectionTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 30_000,
  stopMs: 5_000,
  leaveMs: 35_000,
  headerBytes: 16 * 1024,
  headers: 100,
} as const

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/**
 * Handles the requests of one connection one after the other, since their answers leave in this order anyway. One too
 * many is refused (LIM429) and ends the connection; requests of a client that has left are not started. A client that
 * does not read an answer in time is disconnected. A request that names two hosts is refused (RFC 9112, section 3.2).
 */
const oneAtATime = (
  listener: RequestListener,
  { mostWaiting, answerMs }: ConnectionLimits = usualConnectionLimits,
): RequestListener => {
  const queues = new WeakMap<Socket, Exchange[]>()
  const full = new WeakSet<Socket>()

  const begin = (socket: Socket, queue: Exchange[]): void => {
    const [first] = queue
    if (!first) return
    const { request, response } = first
    const patience = setTimeout(() => socket.destroy(), answerMs)
    response.once('close', () => {
      clearTimeout(patience)
      queue.shift()
      if (!socket.destroyed) begin(socket, queue)
    })
    if (hostsOf(request) > 1)
      return end(response, errorReply('API400', unnamed, { message: 'The request names more than one host.' }))
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (full.has(socket)) return
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    if (queue.length > mostWaiting) {
      full.add(socket)
      return end(response, laterReply('LIM429', unnamed, 1))
    }
    queue.push({ request, response })
    if (queue.length === 1) begin(socket, queue)
  }
}

/** The rest of the request was not read. */
const unnamed = 'none'

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length

const end = (response: ServerResponse, { status, body, headers }: Reply): void =>
  void response
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    })
    .end(body)
