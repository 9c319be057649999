import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorReply, laterReply } from './reply.ts'
import type { Reply } from './reply.ts'

/** `mostWaiting`: requests that one connection may send before the first of them is answered; `answerMs`: how long one may take until its answer has been read. */
export type ConnectionLimits = { readonly mostWaiting: number; readonly answerMs: number }

/** Browsers and proxies send one request after the other; who sends more at once (pipelining) gains nothing by it. */
export const usualConnectionLimits: ConnectionLimits = { mostWaiting: 16, answerMs: 90_000 }

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/**
 * The requests of one connection, one after the other: their answers leave in this order anyway. One too many is refused
 * (LIM429) and ends the connection; what a client that has left was still waiting for is not begun. Who does not read an
 * answer in time is disconnected. A request that names two hosts is refused (RFC 9112, section 3.2).
 */
export const oneAtATime = (
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

/** Nothing else of the request was looked at. */
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
