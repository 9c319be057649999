import type { Through } from '../storage/openStorage.ts'

type Tracing = { readonly through: Through; readonly stop: () => Promise<void> }

/** OPS-40: its libraries are loaded only where there is a collector. */
export const startTracing = async (collector: string | null, process: number | null): Promise<Tracing> => {
  if (collector === null) return { through: (dialect) => dialect, stop: async () => undefined }
  const [{ openTracing }, { tracedDialect }] = await Promise.all([
    import('./openTracing.ts'),
    import('./tracedDialect.ts'),
  ])
  return { through: tracedDialect, stop: openTracing(collector, process).stop }
}
