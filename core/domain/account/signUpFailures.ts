import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { postalCodeRules } from '../address/postalCode.ts'
import { wholeYears } from '../calendar/calendarDate.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isPlaceholderDate, parseDate } from '../calendar/dateFormat.ts'
import type { DateFormat } from '../calendar/dateFormat.ts'
import { fieldLengths } from '../configuration/constants.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'
import { patternRule } from '../pattern/compilePattern.ts'
import { phoneRule } from '../phone/splitPhone.ts'
import type { FieldValue, Rule } from '../validation/rule.ts'
import { failingFields } from '../validation/validate.ts'
import { emailRules, newPasswordRules } from './accountForms.ts'
import { genders, signUpFields } from './signUpFields.ts'

/** SIGN-09: the full form, or only e-mail and password (SIGN-10). */
export type SignUpVariant = 'full' | 'simplified'

/** What the rules of a person's fields depend on. */
export type PersonFacts = {
  readonly locale: Locale
  /** The server's date (VAL-43). */
  readonly today: CalendarDate
  /** How the birth date is written. */
  readonly dateFormat: DateFormat
  /** PHONE-09: the dial codes in the picker, digits. */
  readonly dialCodes: readonly string[]
}

export type SignUpFacts = PersonFacts & { readonly variant: SignUpVariant }

/** SIGN-11: the fields in the order of the form. */
export const signUpOrder = [
  'firstName',
  'lastName',
  'email',
  'password',
  'birthDate',
  'phone',
  'postalCode',
  'gender',
  'isTermsConfirmed',
] as const

export type SignUpField = (typeof signUpOrder)[number]

/** The fields about the person, in form order. */
export const profileOrder = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode', 'gender'] as const

export type ProfileField = (typeof profileOrder)[number]

/** SIGN-12…19: each invalid field, in form order. */
export const signUpFailures = (
  entry: Readonly<Record<string, FieldValue>>,
  facts: SignUpFacts,
): readonly FieldFailure[] => {
  const account = { email: emailRules, password: newPasswordRules }
  if (facts.variant === 'simplified') return failingFields(account, entry)
  const terms = entry['isTermsConfirmed'] === true ? [] : [{ field: 'isTermsConfirmed', rule: 'requiredCheckbox' }]
  return inOrder(signUpOrder, [...failingFields(account, entry), ...personFailures(entry, facts), ...terms])
}

/** SIGN-12…19: the invalid fields about the person, in form order. */
export const personFailures = (
  entry: Readonly<Record<string, FieldValue>>,
  facts: PersonFacts,
): readonly FieldFailure<ProfileField>[] => {
  const birthDate = birthDateOf(entry, facts)
  return inOrder(profileOrder, [...failingFields(personRules(entry, facts), entry), ...(birthDate ? [birthDate] : [])])
}

/** SIGN-41…43: the field that a server error belongs to; null = it is shown above the form (SIGN-44). */
export const refusedField = (errorId: string): SignUpField | null =>
  (Object.hasOwn(fields, errorId) ? fields[errorId] : undefined) ?? null

/** VAL-37: the code closest to a field's broken rule. */
export const refusalOfField = ({ field, rule }: FieldFailure): ErrorCode => {
  if (field === 'email') return 'AUT453'
  if (field === 'password') return 'FE872'
  if (field !== 'birthDate') return 'API400'
  return rule === 'required' ? 'PRO411' : 'PRO410'
}

/** SIGN-16, ACC-10: in its stored form; null if there is none. */
export const birthDateToSend = (text: string, format: DateFormat): CalendarDate | null =>
  isMissingDate(text, format) ? null : parseDate(text, format)

const inOrder = <Field extends SignUpField>(
  order: readonly Field[],
  found: readonly FieldFailure[],
): readonly FieldFailure<Field>[] =>
  order.flatMap((field) => found.filter((failure) => failure.field === field).map((failure) => ({ ...failure, field })))

const personRules = (
  entry: Readonly<Record<string, FieldValue>>,
  { locale, dialCodes }: PersonFacts,
): Readonly<Record<string, readonly Rule[]>> => {
  const { site, country, dialCode } = locales[locale]
  const { isPhoneRequired, hasGender } = signUpFields(locale)
  const { pattern, minLength } = postalCodeRules[country] ?? {}
  const phone = { dialCode: String(entry['phoneCode'] ?? '') || dialCode, site, knownCodes: dialCodes }
  return {
    firstName: nameRules,
    lastName: nameRules,
    phone: [...(isPhoneRequired ? [required] : []), phoneRule(phone)],
    postalCode: [
      required,
      ...(minLength === undefined ? [] : [{ rule: 'minLength', n: minLength } as const]),
      ...(pattern === undefined ? [] : [patternRule(pattern)]),
    ],
    gender: hasGender ? [required, { rule: 'oneOf', choices: genders }] : [],
  }
}

const birthDateOf = (
  entry: Readonly<Record<string, FieldValue>>,
  { locale, today, dateFormat }: PersonFacts,
): FieldFailure | null => {
  const { isBirthDateRequired, minimalAge } = signUpFields(locale)
  const failure = birthDateFailure(String(entry['birthDate'] ?? ''), {
    format: dateFormat,
    isRequired: isBirthDateRequired,
    minimalAge,
    today,
  })
  return failure && { field: 'birthDate', ...failure }
}

const required = { rule: 'required' } as const

/** SIGN-12, VAL-33 */
export const nameRules: readonly Rule[] = [
  required,
  { rule: 'minLength', n: fieldLengths.name.minimum },
  { rule: 'maxLength', n: fieldLengths.name.maximum },
  { rule: 'name' },
]

const fields: Readonly<Record<string, SignUpField>> = {
  AUT439: 'email',
  PRO400: 'email',
  AUT453: 'email',
  AUT442: 'phone',
  AUT444: 'phone',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
  FE872: 'password',
  PWD400: 'password',
}

type BirthDateFacts = {
  readonly format: DateFormat
  readonly isRequired: boolean
  /** Whole years. */
  readonly minimalAge: number
  /** The server's date. */
  readonly today: CalendarDate
}

/** SIGN-15, VAL-42, VAL-43: null if it is valid. The placeholder of a missing date counts as missing (ACC-10). */
const birthDateFailure = (
  text: string,
  { format, isRequired, minimalAge, today }: BirthDateFacts,
): Omit<FieldFailure, 'field'> | null => {
  if (isMissingDate(text, format)) return isRequired ? { rule: 'required' } : null
  const date = parseDate(text, format)
  if (date === null) return { rule: 'date' }
  if (date < firstBirthDate) return { rule: 'dateOfBirth' }
  return wholeYears(date, today) < minimalAge ? { rule: 'minimalAge', values: { minimalAge } } : null
}

const isMissingDate = (text: string, format: DateFormat): boolean => {
  const date = parseDate(text, format)
  return text.trim() === '' || (date !== null && isPlaceholderDate(date))
}

/** VAL-42, inclusive. */
const firstBirthDate = '1900-01-01'
