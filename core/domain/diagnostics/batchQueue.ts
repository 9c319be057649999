import type { EventBatching } from '../configuration/eventBatching.ts'

/**
 * SEG-11: events to be sent, oldest first. At most one batch is in transit; nothing is removed before it has been
 * accepted.
 */
export type BatchQueue<Event> = {
  readonly waiting: readonly Event[]
  readonly underWay: Batch<Event> | null
  /** Dropped because the queue was full, and not reported in a batch yet. */
  readonly dropped: number
}

/** The same content under the same id, however often it is sent. */
export type Batch<Event> = { readonly batchId: string; readonly events: readonly Event[]; readonly dropped: number }

export const emptyQueue: BatchQueue<never> = { waiting: [], underWay: null, dropped: 0 }

/** A full queue drops the newest event, and counts it. The batch in transit still takes its room. */
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

/** The next batch, which is the one in transit until it has been accepted. Unchanged if nothing waits. */
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

/**
 * The batch in transit has been accepted, or never will be: then it counts as dropped, including what it would have
 * reported.
 */
export const withoutBatch = <Event>(queue: BatchQueue<Event>, isTaken: boolean): BatchQueue<Event> => ({
  ...queue,
  underWay: null,
  dropped:
    queue.dropped + (isTaken || queue.underWay === null ? 0 : queue.underWay.events.length + queue.underWay.dropped),
})
