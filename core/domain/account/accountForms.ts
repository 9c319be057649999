import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { fieldLengths } from '../configuration/constants.ts'
import { failingFields } from '../validation/validate.ts'
import type { Rule } from '../validation/rule.ts'

/** */
export const emailRules: readonly Rule[] = [
  { rule: 'required' },
  { rule: 'email' },
  { rule: 'maxLength', n: fieldLengths.email.maximum },
]

/** VAL-07, VAL-13 */
export const newPasswordRules: readonly Rule[] = [{ rule: 'required' }, { rule: 'password' }]

const rules = {
  /** VAL-40, SIGN-04: no strength rule for an existing password. */
  signIn: { email: emailRules, password: [{ rule: 'required' }] },
  /** BIS-07: only the server knows which codes exist. */
  enrolDevice: { code: [{ rule: 'required' }] },
  askResetLink: { email: emailRules },
  choosePassword: { newPassword: newPasswordRules },
  /** AUTH-22 */
  changePassword: { currentPassword: [{ rule: 'required' }], newPassword: newPasswordRules },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Rule[]>>>>

export type AccountForm = keyof typeof rules

/** VAL-40, VAL-13: the invalid fields of an account form. */
export const accountFailures = (form: AccountForm, entry: Readonly<Record<string, string>>): readonly FieldFailure[] =>
  failingFields(rules[form], entry)

/** AUTH-20: the possible states of a request. */
export const asyncStates = ['idle', 'pending', 'success', 'error'] as const
export type AsyncState = (typeof asyncStates)[number]
