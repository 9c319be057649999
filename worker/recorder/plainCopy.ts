import { toFields } from '../../core/domain/fields/fields.ts'

/** A deep copy of plain data. Several times faster than `structuredClone` on the small objects of a log. */
export const plainCopy = <T>(value: T): T => copied(value) as T // A copy has the type of what it copies.

const copied = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copied)
  const fields = toFields(value)
  const copy: Record<string, unknown> = {}
  for (const key in fields) copy[key] = copied(fields[key])
  return copy
}
