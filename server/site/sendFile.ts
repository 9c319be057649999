import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { SiteFile } from './siteFiles.ts'

/** A file of the built site, compressed when it was built; of a film also a part. */
export const sendFile = async (
  c: Context,
  { file, type, immutable, encodings }: SiteFile,
  policy: string,
): Promise<Response> => {
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding =
    /\bbr\b/.test(accepted) && encodings.br ? 'br' : /\bgzip\b/.test(accepted) && encodings.gzip ? 'gzip' : undefined
  const path = (encoding && encodings[encoding]) ?? file
  const whole = await (immutable ? readOnce(path) : readFile(path))
  const part =
    encoding === undefined && type.startsWith('video/') ? partOf(c.req.header('range'), whole.length) : undefined
  return c.body(part ? whole.subarray(part.from, part.to + 1) : whole, part ? 206 : 200, {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(type.startsWith('video/') ? { 'accept-ranges': 'bytes' } : {}),
    ...(part ? { 'content-range': `bytes ${part.from}-${part.to}/${whole.length}` } : {}),
  })
}

/** Files that never change, by path: a thousand clients that read one slowly hold it in memory once. */
const held = new Map<string, Promise<Buffer<ArrayBuffer>>>()

const readOnce = (path: string): Promise<Buffer<ArrayBuffer>> => {
  const reading = held.get(path) ?? readFile(path)
  held.set(path, reading)
  reading.catch(() => held.delete(path))
  return reading
}

/** CMS-45: Safari plays a film only from a server that answers parts of it. Both ends included. */
const partOf = (
  range: string | undefined,
  length: number,
): { readonly from: number; readonly to: number } | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  const from = Number(first)
  const to = Math.min(length - 1, last === '' ? length - 1 : Number(last))
  return first === '' || from > to ? undefined : { from, to }
}

/** A text that changes with what is published. */
export const sendText = async (
  c: Context,
  { type, text }: { readonly type: string; readonly text: string },
): Promise<Response> => {
  const { body, encoding } = await compressed(text, c.req.header('accept-encoding') ?? '')
  return c.body(body, 200, {
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
}

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The best that the browser accepts (`Accept-Encoding`). */
export const encodingOf = (accepted: string): 'br' | 'gzip' | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined

/** A page made for one request, compressed as far as a few milliseconds allow. */
export const compressed = async (
  text: string,
  accepted: string,
): Promise<{ readonly body: string | Uint8Array<ArrayBuffer>; readonly encoding?: 'br' | 'gzip' }> => {
  const encoding = encodingOf(accepted)
  if (encoding === 'br')
    return {
      body: new Uint8Array(await brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
      encoding,
    }
  if (encoding === 'gzip') return { body: new Uint8Array(await gzipped(text)), encoding }
  return { body: text }
}
