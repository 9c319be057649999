import { loadOnce } from '../../core/domain/loading/loadOnce.ts'

/** The account's code, fetched once. */
export const loadOnDemand = loadOnce(async () => (await import('./onDemand.ts')).onDemand)
