import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What a rule is called in docs/retention.md, and the statement that deletes at most `most` rows at `now`, epoch ms. */
export type RetentionRule = {
  readonly name: string
  readonly remove: (now: number, most: number) => RawBuilder<unknown>
}

/** ms */
export const day = 24 * 3_600_000

/** Rows of a table, by its key, that are over. */
export const rowsOf = (table: string, key: string, isOver: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
  sql`
        delete from ${sql.raw(table)}
        where (${sql.raw(key)}) in (
          select ${sql.raw(key)}
          from ${sql.raw(table)}
          where ${isOver}
          limit ${most}
        )`
