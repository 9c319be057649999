import type { Expression, SqlType } from '../syntax/SqlSyntax.ts'

export type Column = {
  readonly name: string
  readonly type: SqlType
  readonly notNull: boolean
  readonly fallback: Expression | undefined
}

/** `columns` are indexes into the tuple. */
export type UniqueConstraint = { readonly name: string; readonly columns: readonly number[]; readonly lookup: number }

export type CheckConstraint = { readonly name: string; readonly expression: Expression }

/** Rows found by the exact values of these columns. */
export type Lookup = { readonly columns: readonly number[] }

/** Never changed: a definition creates another one. */
export type TableSchema = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly uniques: readonly UniqueConstraint[]
  readonly checks: readonly CheckConstraint[]
  readonly lookups: readonly Lookup[]
}

export type Schema = ReadonlyMap<string, TableSchema>

/** A jsonb array or object, frozen: one copy serves all who read it. */
export type JsonTree = { readonly [key: string]: unknown } | readonly unknown[]

/** text, int4 and int8, boolean, jsonb, or SQL's null. A jsonb value is what JSON.parse returns. */
export type SqlValue = string | number | boolean | JsonTree | null

/** The values of a row in the order of its table's columns. Never changed: a change is another tuple. */
export type Tuple = readonly SqlValue[]
