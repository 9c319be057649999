import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { ValidationCopy } from '../copy/copyByNoun.ts'
import { useCopy } from '../copy/useCopy.ts'

/** The sentence under a field of an account form. */
export const useFieldText = (failures: readonly FieldFailure[]): ((field: string) => string | undefined) => {
  const v = useCopy('validation')
  return (field) => {
    const failure = failures.find((each) => each.field === field)
    return failure && (say[failure.rule] ?? say['required'])?.(v, failure.values ?? {})
  }
}

type Values = NonNullable<FieldFailure['values']>

const figure = (values: Values, name: string): number => Number(values[name] ?? 0)

const say: Readonly<Record<string, (v: ValidationCopy, values: Values) => string>> = {
  required: (v) => v.required(),
  requiredCheckbox: (v) => v.requiredCheckbox(),
  email: (v) => v.email(),
  name: (v) => v.name(),
  password: (v) => v.password(),
  phone: (v) => v.phone(),
  pattern: (v) => v.pattern(),
  oneOf: (v) => v.province(),
  minLength: (v, values) => v.minLength({ n: figure(values, 'n') }),
  maxLength: (v, values) => v.maxLength({ n: figure(values, 'n') }),
  date: (v) => v.date(),
  dateOfBirth: (v) => v.dateOfBirth(),
  minimalAge: (v, values) => v.minimalAge({ minimalAge: figure(values, 'minimalAge') }),
}
