import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Attributes, Context, Span } from '@opentelemetry/api'
import { createMiddleware } from 'hono/factory'
import type { LogEntry } from './requestLog.ts'

/**
 * OPS-40: spans for OpenTelemetry. Until `server/tracing` gives them somewhere to go, its API does nothing. No attribute
 * is something that somebody has sent: no path, query, body, header, address, or value of a statement.
 */
export const tracer = trace.getTracer('cairn')

/** A span for each request, in the trace that its `traceparent` names; none for probes and files. */
export const traceRequests = createMiddleware(async (c, next) => {
  const { method, path } = c.req
  if (/^\/(?:healthz$|readyz$|assets\/|media\/)/.test(path)) return next()
  const traceparent = c.req.header('traceparent')
  const parent = traceparent === undefined ? context.active() : propagation.extract(context.active(), { traceparent })
  await spanAround('request', { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, parent, next)
})

/** A letter is a trace of its own. */
export const traceLetter = (work: () => Promise<void>): Promise<void> =>
  spanAround('letter', { kind: SpanKind.PRODUCER, root: true }, context.active(), work)

/** A line of the log says what the span of this moment is about. */
export const noteInSpan = (entry: LogEntry): void => {
  const span = trace.getActiveSpan()
  if (span === undefined) return
  const { event, correlationId, method, route, status = 0, errorId, replayed, kind, about } = entry
  if (event === 'failure' || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  if (event === 'letter') note(span, { 'cairn.letter.id': about, 'cairn.letter.outcome': kind })
  if (event !== 'request') return
  span.updateName(`${method} ${route}`)
  note(span, {
    'http.route': route,
    'http.response.status_code': status,
    'cairn.correlation_id': correlationId,
    'cairn.refusal': errorId,
    'cairn.replayed': replayed,
  })
}

const note = (span: Span, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) span.setAttribute(name, value)
}

type Kind = { readonly kind: SpanKind; readonly attributes?: Attributes; readonly root?: boolean }

/** A span as long as the work. The message of a fault may quote what somebody has sent: only its name is noted. */
export const spanAround = <T>(name: string, kind: Kind, parent: Context, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, kind, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
