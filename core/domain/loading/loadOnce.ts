/**
 * Loads once and gives every caller the same promise. `onFailure` decides when a failed load is forgotten, so that a
 * later call tries again; by default at once.
 */
export const loadOnce = <Value>(
  load: () => Promise<Value>,
  onFailure: (forget: () => void) => void = (forget) => forget(),
): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      onFailure(() => (loading = undefined))
      throw error
    }))
}
