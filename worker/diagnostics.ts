import type { Diagnostic, NotedDiagnostic } from '../contracts/diagnostics.ts'
import type { QueryCache } from '../core/adapters/queries/QueryCache.ts'
import { noteDiagnostic, withDiagnostic } from '../core/domain/diagnostics/noteDiagnostic.ts'
import { readNoted } from '../core/domain/diagnostics/readNoted.ts'
import { openDiagnosticsSender } from './diagnosticsSender.ts'
import type { DiagnosticsSender, DiagnosticsSenderSettings } from './diagnosticsSender.ts'

/** ERR-33: the one place for what is only logged: for `/debug`, for reports, and for whoever it is sent to. */
export type Diagnostics = {
  note(diagnostic: Diagnostic): void
  /** What has been noted on this device, a day at most. */
  noted(): Promise<readonly NotedDiagnostic[]>
  /** SEG-11: from now on each is sent too. */
  sendTo(settings: Omit<DiagnosticsSenderSettings, 'keep'>): void
  /** The page is hidden, and may never come back: what waits leaves. */
  leave(): void
}

/** Beside the answers that are kept: like them it is a convenience, and outlives the page in which it went wrong. */
const cacheKey = 'diagnostics'

export const createDiagnostics = (now: () => number, cache: QueryCache): Diagnostics => {
  let writing: Promise<unknown> = Promise.resolve()
  let sender: DiagnosticsSender | undefined
  const read = async () => readNoted((await cache.get(cacheKey))?.answer)
  const keep = (diagnostic: Diagnostic): NotedDiagnostic => {
    const one = noteDiagnostic(diagnostic, now())
    writing = writing.then(async () => cache.put(cacheKey, { answer: withDiagnostic(await read(), one), at: one.at }))
    return one
  }
  return {
    note: (diagnostic) => {
      const one = keep(diagnostic)
      sender?.add(one)
    },
    noted: () => writing.then(read),
    sendTo: (settings) => {
      sender = openDiagnosticsSender({ ...settings, keep })
    },
    leave: () => sender?.leave(),
  }
}
