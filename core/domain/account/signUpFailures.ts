import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { postalCodeRules } from '../address/postalCodeRules.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { DateFormat } from '../calendar/dateFormat.ts'
import { fieldLengths } from '../configuration/constants.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'
import { phoneRule } from '../phone/isPhone.ts'
import { failingFields } from '../validation/failingFields.ts'
import { patternRule } from '../validation/patternRule.ts'
import type { FieldValue, Rule } from '../validation/rule.ts'
import { emailRules, newPasswordRules } from './accountForms.ts'
import { birthDateFailure } from './birthDate.ts'
import { genders, signUpFields } from './signUpFields.ts'

/** SIGN-09: the full form, or e-mail and password alone (SIGN-10). */
export type SignUpVariant = 'full' | 'simplified'

/** What the rules of a person's fields depend on. */
export type PersonFacts = {
  readonly locale: Locale
  /** The server's day (VAL-43). */
  readonly today: CalendarDate
  /** How the birth date is written. */
  readonly dateFormat: DateFormat
  /** PHONE-09: what the picker knows, digits. */
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

/** SIGN-12…19: each field that does not pass, in the order of the form. */
export const signUpFailures = (
  entry: Readonly<Record<string, FieldValue>>,
  facts: SignUpFacts,
): readonly FieldFailure[] => {
  const account = { email: emailRules, password: newPasswordRules }
  if (facts.variant === 'simplified') return failingFields(account, entry)
  const terms = entry['isTermsConfirmed'] === true ? [] : [{ field: 'isTermsConfirmed', rule: 'requiredCheckbox' }]
  return inOrder([...failingFields(account, entry), ...personFailures(entry, facts), ...terms])
}

/** SIGN-12…19: those of the fields that tell of the person, in the order of the form. */
export const personFailures = (
  entry: Readonly<Record<string, FieldValue>>,
  facts: PersonFacts,
): readonly FieldFailure[] => {
  const birthDate = birthDateOf(entry, facts)
  return inOrder([...failingFields(personRules(entry, facts), entry), ...(birthDate ? [birthDate] : [])])
}

const inOrder = (found: readonly FieldFailure[]): readonly FieldFailure[] =>
  signUpOrder.flatMap((field) => found.filter((failure) => failure.field === field))

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
const nameRules: readonly Rule[] = [
  required,
  { rule: 'minLength', n: fieldLengths.name.minimum },
  { rule: 'maxLength', n: fieldLengths.name.maximum },
  { rule: 'name' },
]
