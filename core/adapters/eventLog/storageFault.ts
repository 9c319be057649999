import type { StorageFault } from './EventLog.ts'

/** What an IndexedDB or Dexie error means for the shop. `refused` = no retry will help, `lost` = another one may. */
export type FaultKind = 'full' | 'upgraded' | 'refused' | 'lost' | 'mistake'

/**
 * Wraps what opening throws: there, even a TypeError (no IndexedDB at all) is the browser's refusal, not our mistake.
 */
export const openFailure = (error: unknown): { readonly name: string; readonly inner: unknown } =>
  error instanceof TypeError ? { name: 'SecurityError', inner: null } : { name: 'OpenFailed', inner: error }

/** An opening or a transaction that was never answered: waiting again would only block the shop. */
export const silence = { name: 'SilenceError' } as const

export const isSilence = (error: unknown): boolean => nameOf(error) === silence.name

/** By name only: messages differ between browsers. Dexie keeps the browser's error in `inner`. */
export const faultKind = (error: unknown): FaultKind => {
  const names = [nameOf(error), nameOf(innerOf(error))]
  if (names.includes('QuotaExceededError')) return 'full'
  if (names.includes('VersionError')) return 'upgraded'
  if (names.some((name) => refusals.has(name))) return 'refused'
  if (names.some((name) => mistakes.has(name))) return 'mistake'
  return 'lost'
}

/** A fault before the database was ever open is a refusal; later it is a lost connection. */
export const reasonOf = (kind: 'full' | 'refused' | 'lost', wasOpen: boolean): Exclude<StorageFault, 'corrupt'> => {
  if (kind === 'full') return 'full'
  return wasOpen ? 'closed' : 'blocked'
}

const refusals = new Set(['SecurityError', 'MissingAPIError', silence.name])
const mistakes = new Set(['TypeError', 'ReferenceError', 'RangeError', 'DataCloneError', 'DataError'])

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string' ? error.name : ''

const innerOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'inner' in error ? error.inner : null
