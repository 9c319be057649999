import { eventBatch } from './constants.ts'

/** `size` = events per batch, `flush` = ms after which a smaller one is sent, `queue` = events that may wait. */
export type EventBatching = { readonly size: number; readonly flush: number; readonly queue: number }

export type EventBatchSetting = 'batchSize' | 'flushInterval'

/** As a deployment has set them; absent or empty = not set. */
export type EventBatchSettings = Readonly<Partial<Record<EventBatchSetting, string>>>

/** SEG-11, ERR-34: a setting that is not a positive whole number is named, to be logged, and the default applies. */
export const eventBatching = ({
  batchSize,
  flushInterval,
}: EventBatchSettings): { readonly batching: EventBatching; readonly invalid: readonly EventBatchSetting[] } => {
  const size = positive(batchSize)
  const flush = positive(flushInterval)
  return {
    batching: { size: size ?? eventBatch.size, flush: flush ?? eventBatch.flush, queue: eventBatch.queue },
    invalid: [
      ...(isWrong(batchSize, size) ? (['batchSize'] as const) : []),
      ...(isWrong(flushInterval, flush) ? (['flushInterval'] as const) : []),
    ],
  }
}

const positive = (written: string | undefined): number | null => {
  const value = /^\s*\d+\s*$/.test(written ?? '') ? Number(written) : 0
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

const isWrong = (written: string | undefined, value: number | null): boolean => (written ?? '') !== '' && value === null
