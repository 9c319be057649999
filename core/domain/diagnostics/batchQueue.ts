import type { EventBatching } from '../configuration/eventBatching.ts'

/** SEG-11: events on their way out, oldest first. At most one batch is under way; nothing is gone before somebody has taken it. */
export type BatchQueue<Event> = {
  readonly waiting: readonly Event[]
  readonly underWay: Batch<Event> | null
  /** Let go because the queue was full, and told in no batch yet. */
  readonly dropped: number
}

/** The same under the same id, however often it is sent. */
export type Batch<Event> = { readonly batchId: string; readonly events: readonly Event[]; readonly dropped: number }

export const emptyQueue: BatchQueue<never> = { waiting: [], underWay: null, dropped: 0 }

/** A full queue drops the newest event, and counts it. What is under way has left no room yet. */
export const withEvent = <Event>(
  queue: BatchQueue<Event>,
  event: Event,
  { queue: most }: Pick<EventBatching, 'queue'>,
): BatchQueue<Event> =>
  queue.waiting.length + (queue.underWay?.events.length ?? 0) < most
    ? { ...queue, waiting: [...queue.waiting, event] }
    : { ...queue, dropped: queue.dropped + 1 }

export const isBatchFull = (queue: BatchQueue<unknown>, { size }: Pick<EventBatching, 'size'>): boolean =>
  queue.waiting.length >= size

/** The next batch, which is the one under way as long as nobody has taken it. Nothing waits: unchanged. */
export const withBatch = <Event>(
  queue: BatchQueue<Event>,
  batchId: string,
  { size }: Pick<EventBatching, 'size'>,
): BatchQueue<Event> =>
  queue.underWay !== null || queue.waiting.length === 0
    ? queue
    : {
        waiting: queue.waiting.slice(size),
        underWay: { batchId, events: queue.waiting.slice(0, size), dropped: queue.dropped },
        dropped: 0,
      }

/** What was under way has been taken, or nobody will ever take it: then it counts as dropped, with what it would have told. */
export const withoutBatch = <Event>(queue: BatchQueue<Event>, isTaken: boolean): BatchQueue<Event> => ({
  ...queue,
  underWay: null,
  dropped:
    queue.dropped + (isTaken || queue.underWay === null ? 0 : queue.underWay.events.length + queue.underWay.dropped),
})
