import pg from 'pg'
import type { StoragePlace } from './openStorage.ts'
import { sleep } from './sleep.ts'

/** ms between two attempts, and between two messages about them. */
const tryEveryMs = 1_000

const sayEveryMs = 60_000

/**
 * A shop that starts before its database, or while that is being replaced, waits for it. `work` starts over each time,
 * so it may run twice. What waiting cannot fix (a wrong password, a database that does not exist) ends it with a
 * message.
 */
export const whenDatabaseIsThere = async <T>(
  place: StoragePlace,
  work: () => Promise<T>,
  say: (sentence: string) => void,
): Promise<T> => {
  const name = place.kind === 'url' ? `The database at ${hostOf(place.url)}` : 'The database'
  for (let reportedAt = -Infinity; ;) {
    try {
      return await work()
    } catch (error) {
      if (!isStorageAway(error)) throw error
      const why = reasonOf(error.cause)
      if (isFinal(error.cause))
        throw new Error(`${name} refuses the connection: ${why}. Check DATABASE_URL.`, { cause: error })
      if (performance.now() - reportedAt >= sayEveryMs) {
        say(`${name} does not answer (${why}). Cairn starts as soon as it does, and tries once a second.`)
        reportedAt = performance.now()
      }
      await sleep(tryEveryMs)
    }
  }
}

/**
 * The database cannot be reached, or did not answer in time. Whether the last statement took effect is unknown: the
 * call answers 503 with `Retry-After`, and repeating it under its key gives the outcome.
 */
export const storageAway = (cause: unknown): Error => new StorageAway('The database does not answer.', { cause })

export const isStorageAway = (error: unknown): error is Error => error instanceof StorageAway

/** Seconds, for `Retry-After`. */
export const retryAfterSeconds = 1

/** Without user name and password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'DATABASE_URL')

const reasonOf = (cause: unknown): string => {
  if (cause instanceof pg.DatabaseError) return cause.message
  if (!(cause instanceof Error)) return 'the connection ended'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

/** 28: access denied; 3D000: no such database. */
const isFinal = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError && /^(?:28\w{3}|3D000)$/.test(cause.code ?? '')

class StorageAway extends Error {}
