import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { fieldLengths } from '../configuration/constants.ts'
import type { Rule } from '../validation/rule.ts'
import { validate } from '../validation/validate.ts'

const email: readonly Rule[] = [{ rule: 'required' }, { rule: 'email' }, { rule: 'maxLength', n: fieldLengths.email.maximum }]

const rules = {
  /** VAL-40, SIGN-04: no strength rule for a password that exists. */
  signIn: { email, password: [{ rule: 'required' }] },
  askResetLink: { email },
  /** VAL-07 */
  choosePassword: { newPassword: [{ rule: 'required' }, { rule: 'password' }] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Rule[]>>>>

export type AccountForm = keyof typeof rules

/** Each field that does not pass, with its first broken rule, in the order of the form. */
export const accountFailures = (form: AccountForm, entry: Readonly<Record<string, string>>): readonly FieldFailure[] =>
  Object.entries<readonly Rule[]>(rules[form]).flatMap(([field, own]) => {
    const failure = validate(entry[field], own)
    return failure ? [{ field, ...failure }] : []
  })
