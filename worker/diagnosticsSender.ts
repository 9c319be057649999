import type { Diagnostic, DiagnosticsSending, NotedDiagnostic } from '../contracts/diagnostics.ts'
import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { Ids } from '../core/adapters/clock/Ids.ts'
import { sendDiagnostics } from '../core/adapters/diagnostics/sendDiagnostics.ts'
import { eventBatching } from '../core/domain/configuration/eventBatching.ts'
import { emptyQueue, isBatchFull, withBatch, withEvent, withoutBatch } from '../core/domain/diagnostics/batchQueue.ts'
import type { BatchQueue } from '../core/domain/diagnostics/batchQueue.ts'
import { appVersion } from './appVersion.ts'
import { waitBefore } from './backOff.ts'

export type DiagnosticsSender = {
  add(diagnostic: NotedDiagnostic): void
  /** The page may end: what waits leaves, and the call outlives it. */
  leave(): void
}

export type DiagnosticsSenderSettings = {
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

/** SEG-11, ERR-34: batches of diagnostics, one under way at a time, tried again until somebody has taken it. What has to be let go is counted and logged. */
export const openDiagnosticsSender = ({
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
