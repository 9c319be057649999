import type { Context } from 'hono'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Reply } from './reply.ts'

const compress = promisify(gzip)

/** `open`: an answer without secrets, which may be compressed (compressing secrets beside chosen text leaks them). */
export async function sendReply(c: Context, reply: Reply, correlationId: string, open: boolean): Promise<Response> {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-correlation-id': correlationId,
    ...reply.headers,
  })
  if (reply.status === 204) {
    headers.delete('content-type')
    return c.newResponse(null, { status: 204, headers })
  }
  const status = reply.status
  if (!open || reply.body.length < 1024 || !/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) {
    return new Response(reply.body, { status, headers })
  }
  headers.set('content-encoding', 'gzip')
  headers.set('vary', 'accept-encoding')
  return new Response(new Uint8Array(await compress(reply.body, { level: 4 })), { status, headers })
}
