import { later } from './serviceFault.ts'

/** The maximum size of a request body, bytes. */
export const bodyLimit = 64 * 1024

/** Bytes from which a limit is large; so many bodies of such calls are read at once, because each is held as a whole. */
const largeLimit = 1024 * 1024
const mostLarge = 8
let large = 0

/** Seconds after which a refused caller may try again. */
const comeAgainSeconds = 5

/**
 * The body as text, or undefined as soon as it exceeds the limit. BSY503 while others send as many large ones as may be
 * sent at once; nothing has been done then.
 */
export const readBody = async (request: Request, limit = bodyLimit): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  if (limit < largeLimit) return readWithin(request, limit)
  if (large >= mostLarge) throw later('BSY503', comeAgainSeconds)
  large += 1
  try {
    return await readWithin(request, limit)
  } finally {
    large -= 1
  }
}

const readWithin = async ({ body }: Request, limit: number): Promise<string | undefined> => {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
