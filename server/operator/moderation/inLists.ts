import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../storage/Tables.ts'
import type { ListPlace } from './Submissions.ts'

/** 2026-11-28, in UTC, as reviews and questions say when they were written. `at`: epoch ms. */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Of what comes from two tables, the first of both together. */
export const latestFirst = <Item extends ListPlace>(items: readonly Item[], most: number): readonly Item[] =>
  items.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1)).slice(0, most)

export const countOf = async <Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> => {
  const { count } = await query.select(sql<number>`count(*)::int4`.as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
