import type { AddressFieldRule } from './addressRules.ts'

const fiveDigits = { pattern: '^\\d{5}$', minLength: 5 } as const

/** VAL-41: pattern and minimum length by country. */
export const postalCodeRules: Readonly<Record<string, AddressFieldRule>> = {
  US: { pattern: '^\\d{5}(-\\d{4})?$', minLength: 5 },
  CA: { pattern: '^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$', minLength: 6 },
  GB: { pattern: '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', minLength: 5 },
  FR: fiveDigits,
  DE: fiveDigits,
  IT: fiveDigits,
  ES: fiveDigits,
}

/** VAL-41: postal codes are upper-cased on input. */
export const postalCodeAsTyped = (text: string): string => text.toUpperCase()
