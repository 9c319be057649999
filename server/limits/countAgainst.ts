import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../storage/Tables.ts'
import type { Limit } from './Limit.ts'
import { limitNamed } from './limitTable.ts'
import type { LimitName } from './limitTable.ts'

/** An attempt, by whom or against what: the parts in the order of the limit’s `per`. */
export type Try = { readonly limit: Limit; readonly id: string }

export type Counted = {
  readonly _tag: 'Counted'
  /** The number of this attempt within the window, by the limit’s name. */
  readonly nth: ReadonlyMap<string, number>
}
export type Reached = { readonly _tag: 'Reached'; readonly limit: Limit; readonly waitMs: number }

export const tryOf = (name: LimitName, ...subject: readonly string[]): Try => {
  const limit = limitNamed(name)
  if (subject.length !== limit.per.filter((part) => part !== 'whole shop').length)
    throw new Error(`${name} is counted by ${limit.per.join(' and ')}.`)
  return {
    limit,
    id: createHash('sha256')
      .update(JSON.stringify([name, ...subject]))
      .digest('base64url'),
  }
}

/**
 * Counts an attempt against all its limits in one statement, so that attempts sent at the same time are counted one by
 * one. If one limit is reached, the others do not count it: a client at its own limit uses up nothing of the whole
 * shop’s.
 */
export const countAgainst = async (db: Db, tries: readonly Try[], now: number): Promise<Counted | Reached> => {
  const rows = await repeated(() => count(db, tries, now))
  const reached = tries.flatMap(({ limit, id }) => {
    const row = rows.get(id)
    return row && row.tried > limit.most ? [{ limit, waitMs: row.ends_at - now }] : []
  })
  const [longest] = reached.toSorted((a, b) => b.waitMs - a.waitMs)
  if (!longest)
    return { _tag: 'Counted', nth: new Map(tries.map(({ limit, id }) => [limit.name, rows.get(id)?.tried ?? 1])) }
  await giveBack(
    db,
    tries.filter(({ limit }) => !reached.some((full) => full.limit === limit)),
    now,
  )
  return { _tag: 'Reached', ...longest }
}

/** Subtracts an attempt that was counted before it turned out to succeed. */
export const giveBack = async (db: Db, tries: readonly Try[], now: number): Promise<void> => {
  if (tries.length === 0) return
  const ids = sql.join(idsOf(tries))
  await repeated(() =>
    sql`
      update limit_count
      set tried = least(tried, most) - 1
      where id in (${ids}) and tried > 0 and ends_at > ${now}`.execute(db),
  )
}

/** Starts again from zero: a caller who knows the secret was not guessing. */
export const forgetTries = async (db: Db, tries: readonly Try[]): Promise<void> => {
  await repeated(() => db.deleteFrom('limit_count').where('id', 'in', idsOf(tries)).execute())
}

const count = async (db: Db, tries: readonly Try[], now: number): Promise<ReadonlyMap<string, Row>> => {
  // Always in the same order, so that two statements never wait for each other.
  const ordered = tries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const values = sql.join(
    ordered.map(({ id, limit }) => sql`(${id}::text, 1, ${limit.most}::int4, ${now + limit.windowMs}::int8)`),
  )
  const locking = idsOf(ordered.filter(({ limit }) => limit.locks))
  const locks =
    locking.length === 0
      ? sql`false`
      : sql`(limit_count.tried + 1 = excluded.most and limit_count.id in (${sql.join(locking)}))`
  const counting = sql<Row & { readonly id: string }>`
    insert into limit_count (id, tried, most, ends_at)
    values ${values}
    on conflict (id) do update set
      tried = case
        when limit_count.ends_at <= ${now}::int8 then 1
        else least(limit_count.tried, excluded.most) + 1
      end,
      most = excluded.most,
      ends_at = case
        when limit_count.ends_at <= ${now}::int8 then excluded.ends_at
        when ${locks} then excluded.ends_at
        else limit_count.ends_at
      end
    returning id, tried, ends_at`
  const { rows } = await counting.execute(db)
  return new Map(rows.map(({ id, tried, ends_at }) => [id, { tried, ends_at }]))
}

type Row = { readonly tried: number; readonly ends_at: number }

const idsOf = (tries: readonly Try[]): string[] => tries.map(({ id }) => id)

const attempts = 5

/** A single statement: when the engine had to choose (40001, 40P01) it has done nothing, and may be repeated. */
const repeated = async <T>(statement: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await statement()
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
      if (attempt === attempts || (code !== '40001' && code !== '40P01')) throw error
    }
  }
}

/** The form in which e-mail addresses are compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
