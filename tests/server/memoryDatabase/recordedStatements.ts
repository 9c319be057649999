import type { Dialect } from 'kysely'
import { heardDialect } from '../../../tools/sql/heardDialect.ts'

/** A statement, its parameters, and the database's answer. */
export type Recorded = {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly answer: StatementResult
}

/** Rows and count, or SQLSTATE and the constraint. */
export type StatementResult =
  | { readonly rows: readonly unknown[]; readonly affected: number }
  | { readonly code: unknown; readonly constraint: unknown }

/** The dialect, recording every statement, including begin and commit. */
export const recording = (dialect: Dialect, recorded: Recorded[]): Dialect =>
  heardDialect(
    dialect,
    async ({ sql, parameters }, answer) => void recorded.push({ sql, parameters, answer: await resultOf(answer) }),
    (sql) => void recorded.push({ sql, parameters: [], answer: { rows: [], affected: 0 } }),
  )

/** Rows without an order are sorted. An error that is not the database's is thrown. */
export const resultOf = async (
  running: Promise<{ readonly rows: readonly unknown[]; readonly numAffectedRows?: bigint }>,
): Promise<StatementResult> => {
  try {
    const { rows, numAffectedRows } = await running
    return { rows, affected: Number(numAffectedRows ?? 0) }
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('code' in error)) throw error
    return { code: error.code, constraint: 'constraint' in error ? error.constraint : undefined }
  }
}

/** What two databases must agree on. An order counts if it ends with something unique. */
export const comparable = (sql: string, answer: StatementResult): unknown => {
  if ('code' in answer) return { code: answer.code, constraint: answer.constraint ?? undefined }
  const rows = /^\s*(select|with)\b/.test(sql) ? answer.rows.map(unorderedLists) : answer.rows
  const isOrdered = /order by [^)]*"(id|sku)"[^,)]*$/.test(sql)
  const asText = rows.map((row) => JSON.stringify(row))
  return {
    rows: isOrdered ? asText : asText.toSorted(),
    affected: /^\s*(insert|update|delete)\b/.test(sql) ? answer.affected : 0,
  }
}

/** `jsonb_agg` without an order: the lists of the pricing facts. */
const unorderedLists = (row: unknown): unknown => {
  const entries = Object.entries(row as object).map(([name, value]: [string, unknown]) => {
    const isPricingFacts = ['stock', 'store_stock', 'coupons', 'redeemed'].includes(name) && Array.isArray(value)
    return [name, isPricingFacts ? value.map((each) => JSON.stringify(each)).toSorted() : value]
  })
  return Object.fromEntries(entries) as unknown
}
