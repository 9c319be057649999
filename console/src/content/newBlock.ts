import { formOf } from '../../../contracts/content/blockForm.ts'
import type { FormField } from '../../../contracts/content/blockForm.ts'
import type { BlockKind } from '../../../contracts/content/blockKinds.ts'
import { isRecord } from '../../../core/domain/fields/fields.ts'

/** A block of this kind with every field that it must have, still empty. `body`: where its id must not be taken. */
export const newBlock = (kind: BlockKind, body: unknown): unknown => ({
  id: freeId(kind, new Set(idsIn(body))),
  type: kind,
  ...emptyFields(formOf(kind)),
})

/** What a field that must be there begins with. */
export const emptyValue = ({ input, fields = [], choices = [] }: FormField): unknown => {
  switch (input) {
    case 'number':
      return 1
    case 'switch':
      return false
    case 'choice':
      return choices[0]
    case 'group':
    case 'picture':
    case 'perBreakpoint':
      return emptyFields(fields)
    case 'list':
    case 'blocks':
      return []
    case 'block':
    case 'none':
      return undefined
    default:
      return ''
  }
}

const emptyFields = (fields: readonly FormField[]): object =>
  Object.fromEntries(fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, emptyValue(field)]))

const freeId = (kind: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) if (!taken.has(`${kind}-${number}`)) return `${kind}-${number}`
}

const idsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isRecord(value)) return []
  return [...(typeof value['id'] === 'string' ? [value['id']] : []), ...Object.values(value).flatMap(idsIn)]
}
