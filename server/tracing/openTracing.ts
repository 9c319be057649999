import { context, propagation, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * OPS-40: sends spans to a collector (OTLP over HTTP), until it is stopped. While the collector is away spans are
 * dropped; nothing waits for it. `process`: its number among several. OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS
 * and OTEL_TRACES_SAMPLER are read by the libraries.
 */
export const openTracing = (collector: string, process: number | null): { readonly stop: () => Promise<void> } => {
  const service = resourceFromAttributes({
    'service.name': globalThis.process.env['OTEL_SERVICE_NAME'] || 'cairn',
    ...(process === null ? {} : { 'service.instance.id': String(process) }),
  })
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces`, timeoutMillis: 5_000 })
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(service),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 2_000 })],
  })
  provider.register()
  return {
    stop: async () => {
      // What the collector does not take any more is lost, as while it is away.
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}
