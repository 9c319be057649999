import { NotBuiltError } from './databaseError.ts'
import { newFrame } from './plan/Frame.ts'
import { planExpression } from './plan/planExpression.ts'
import { asType } from './plan/Planned.ts'
import { baseOf } from './plan/planSelect.ts'
import { planStatement } from './plan/planStatement.ts'
import { newScope } from './plan/Scope.ts'
import type { StatementAnswer, StatementPlan, Steps } from './plan/statementSteps.ts'
import { readStatement } from './syntax/readStatement.ts'
import type { AddColumn, CreateIndex, CreateTable, DropTable, Savepoint } from './syntax/SqlSyntax.ts'
import { defineTable, withIndex, withUnique } from './table/defineTable.ts'
import { committedTuples, imageOf, MemoryTable, tableImage } from './table/MemoryTable.ts'
import { newTransaction, rollbackToSavepoint, setSavepoint } from './table/MemoryTransaction.ts'
import type { MemoryTransaction } from './table/MemoryTransaction.ts'
import type { TableImage } from './table/MemoryTable.ts'
import type { Schema, TableSchema } from './table/TableSchema.ts'

/** A schema with the plans of all statements that were run on it. Databases on one image share it. */
type Planned = { readonly schema: Schema; readonly plans: Map<string, StatementPlan | Definition> }

type Definition = CreateTable | AddColumn | CreateIndex | DropTable | Savepoint

/**
 * Everything committed at one moment. Any number of databases can be opened on it, each in a fraction of a millisecond.
 */
export type DatabaseImage = { readonly planned: Planned; readonly tables: ReadonlyMap<string, TableImage> }

export const emptyImage = (): DatabaseImage => ({ planned: { schema: new Map(), plans: new Map() }, tables: new Map() })

/**
 * Tables and the statements on them. Knows no connections and never waits: `memoryDialect` runs the steps, and waits
 * between them.
 */
export class MemoryEngine {
  #planned: Planned
  readonly #tables = new Map<string, MemoryTable>()

  constructor({ planned, tables }: DatabaseImage) {
    this.#planned = planned
    for (const [name, schema] of planned.schema) this.#tables.set(name, new MemoryTable(schema, tables.get(name)!))
  }

  /** Fails while a transaction holds a row. */
  image(): DatabaseImage {
    const tables = [...this.#tables].map(([name, table]) => [name, imageOf(table)] as const)
    return { planned: this.#planned, tables: new Map(tables) }
  }

  *execute(sql: string, parameters: readonly unknown[], transaction: MemoryTransaction): Steps<StatementAnswer> {
    const plan = this.#planOf(sql)
    if (typeof plan === 'function')
      return yield* plan({ parameters, transaction, tables: this.#tables, named: new Map() })
    if (plan.kind === 'savepoint') keepSavepoint(plan, transaction)
    else this.#define(plan)
    return { columns: [], tuples: [], affected: 0 }
  }

  #planOf(sql: string): StatementPlan | Definition {
    const { schema, plans } = this.#planned
    const known = plans.get(sql)
    if (known) return known
    const statement = readStatement(sql)
    const isDefinition =
      statement.kind === 'savepoint' ||
      statement.kind === 'createTable' ||
      statement.kind === 'addColumn' ||
      statement.kind === 'createIndex' ||
      statement.kind === 'dropTable'
    const plan = isDefinition ? statement : planStatement(statement, schema)
    plans.set(sql, plan)
    return plan
  }

  /** Definitions run before anything else uses the database: a rollback does not undo them. */
  #define(definition: Exclude<Definition, Savepoint>): void {
    const { schema } = this.#planned
    const known = schema.get(definition.table)
    if (definition.kind === 'createTable') {
      if (!known) this.#put(defineTable(definition), [])
    } else if (definition.kind === 'dropTable') {
      this.#drop(definition.table)
    } else if (!known) {
      throw new NotBuiltError(`the table ${definition.table}`)
    } else {
      this.#put(
        definition.kind === 'addColumn' ? withColumn(known, definition) : indexed(known, definition),
        this.#tuplesWith(known, definition),
      )
    }
  }

  #tuplesWith({ name, columns }: TableSchema, definition: AddColumn | CreateIndex): TableImage['tuples'] {
    const tuples = committedTuples(this.#tables.get(name)!)
    if (definition.kind === 'createIndex' || columns.some((column) => column.name === definition.column.name))
      return tuples
    const { fallback, type } = definition.column
    const frame = newFrame({ parameters: [], transaction: newTransaction(), tables: this.#tables, named: new Map() })
    const value = fallback
      ? asType(planExpression(fallback, newScope(baseOf(this.#planned.schema))), type).evaluate(frame)
      : null
    return tuples.map((tuple) => [...tuple, value])
  }

  #put(table: TableSchema, tuples: TableImage['tuples']): void {
    const schema = new Map(this.#planned.schema).set(table.name, table)
    this.#planned = { schema, plans: new Map() }
    this.#tables.set(table.name, new MemoryTable(table, tableImage(table, tuples)))
  }

  #drop(name: string): void {
    const schema = new Map(this.#planned.schema)
    schema.delete(name)
    this.#planned = { schema, plans: new Map() }
    this.#tables.delete(name)
  }
}

const withColumn = (table: TableSchema, { column }: AddColumn): TableSchema =>
  table.columns.some(({ name }) => name === column.name) ? table : { ...table, columns: [...table.columns, column] }

const indexed = (table: TableSchema, { name, columns, unique, isPartial }: CreateIndex): TableSchema => {
  if (unique && isPartial) throw new NotBuiltError(`the partial unique index ${name}`)
  if (isPartial) return table
  if (!unique) return withIndex(table, columns)
  return table.uniques.some((each) => each.name === name) ? table : withUnique(table, name, columns)
}

const keepSavepoint = ({ action, name }: Savepoint, transaction: MemoryTransaction): void => {
  if (action === 'set') setSavepoint(transaction, name)
  else rollbackToSavepoint(transaction, name)
}
