export type SqlType = 'text' | 'int4' | 'int8' | 'boolean' | 'jsonb'

export type Expression =
  | { readonly kind: 'parameter'; readonly place: number }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'column'; readonly table: string | undefined; readonly name: string }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'isNull'; readonly operand: Expression; readonly negated: boolean }
  | {
      readonly kind: 'among'
      readonly operand: Expression
      readonly values: readonly Expression[]
      readonly negated: boolean
    }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly Expression[]; readonly ofRows: boolean }
  | { readonly kind: 'cast'; readonly operand: Expression; readonly type: SqlType }
  /** `case when … then … else … end`: one more value than conditions; the last is the `else`. */
  | { readonly kind: 'case'; readonly conditions: readonly Expression[]; readonly values: readonly Expression[] }
  | { readonly kind: 'subquery'; readonly select: Select }
  | { readonly kind: 'exists'; readonly select: Select }

export const operators = ['or', 'and', '=', '<>', '<', '<=', '>', '>=', '+', '-', '*', '%', '||'] as const
export type Operator = (typeof operators)[number]

/** `all` is `*` or `table.*`. */
export type SelectItem =
  | { readonly kind: 'all'; readonly table: string | undefined }
  | { readonly kind: 'value'; readonly expression: Expression; readonly name: string }

/** A table or named select, an inline select, rows written in the statement, or the texts of a jsonb array. */
export type SourceRows =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'select'; readonly select: Select }
  | { readonly kind: 'values'; readonly rows: readonly (readonly Expression[])[]; readonly columns: readonly string[] }
  | { readonly kind: 'elements'; readonly array: Expression; readonly column: string }

/** `on` joins it to the ones before; `outer` keeps rows without a match (left join). */
export type Source = {
  readonly rows: SourceRows
  readonly alias: string
  readonly on: Expression | undefined
  readonly outer: boolean
}

export type Select = {
  readonly kind: 'select'
  /** `with name as (select …)` */
  readonly named: readonly { readonly name: string; readonly select: Select }[]
  readonly items: readonly SelectItem[]
  readonly from: readonly Source[]
  readonly where: Expression | undefined
  readonly groupBy: readonly Expression[]
  readonly orderBy: readonly { readonly expression: Expression; readonly descending: boolean }[]
  readonly limit: Expression | undefined
  readonly offset: Expression | undefined
  readonly forUpdate: boolean
}

export type Assignment = { readonly column: string; readonly value: Expression }

/** `columns` undefined: a conflict with any unique constraint. */
export type OnConflict = {
  readonly columns: readonly string[] | undefined
  readonly update: { readonly set: readonly Assignment[]; readonly where: Expression | undefined } | undefined
}

export type Insert = {
  readonly kind: 'insert'
  readonly table: string
  readonly columns: readonly string[] | undefined
  /** A row has `undefined` where it says `default`. */
  readonly rows: readonly (readonly (Expression | undefined)[])[] | Select
  readonly onConflict: OnConflict | undefined
  readonly returning: readonly SelectItem[]
  /** `with name as (update …)` in front: its result can be selected from. */
  readonly after?: { readonly name: string; readonly update: Update }
}

export type Update = {
  readonly kind: 'update'
  readonly table: string
  readonly alias: string
  readonly set: readonly Assignment[]
  readonly from: readonly Source[]
  readonly where: Expression | undefined
  readonly returning: readonly SelectItem[]
}

export type Delete = {
  readonly kind: 'delete'
  readonly table: string
  readonly alias: string
  readonly where: Expression | undefined
  readonly returning: readonly SelectItem[]
}

export type ColumnDefinition = {
  readonly name: string
  readonly type: SqlType
  readonly notNull: boolean
  readonly fallback: Expression | undefined
}

export type TableConstraint =
  | {
      readonly kind: 'unique'
      readonly name: string | undefined
      readonly columns: readonly string[]
      readonly primary: boolean
    }
  | { readonly kind: 'check'; readonly name: string | undefined; readonly expression: Expression }

export type CreateTable = {
  readonly kind: 'createTable'
  readonly table: string
  readonly columns: readonly ColumnDefinition[]
  readonly constraints: readonly TableConstraint[]
}

export type AddColumn = { readonly kind: 'addColumn'; readonly table: string; readonly column: ColumnDefinition }

export type CreateIndex = {
  readonly kind: 'createIndex'
  readonly name: string
  readonly table: string
  readonly columns: readonly string[]
  readonly unique: boolean
  readonly isPartial: boolean
}

export type DropTable = { readonly kind: 'dropTable'; readonly table: string }

export type Savepoint = { readonly kind: 'savepoint'; readonly action: 'set' | 'rollback'; readonly name: string }

export type Statement =
  | Select
  | Insert
  | Update
  | Delete
  | CreateTable
  | AddColumn
  | CreateIndex
  | DropTable
  | Savepoint
