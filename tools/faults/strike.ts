import { request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './Fault.ts'

/** Carries out a fault, or simply forwards the request. `forward` reaches the server, once per call. */
export const strike = async (
  fault: Fault | undefined,
  asked: IncomingMessage,
  reply: ServerResponse,
  forward: () => Promise<Forwarded>,
): Promise<void> => {
  switch (fault?.kind) {
    case undefined:
      return send(reply, await forward())
    case 'latency':
      await wait(fault.ms)
      return send(reply, await forward())
    case 'drop-before':
      asked.socket.destroy()
      return
    case 'drop-after':
      await forward()
      asked.socket.destroy()
      return
    case 'hang':
      await forward()
      return
    case 'duplicate':
      await forward()
      return send(reply, await forward())
    case 'status':
      return answerInstead(fault, reply)
    case 'truncate':
      return truncated(fault, asked, reply, await forward())
  }
}

export type Forwarded = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/**
 * Forwards a request unchanged and collects the whole answer. Each uses a fresh connection, so that no fault affects
 * another request.
 */
export const forwardRequest = (
  target: URL,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Forwarded> =>
  new Promise((resolve, reject) => {
    const passed = Object.entries(headers).filter(([name]) => !hopByHop.has(name))
    const options = {
      host: target.hostname,
      port: target.port,
      method,
      path: url,
      headers: Object.fromEntries(passed),
      agent: false,
    } as const
    const sent = request(
      { ...options, headers: { ...options.headers, ...(body.length > 0 ? { 'content-length': body.length } : {}) } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => void chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name))
          resolve({ status: answer.statusCode ?? 502, headers: Object.fromEntries(kept), body: Buffer.concat(chunks) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

const send = (reply: ServerResponse, { status, headers, body }: Forwarded): void =>
  void reply.writeHead(status, { ...headers, ...lengthOf(status, body) }).end(body)

/** RFC 9110: a 204 and a 304 have no content length. */
const lengthOf = (status: number, body: Buffer) =>
  status === 204 || status === 304 ? {} : { 'content-length': body.length }

const answerInstead = (
  { status, body, retryAfter }: Extract<Fault, { kind: 'status' }>,
  reply: ServerResponse,
): void => {
  const envelope = {
    errorDetails: [{ errorId: 'GEN500', message: 'A fault of the proxy.' }],
    appId: 'fault-proxy',
    correlationId: 'fault-proxy',
  }
  if (retryAfter !== undefined) reply.setHeader('retry-after', retryAfter)
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(JSON.stringify(body ?? envelope))
}

const truncated = async (
  { bytes, close }: Extract<Fault, { kind: 'truncate' }>,
  asked: IncomingMessage,
  reply: ServerResponse,
  answer: Forwarded,
): Promise<void> => {
  const part = answer.body.subarray(0, bytes)
  if (close === 'clean') return send(reply, { ...answer, body: part })
  reply.writeHead(answer.status, { ...answer.headers, ...lengthOf(answer.status, answer.body) })
  await new Promise<void>((written) => reply.write(part, () => written()))
  asked.socket.destroy()
}

/** RFC 9110 §7.6.1: these headers concern one connection; the length is computed again. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
])
