import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { useCopy } from '../copy/useCopy.ts'

/** The sentence under a field of the account's forms. */
export const useFieldWords = (failures: readonly FieldFailure[]): ((field: string) => string | undefined) => {
  const v = useCopy('validation')
  return (field) => {
    const failure = failures.find((each) => each.field === field)
    if (!failure) return undefined
    if (failure.rule === 'maxLength') return v.maxLength({ n: Number(failure.values?.['n'] ?? 0) })
    return failure.rule === 'email' ? v.email() : failure.rule === 'password' ? v.password() : v.required()
  }
}
