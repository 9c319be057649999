import type { accountOffice } from './accountOffice.ts'

let loading: Promise<typeof accountOffice> | undefined

/** The account's code, fetched once. A load that failed is forgotten, so that the next call tries again. */
export const loadAccountOffice = (): Promise<typeof accountOffice> => {
  loading ??= import('./accountOffice.ts').then(
    (module) => module.accountOffice,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
