import { isRecord } from '../../../core/domain/fields/fields.ts'

/** Where a value stands in a document: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[]

export const valueAt = (value: unknown, [step, ...rest]: Path): unknown =>
  step === undefined ? value : valueAt(stepInto(value, step), rest)

/** The document with another value there; undefined removes the field. Nothing of the given one changes. */
export const withValue = (value: unknown, [step, ...rest]: Path, next: unknown): unknown => {
  if (step === undefined) return next
  const inner = withValue(stepInto(value, step), rest, next)
  if (typeof step === 'number') return (Array.isArray(value) ? value : []).with(step, inner)
  const { [step]: _old, ...others } = isRecord(value) ? value : {}
  return inner === undefined ? others : { ...(isRecord(value) ? value : {}), [step]: inner }
}

/** The document with an entry more in the list there. */
export const withEntry = (document: unknown, list: Path, at: number, entry: unknown): unknown =>
  withValue(document, list, listAt(document, list).toSpliced(at, 0, entry))

export const withoutEntry = (document: unknown, list: Path, at: number): unknown =>
  withValue(document, list, listAt(document, list).toSpliced(at, 1))

/** The document with an entry of a list `by` places further. */
export const withMoved = (document: unknown, list: Path, at: number, by: number): unknown => {
  const entries = listAt(document, list)
  return withValue(document, list, entries.toSpliced(at, 1).toSpliced(at + by, 0, entries[at]))
}

export const listAt = (document: unknown, list: Path): readonly unknown[] => {
  const found = valueAt(document, list)
  return Array.isArray(found) ? found : []
}

export const isSamePath = (one: Path, other: Path): boolean => one.join('/') === other.join('/')

const stepInto = (value: unknown, step: string | number): unknown =>
  typeof step === 'number'
    ? Array.isArray(value)
      ? (value[step] as unknown)
      : undefined
    : isRecord(value)
      ? value[step]
      : undefined
