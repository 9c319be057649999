import type { onDemand } from './onDemand.ts'

let loading: Promise<typeof onDemand> | undefined

/** The account's code, fetched once. A load that failed is forgotten, so that the next call tries again. */
export const loadOnDemand = (): Promise<typeof onDemand> => {
  loading ??= import('./onDemand.ts').then(
    (module) => module.onDemand,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
