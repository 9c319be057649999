/**
 * The database cannot be reached, or did not answer in time. Whether the last statement was carried out is not known: a
 * call answers 503 with `Retry-After`, and whoever asks again under its key learns what became of it.
 */
export const storageAway = (cause: unknown): Error => new StorageAway('The database does not answer.', { cause })

export const isStorageAway = (error: unknown): error is Error => error instanceof StorageAway

/** Seconds, as `Retry-After` has them. */
export const retryAfterSeconds = 1

class StorageAway extends Error {}
