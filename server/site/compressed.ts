import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page made for one request, as small as it can be made in a few milliseconds. */
export const compressed = async (
  text: string,
  accepted: string,
): Promise<{ readonly body: string | Uint8Array<ArrayBuffer>; readonly encoding?: 'br' | 'gzip' }> => {
  if (/\bbr\b/.test(accepted))
    return {
      body: new Uint8Array(await brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
      encoding: 'br',
    }
  if (/\bgzip\b/.test(accepted)) return { body: new Uint8Array(await gzipped(text)), encoding: 'gzip' }
  return { body: text }
}
