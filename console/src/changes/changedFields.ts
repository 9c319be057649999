import type { OperatorChange } from '../../../contracts/api/operator/operatorEntities.ts'

/** One field that differs; a value that was not there is empty. */
type ChangedField = { readonly name: string; readonly before: string; readonly after: string }

/** Each field of the thing that is not what it was. */
export const changedFields = ({ before, after }: Pick<OperatorChange, 'before' | 'after'>): readonly ChangedField[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({ name, before: textOf(was[name]), after: textOf(is[name]) }))
    .filter((field) => field.before !== field.after)
}

export const kindText = ({ before, after }: Pick<OperatorChange, 'before' | 'after'>): string => {
  if (before === null) return 'Added'
  return after === null ? 'Removed' : 'Changed'
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
