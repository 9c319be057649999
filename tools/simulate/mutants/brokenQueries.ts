import { LimitNode, OperationNodeTransformer, OperatorNode, TableNode, ValueNode } from 'kysely'
import type {
  BinaryOperationNode,
  ColumnUpdateNode,
  InsertQueryNode,
  KyselyPlugin,
  OperationNode,
  QueryId,
  RawNode,
  SelectQueryNode,
} from 'kysely'

const pluginOf = (transformer: OperationNodeTransformer): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
})

/** Reads as if there were no other writers: reading locks no row. */
export const withoutRowLocks = pluginOf(
  new (class extends OperationNodeTransformer {
    protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
      const { endModifiers: _locks, ...rest } = super.transformSelectQuery(node, queryId)
      return rest
    }
  })(),
)

const leases = new Set(['attempt_until', 'lease_until'])
const hasEnded = ValueNode.create(0)

/** Leases that have expired when they begin. */
export const withoutLeases = pluginOf(
  new (class extends OperationNodeTransformer {
    protected override transformColumnUpdate(node: ColumnUpdateNode, queryId?: QueryId): ColumnUpdateNode {
      const update = super.transformColumnUpdate(node, queryId)
      return leases.has(nameOf(update.column)) ? { ...update, value: hasEnded } : update
    }

    protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
      const insert = super.transformInsertQuery(node, queryId)
      const place = insert.columns?.findIndex((column) => leases.has(nameOf(column))) ?? -1
      if (place < 0 || insert.values?.kind !== 'ValuesNode') return insert
      const rows = (
        insert.values as OperationNode & {
          readonly values: readonly (OperationNode & { readonly values: readonly unknown[] })[]
        }
      ).values
      const values = rows.map((row) => ({
        ...row,
        values: row.values.with(place, row.kind === 'PrimitiveValueListNode' ? 0 : hasEnded),
      }))
      return { ...insert, values: { ...insert.values, values } as OperationNode }
    }
  })(),
)

/** Raw SQL with one part of its text changed. */
export const withoutSql = (piece: string, instead: string): KyselyPlugin =>
  pluginOf(
    new (class extends OperationNodeTransformer {
      protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
        const raw = super.transformRaw(node, queryId)
        return { ...raw, sqlFragments: raw.sqlFragments.map((fragment) => fragment.replace(piece, instead)) }
      }
    })(),
  )

/** A balance that is written as if nothing had been added or taken. */
export const withoutChangeOf = (column: string, operator: '+' | '-'): KyselyPlugin =>
  pluginOf(
    new (class extends OperationNodeTransformer {
      protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId): BinaryOperationNode {
        const operation = super.transformBinaryOperation(node, queryId)
        const isIt =
          OperatorNode.is(operation.operator) &&
          operation.operator.operator === operator &&
          nameOf(operation.leftOperand) === column
        return isIt ? { ...operation, rightOperand: ValueNode.create(0) } : operation
      }
    })(),
  )

/** Reads that find no row of a table. */
export const withoutRowsOf = (table: string): KyselyPlugin =>
  pluginOf(
    new (class extends OperationNodeTransformer {
      protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
        const select = super.transformSelectQuery(node, queryId)
        const isIt =
          select.from?.froms.some((from) => TableNode.is(from) && from.table.identifier.name === table) ?? false
        return isIt ? { ...select, limit: LimitNode.create(ValueNode.create(0)) } : select
      }
    })(),
  )

const nameOf = (node: OperationNode): string =>
  'column' in node ? nameOf(node.column as OperationNode) : 'name' in node ? String(node.name) : ''
