import { fieldLengths } from '../configuration/constants.ts'

/** VAL-08: the lines of the live checklist, by message key. */
export const passwordChecks = ['passwordLength', 'passwordNumber', 'passwordUpper', 'passwordLower'] as const

export type PasswordCheck = (typeof passwordChecks)[number]

/** VAL-08: which of the checks this password does not pass yet. */
export const passwordProblems = (password: string): readonly PasswordCheck[] =>
  passwordChecks.filter((check) => !passes[check](password))

/** VAL-07 */
export const isPassword = (password: string): boolean =>
  passwordProblems(password).length === 0 && password.length <= fieldLengths.password.maximum

const passes: Readonly<Record<PasswordCheck, (password: string) => boolean>> = {
  passwordLength: (password) => password.length >= fieldLengths.password.minimum,
  passwordNumber: (password) => /[0-9]/.test(password),
  passwordUpper: (password) => /[A-Z]/.test(password),
  passwordLower: (password) => /[a-z]/.test(password),
}
