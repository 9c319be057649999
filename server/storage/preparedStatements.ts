import { createHash } from 'node:crypto'
import pg from 'pg'

/** Statements that one pool has PostgreSQL parse only once per connection. */
export type PreparedStatements = {
  /** The name under which PostgreSQL keeps this statement; undefined = it is parsed each time. */
  readonly nameOf: (text: string, values: readonly unknown[]) => string | undefined
  /** From now on none has a name. */
  readonly stop: () => void
}

/** Each connection keeps as many at most: some kilobytes of the database's memory each. */
const mostKept = 200
/** So many that came once are remembered, so that those which come again are told from those which do not. */
const mostSeen = 2_000
/** Longer ones insert or update many rows at once, and the next has another number of rows. */
const longest = 20_000

/**
 * Decision 80: a statement gets its name when it comes the second time. The name is the hash of its text, so that one
 * name never means two statements, whoever shares the connection.
 */
export const preparedStatements = (most = mostKept): PreparedStatements => {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let isStopped = false
  return {
    nameOf: (text, values) => {
      if (isStopped || values.length === 0 || text.length > longest) return undefined
      const known = names.get(text)
      if (known !== undefined || names.size === most) return known
      const name = `cairn_${createHash('sha1').update(text).digest('hex')}`
      if (!seen.delete(name)) {
        if (seen.size === mostSeen) seen.clear()
        seen.add(name)
        return undefined
      }
      names.set(text, name)
      return name
    },
    stop: () => {
      isStopped = true
    },
  }
}

/**
 * The statement did nothing, because what the connection keeps under its name no longer fits: a migration has changed
 * the columns of its answer. (The message is in the language of the database; the name of its function is not.)
 */
const isOutdated = ({ code, routine }: pg.DatabaseError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery'

/** A pooler has given the connection to another server process in between: it knows no names, or those of others. */
const isUnknown = ({ code }: pg.DatabaseError): boolean => code === '26000' || code === '42P05'

/** Whether the statement did nothing only because of its name. */
export const isNameRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (isOutdated(error) || isUnknown(error))

/** Whether names are of no use on this connection or any other. */
export const areNamesUseless = (error: unknown): boolean => error instanceof pg.DatabaseError && isUnknown(error)
