import type { MiddlewareHandler } from 'hono'
import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { openApi } from './openApi.ts'

/** The document is built once, on the first request; then it is a file in three encodings, identified by its tag. */
export const openApiFile = (): MiddlewareHandler => {
  let file: ReturnType<typeof written> | undefined
  return async (c) => {
    const { tag, forms } = (file ??= written())
    const headers = { etag: tag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' }
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers)
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
    return c.body(forms[encoding], 200, {
      ...headers,
      'content-type': 'application/json',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
  }
}

const written = () => {
  const text = Buffer.from(JSON.stringify(openApi()))
  return {
    tag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    forms: {
      identity: new Uint8Array(text),
      gzip: new Uint8Array(gzipSync(text)),
      br: new Uint8Array(brotliCompressSync(text)),
    },
  }
}
