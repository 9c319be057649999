import type { apiByName } from './apiByName.ts'

let loaded: typeof apiByName | undefined

/** The contract's entries for what is owed, fetched once, as soon as this tab leads: no page waits for it. A load that failed is tried again with the next call. */
export const loadCalls = async (): Promise<typeof apiByName> => (loaded ??= (await import('./apiByName.ts')).apiByName)
