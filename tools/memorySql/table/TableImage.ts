import { NotBuiltError } from '../databaseError.ts'
import { lookupKey } from './lookupKey.ts'
import type { LookupKey } from './lookupKey.ts'
import type { MemoryTable } from './MemoryTable.ts'
import type { Tuple } from './SqlValue.ts'
import type { TableSchema } from './TableSchema.ts'

/** The committed rows of a table at one moment. Never changed, so any number of databases can use it. */
export type TableImage = {
  readonly tuples: readonly Tuple[]
  readonly lookups: readonly ReadonlyMap<LookupKey, readonly number[]>[]
}

export const tableImage = (schema: TableSchema, tuples: readonly Tuple[]): TableImage => {
  const lookups = schema.lookups.map(({ columns }) => {
    const ids = new Map<LookupKey, number[]>()
    tuples.forEach((tuple, id) => {
      const key = lookupKey(columns, tuple)
      if (key === null) return
      const same = ids.get(key)
      if (same) same.push(id)
      else ids.set(key, [id])
    })
    return ids
  })
  return { tuples, lookups }
}

/** Costs nothing for an unchanged table. No transaction may be in progress. */
export const imageOf = (table: MemoryTable): TableImage =>
  table.isUntouched ? table.image : tableImage(table.schema, committedTuples(table))

export const committedTuples = (table: MemoryTable): readonly Tuple[] =>
  [...table.ids()].flatMap((id) => {
    const row = table.touched(id)
    if (row?.owner) throw new NotBuiltError(`an image of ${table.schema.name} while a transaction holds a row of it`)
    const tuple = row ? row.committed : table.image.tuples[id]
    return tuple ? [tuple] : []
  })
