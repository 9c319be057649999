import { loadOnce } from '../../core/domain/loading/loadOnce.ts'

/**
 * The contract's entries for owed calls and what their answers mean, loaded once, as soon as this tab leads, so no page
 * waits for them.
 */
export const loadCalls = loadOnce(async () => (await import('./owedCalls.ts')).owedCalls)
