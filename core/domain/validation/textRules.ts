import { fieldLengths } from '../configuration/constants.ts'

/** VAL-02: one `@`, no spaces, no stray dots, and a domain whose last label is two letters or more. */
export const isEmail = (text: string): boolean => {
  const [local, domain, ...more] = text.trim().split('@')
  if (local === undefined || domain === undefined || more.length > 0 || /\s/.test(text.trim())) return false
  const labels = domain.split('.')
  return (
    local.split('.').every((part) => part !== '') &&
    labels.length >= 2 &&
    labels.every((label) => label !== '') &&
    /^\p{L}{2,}$/u.test(labels.at(-1) ?? '')
  )
}

/** VAL-06: letters, accents, space, comma, full stop, straight apostrophe, backtick and hyphen. */
export const isName = (text: string): boolean => /^[\p{L}\p{M} ,.'`-]*$/u.test(text)

/**
 * VAL-36, ours: nothing that cannot be printed on a parcel's label: emoji and their joiners, control characters, half
 * surrogate pairs.
 */
export const isPrintable = (text: string): boolean =>
  !/[\p{Extended_Pictographic}\p{Cc}\p{Cs}\p{Co}]|\u200D|\uFE0F/u.test(text)

/** VAL-08: the lines of the live checklist, by message key. */
export const passwordChecks = ['passwordLength', 'passwordNumber', 'passwordUpper', 'passwordLower'] as const

type PasswordCheck = (typeof passwordChecks)[number]

/** VAL-08: which of the checks this password fails. */
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
