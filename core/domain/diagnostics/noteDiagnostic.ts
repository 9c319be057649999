import type { Diagnostic, NotedDiagnostic } from '../../../contracts/diagnostics.ts'

/** So many different ones are kept; the one that has been silent longest goes. */
export const mostNoted = 100

/** ERR-33: the same again is counted, not kept twice. Newest last. */
export const withDiagnostic = (noted: readonly NotedDiagnostic[], one: NotedDiagnostic): readonly NotedDiagnostic[] => {
  const before = noted.find(
    ({ kind, about, reason }) => kind === one.kind && about === one.about && reason === one.reason,
  )
  return [...noted.filter((other) => other !== before), { ...one, times: (before?.times ?? 0) + one.times }].slice(
    -mostNoted,
  )
}

/** As it is kept: `at` in epoch ms. */
export const noteDiagnostic = ({ kind, about, reason }: Diagnostic, at: number): NotedDiagnostic => ({
  kind,
  about: asWord(about),
  reason: asWord(reason),
  at,
  times: 1,
})

/** Whatever comes from elsewhere, a code of the server's for example, is held to the letters of our own names: no sentence fits in. */
const asWord = (text: string): string => text.replace(/[^\w/.{}:-]+/g, '_').slice(0, 100) || '_'
