import type { NotedDiagnostic } from '../../../contracts/diagnostics.ts'

/** What a file says was only logged, as far as it can be shown: a file is nothing anybody has to trust. */
export const readNoted = (value: unknown): readonly NotedDiagnostic[] =>
  Array.isArray(value) ? value.filter(isNoted) : []

const isNoted = (value: unknown): value is NotedDiagnostic =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'about', 'reason'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  ['at', 'times'].every((name) => Number.isFinite((value as Record<string, unknown>)[name]))
