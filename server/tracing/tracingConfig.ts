/** OPS-40: the collector (OTEL_EXPORTER_OTLP_ENDPOINT), or null. Throws a sentence when it is no address. */
export const tracingConfig = (written: string | undefined): string | null => {
  if (!written) return null
  if (!URL.canParse(written) || !/^https?:$/.test(new URL(written).protocol))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as http://localhost:4318.')
  return written.replace(/\/$/, '')
}
