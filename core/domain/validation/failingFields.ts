import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { FieldValue, Rule } from './rule.ts'
import { validate } from './validate.ts'

/** Each field that does not pass, with its first broken rule, in the order of the rules. */
export const failingFields = (
  rules: Readonly<Record<string, readonly Rule[]>>,
  form: Readonly<Record<string, FieldValue>>,
): readonly FieldFailure[] =>
  Object.entries(rules).flatMap(([field, own]) => {
    const failure = validate(form[field], own, form)
    return failure ? [{ field, ...failure }] : []
  })
