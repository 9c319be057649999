import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toFields } from '../../../core/domain/fields/fields.ts'

/** A span as it came over the wire; `attributes` by name. */
export type SentSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly isFault: boolean
  readonly attributes: Readonly<Record<string, unknown>>
}

/** What a collector of OpenTelemetry is to a server: it takes spans as JSON over HTTP. */
export const openCollector = async () => {
  const spans: SentSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      bodies.push(body)
      if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(body)))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened))
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    spans,
    /** All that has come, as it came. */
    text: () => bodies.join('\n'),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = toFields(value)[name]
  return Array.isArray(list) ? list : []
}

const spansIn = (body: unknown): readonly SentSpan[] =>
  listIn(body, 'resourceSpans')
    .flatMap((resource) => listIn(resource, 'scopeSpans'))
    .flatMap((scope) => listIn(scope, 'spans'))
    .map((span) => {
      const { traceId, spanId, parentSpanId, name, status } = toFields(span)
      return {
        traceId: String(traceId),
        spanId: String(spanId),
        parentSpanId: typeof parentSpanId === 'string' ? parentSpanId : undefined,
        name: String(name),
        isFault: toFields(status)['code'] === 2,
        attributes: Object.fromEntries(
          listIn(span, 'attributes').map((attribute) => {
            const { key, value } = toFields(attribute)
            return [String(key), Object.values(toFields(value))[0]]
          }),
        ),
      }
    })
