/** A deep copy of plain data. Several times faster than `structuredClone` on the small objects of a log. */
export const plainCopy = <T>(value: T): T => copied(value) as T

const copied = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copied)
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copied((value as Record<string, unknown>)[key])
  return copy
}
