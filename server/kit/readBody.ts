/** The maximum size of a request body, bytes. */
export const bodyLimit = 64 * 1024

/** The body as text, or undefined as soon as it exceeds the limit. */
export const readBody = async (request: Request, limit = bodyLimit): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
