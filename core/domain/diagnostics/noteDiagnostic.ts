import { isRecord } from '../fields/fields.ts'
import type { Diagnostic, NotedDiagnostic } from '../../../contracts/diagnostics.ts'

/** This many different ones are kept; the one with the oldest last occurrence is dropped. */
export const mostNoted = 100

/** ERR-33: a repetition is counted, not stored twice. Newest last. */
export const withDiagnostic = (noted: readonly NotedDiagnostic[], one: NotedDiagnostic): readonly NotedDiagnostic[] => {
  const before = noted.find(
    ({ kind, about, reason }) => kind === one.kind && about === one.about && reason === one.reason,
  )
  return [...noted.filter((other) => other !== before), { ...one, times: (before?.times ?? 0) + one.times }].slice(
    -mostNoted,
  )
}

/** In stored form: `at` in epoch ms. */
export const noteDiagnostic = ({ kind, about, reason }: Diagnostic, at: number): NotedDiagnostic => ({
  kind,
  about: asWord(about),
  reason: asWord(reason),
  at,
  times: 1,
})

/** The diagnostics in a file, as far as they can be shown: a file is not trusted. */
export const readNoted = (value: unknown): readonly NotedDiagnostic[] =>
  Array.isArray(value) ? value.filter(isNoted) : []

/**
 * Text from elsewhere, a code of the server's for example, is limited to the letters of our own names, so that no
 * sentence fits.
 */
const asWord = (text: string): string => text.replace(/[^\w/.{}:-]+/g, '_').slice(0, 100) || '_'

const isNoted = (value: unknown): value is NotedDiagnostic =>
  isRecord(value) &&
  ['kind', 'about', 'reason'].every((name) => typeof value[name] === 'string') &&
  ['at', 'times'].every((name) => Number.isFinite(value[name]))
