import type { PhoneContext } from './splitPhone.ts'
import { splitPhone } from './splitPhone.ts'

/** PHONE-03: a plus, the country code and the national digits; '' for an empty number. */
export const normalisePhone = (input: string, context: PhoneContext): string => {
  const { dialCode, national } = splitPhone(input, context)
  return national === '' ? '' : `+${dialCode}${national}`
}
