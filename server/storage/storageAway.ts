/**
 * The database cannot be reached, or did not answer in time. Whether the last statement took effect is unknown: the
 * call answers 503 with `Retry-After`, and repeating it under its key gives the outcome.
 */
export const storageAway = (cause: unknown): Error => new StorageAway('The database does not answer.', { cause })

export const isStorageAway = (error: unknown): error is Error => error instanceof StorageAway

/** Seconds, for `Retry-After`. */
export const retryAfterSeconds = 1

class StorageAway extends Error {}
