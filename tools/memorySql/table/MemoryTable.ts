import { NotBuiltError } from '../databaseError.ts'
import type { MemoryTransaction } from './MemoryTransaction.ts'
import type { TableSchema, Tuple } from './TableSchema.ts'
import { lookupKey } from './lookupKey.ts'
import type { LookupKey } from './lookupKey.ts'

/**
 * A row that was touched since the image was taken. `pending` is what its `owner` has made of it: undefined =
 * unchanged, null = deleted.
 */
export type MemoryRow = {
  committed: Tuple | null
  pending: Tuple | null | undefined
  owner: MemoryTransaction | undefined
}

/**
 * The rows of a table over an image that many databases share. Row ids count from 0 and are the scan order. A lookup
 * may return rows that no longer have the key, or never had it, so the caller checks the row again.
 */
export class MemoryTable {
  readonly schema: TableSchema
  readonly image: TableImage
  readonly #rows = new Map<number, MemoryRow>()
  readonly #lookups: readonly Map<LookupKey, number[]>[]
  #next: number

  constructor(schema: TableSchema, image: TableImage) {
    this.schema = schema
    this.image = image
    this.#next = image.tuples.length
    this.#lookups = schema.lookups.map(() => new Map())
  }

  /** Whether it is still identical to its image. */
  get isUntouched(): boolean {
    return this.#rows.size === 0
  }

  /** What the transaction sees: its own version, else the committed one. */
  visible(id: number, transaction: MemoryTransaction): Tuple | null {
    const row = this.#rows.get(id)
    if (!row) return this.image.tuples[id] ?? null
    return row.owner === transaction && row.pending !== undefined ? row.pending : row.committed
  }

  /** For locking or changing. Undefined if the row no longer exists. */
  row(id: number): MemoryRow | undefined {
    const row = this.#rows.get(id)
    if (row) return row
    const committed = this.image.tuples[id]
    if (!committed) return undefined
    const touched: MemoryRow = { committed, pending: undefined, owner: undefined }
    this.#rows.set(id, touched)
    return touched
  }

  /** The row as it is, without marking it as touched. */
  touched(id: number): MemoryRow | undefined {
    return this.#rows.get(id)
  }

  /** A new row that no reader can see yet; a change sets `pending`. */
  addRow(): { readonly id: number; readonly row: MemoryRow } {
    const row: MemoryRow = { committed: null, pending: undefined, owner: undefined }
    const id = this.#next++
    this.#rows.set(id, row)
    return { id, row }
  }

  /** Adds a version of the row to the lookups. */
  index(id: number, tuple: Tuple, before: Tuple | null): void {
    this.schema.lookups.forEach(({ columns }, place) => {
      const key = lookupKey(columns, tuple)
      if (key === null || (before && lookupKey(columns, before) === key)) return
      const own = this.#lookups[place]!
      const ids = own.get(key)
      if (!ids) own.set(key, [id])
      else if (!before || !ids.includes(id)) ids.push(id)
    })
  }

  /** Ids of rows that may have the key, in insertion order. */
  find(lookup: number, key: LookupKey): readonly number[] {
    const old = this.image.lookups[lookup]!.get(key)
    const own = this.#lookups[lookup]!.get(key)
    if (!old) return own ?? none
    return own ? [...new Set([...old, ...own])] : old
  }

  /** Ids of all rows. */
  *ids(): Generator<number> {
    for (let id = 0; id < this.image.tuples.length; id++) yield id
    for (const id of this.#rows.keys()) if (id >= this.image.tuples.length) yield id
  }

  /** Forgets a row that no transaction can see any more. */
  settle(id: number, row: MemoryRow): void {
    if (row.committed === null && row.pending === undefined && id >= this.image.tuples.length) this.#rows.delete(id)
  }
}

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

const none: readonly number[] = []
