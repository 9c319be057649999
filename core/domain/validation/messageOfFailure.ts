import type { FieldFailure } from '../../../contracts/fieldFailure.ts'

type FailureMessage = Pick<FieldFailure, 'rule' | 'values'> & { readonly message?: string }

/** VAL-12: the failure as a sentence: the caller's own, else the table's, with the values filled in. */
export const messageOfFailure = (
  failure: FailureMessage,
  table: Readonly<Record<string, string>> = validationMessages,
): string => filled(failure.message ?? textOf(failure.rule, table) ?? validationMessages.pattern, failure.values ?? {})

const textOf = (rule: string, table: Readonly<Record<string, string>>): string | undefined => {
  if (Object.hasOwn(table, rule)) return table[rule]
  const defaults: Readonly<Record<string, string>> = validationMessages
  return Object.hasOwn(defaults, rule) ? defaults[rule] : undefined
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))

/**
 * VAL-12: the default sentence of every rule, by the rule's name. `{n}` and other names in braces are filled with the
 * failure's values. A caller may pass its own table.
 */
export const validationMessages = {
  required: 'This field is required',
  email: 'Email is not valid',
  exactLength: 'Must be exactly {n} characters',
  minLength: 'Must be at least {n} characters',
  maxLength: 'Must be at most {n} characters',
  minNumber: 'Must be at least {n}',
  maxNumber: 'Must be at most {n}',
  minDate: 'Date must not be before {d}',
  maxDate: 'Date must not be after {d}',
  name: 'Name is not valid.',
  printable: 'Please leave out emoji and other signs a label cannot show',
  password: 'Password does not meet requirements.',
  passwordLength: 'At least 8 characters',
  passwordNumber: 'At least one number',
  passwordUpper: 'At least one uppercase letter',
  passwordLower: 'At least one lowercase letter',
  phone: 'A valid phone number is required',
  date: 'Date is not valid',
  pattern: 'This field is not valid',
  sameAs: 'Fields do not match',
  oneOf: 'Please choose from the list',
  cardNumber: 'Card number is not valid',
  cardExpiry: 'Enter the expiry date as MM/YY',
  cardExpired: 'This card has expired',
  securityCode: 'Enter the {n}-digit security code',
} as const satisfies Record<string, string>
