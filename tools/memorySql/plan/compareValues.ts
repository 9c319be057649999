import { NotBuiltError } from '../databaseError.ts'
import type { SqlType } from '../syntax/SqlSyntax.ts'
import type { SqlValue } from '../table/TableSchema.ts'

/** Below, at or above 0; neither may be null. Text is ordered by code points (collation C). */
export const comparisonOf = (type: SqlType): ((a: SqlValue, b: SqlValue) => number) => {
  switch (type) {
    case 'int4':
    case 'int8':
    case 'boolean':
      return (a, b) => Number(a) - Number(b)
    case 'text':
      return (a, b) => compareText(a as string, b as string)
    case 'jsonb':
      throw new NotBuiltError('a comparison of jsonb')
  }
}

const surrogate = /[\ud800-\udfff]/

const compareText = (a: string, b: string): number => {
  if (a === b) return 0
  if (surrogate.test(a) || surrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return a < b ? -1 : 1
}
