import type { Diagnostic, DiagnosticsSending, NotedDiagnostic } from '../../contracts/diagnostics.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { Ids } from '../../core/adapters/clock/Ids.ts'
import { sendDiagnostics } from '../../core/adapters/diagnostics/sendDiagnostics.ts'
import type { QueryCache } from '../../core/adapters/queries/QueryCache.ts'
import { eventBatching } from '../../core/domain/configuration/eventBatching.ts'
import {
  emptyQueue,
  isBatchFull,
  withBatch,
  withEvent,
  withoutBatch,
} from '../../core/domain/diagnostics/batchQueue.ts'
import type { BatchQueue } from '../../core/domain/diagnostics/batchQueue.ts'
import { noteDiagnostic, readNoted, withDiagnostic } from '../../core/domain/diagnostics/noteDiagnostic.ts'
import { appVersion } from '../recorder/logOrigin.ts'
import { waitBefore } from '../sender/backOff.ts'

/** ERR-33: the one place for diagnostics: for `/debug`, for reports, and for the deployment's receiver. */
export type Diagnostics = {
  note(diagnostic: Diagnostic): void
  /** What has been noted on this device within the last day. */
  noted(): Promise<readonly NotedDiagnostic[]>
  /** SEG-11: from now on each note is sent too. */
  sendTo(settings: Omit<DiagnosticsSenderSettings, 'keep'>): void
  /** The page is hidden and may never come back: sends what is waiting. */
  leave(): void
}

/**
 * Stored next to the cached answers: like them it is a convenience, and it outlives the page in which something failed.
 */
const cacheKey = 'diagnostics'

export const createDiagnostics = (now: () => number, cache: QueryCache): Diagnostics => {
  let writing: Promise<unknown> = Promise.resolve()
  let sender: DiagnosticsSender | undefined
  /** A worker lasts as long as its visit. */
  const notedOnce = new Set<string>()
  const read = async () => readNoted((await cache.get(cacheKey))?.answer)
  const keep = (diagnostic: Diagnostic): NotedDiagnostic => {
    const one = noteDiagnostic(diagnostic, now())
    writing = writing.then(async () => cache.put(cacheKey, { answer: withDiagnostic(await read(), one), at: one.at }))
    return one
  }
  return {
    note: (diagnostic) => {
      if (diagnostic.once && notedOnce.has(diagnostic.about)) return
      if (diagnostic.once) notedOnce.add(diagnostic.about)
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

type DiagnosticsSender = {
  add(diagnostic: NotedDiagnostic): void
  /** The page may end: sends what is waiting by a call that outlives it. */
  leave(): void
}

type DiagnosticsSenderSettings = {
  readonly sending: DiagnosticsSending
  /** `en-us` */
  readonly site: string
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly ids: Ids
  readonly random: () => number
  /** Logs without sending. */
  readonly keep: (diagnostic: Diagnostic) => NotedDiagnostic
}

/**
 * SEG-11, ERR-34: sends batches of diagnostics, one at a time, each repeated until it is accepted. Dropped notes are
 * counted and logged.
 */
const openDiagnosticsSender = ({
  sending,
  site,
  fetch,
  clock,
  ids,
  random,
  keep,
}: DiagnosticsSenderSettings): DiagnosticsSender => {
  const { batching, invalid } = eventBatching(sending)
  let queue: BatchQueue<Diagnostic & { readonly at: number }> = emptyQueue
  let isSending = false
  let attempt = 0
  let cancel: (() => void) | null = null

  const sendIn = (ms: number): void => {
    cancel ??= clock.setTimer(ms, () => {
      cancel = null
      void send()
    })
  }

  const send = async (isLeaving = false): Promise<void> => {
    if (isSending) return
    queue = withBatch(queue, ids.uuidv7(), batching)
    const { underWay } = queue
    if (underWay === null) return
    cancel?.()
    cancel = null
    isSending = true
    const { batchId, dropped, events } = underWay
    const outcome = await sendDiagnostics(
      { fetch, clock },
      sending.to,
      { batchId, app: appVersion, site, dropped, diagnostics: events },
      isLeaving,
    )
    isSending = false
    if (outcome._tag === 'NotNow') {
      attempt += 1
      return sendIn(waitBefore(attempt, random(), outcome.retryAfterMs))
    }
    attempt = 0
    queue = withoutBatch(queue, outcome._tag === 'Taken')
    if (outcome._tag === 'Refused') keep({ kind: 'lost', about: 'diagnostics', reason: String(outcome.status) })
    if (isBatchFull(queue, batching)) void send()
    else if (queue.waiting.length > 0) sendIn(batching.flush)
  }

  const add = ({ kind, about, reason, at }: NotedDiagnostic): void => {
    const { dropped } = queue
    queue = withEvent(queue, { kind, about, reason, at }, batching)
    if (queue.dropped > dropped) keep({ kind: 'lost', about: 'diagnostics', reason: 'queueFull' })
    if (isSending || attempt > 0) return
    if (isBatchFull(queue, batching)) void send()
    else sendIn(batching.flush)
  }

  for (const about of invalid) add(keep({ kind: 'setting', about, reason: 'invalid' }))
  return { add, leave: () => void send(true) }
}
