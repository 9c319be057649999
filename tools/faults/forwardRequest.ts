import { request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

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
