import type { SqlValue, Tuple } from './TableSchema.ts'

export type LookupKey = string | number | boolean

/** The values of the columns as one key; null if one of them is null, since null equals nothing. */
export const lookupKey = (columns: readonly number[], tuple: Tuple): LookupKey | null =>
  keyOfValues(columns.map((column) => tuple[column] ?? null))

/** No text contains a NUL, so joined values stay distinct. */
export const keyOfValues = (values: readonly SqlValue[]): LookupKey | null => {
  const [first] = values
  if (values.length === 1) return first as LookupKey | null
  return values.includes(null) ? null : (values as readonly LookupKey[]).join('\0')
}
