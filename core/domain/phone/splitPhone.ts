import type { Site } from '../locale/locales.ts'
import { fitsMask, leadingDialCode } from './dialCodes.ts'

/** What is chosen around a phone field. `dialCode` in digits; `knownCodes` are those of the picker. */
export type PhoneContext = { readonly dialCode: string; readonly site: Site; readonly knownCodes?: readonly string[] }

/** A number in its two parts, digits only. `dialCode` is the number's own where it has one, else the chosen one; '' = unknown. */
export type PhoneParts = { readonly dialCode: string; readonly national: string }

/** PHONE-01…04: recognises and takes off the dial code of a number as typed. */
export const splitPhone = (input: string, context: PhoneContext): PhoneParts => {
  const text = input.trim()
  const digits = digitsOf(text)
  const international = internationalDigits(text, digits, context.site)
  if (international !== null) return splitInternational(international, context)
  const { dialCode, site } = context
  const national = explicitNational(digits, dialCode)
  const chosen = national !== null && fitsMask(national, dialCode, site) ? national : withoutTrunkZero(digits, dialCode)
  return { dialCode, national: chosen }
}

/** PHONE-01 */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** PHONE-03: a plus, or 00 outside North America, announces a dial code. */
const internationalDigits = (text: string, digits: string, site: Site): string | null => {
  if (text.startsWith('+')) return digits
  return digits.startsWith('00') && site !== 'NA' ? digits.slice(2) : null
}

const splitInternational = (digits: string, { dialCode, knownCodes = [] }: PhoneContext): PhoneParts => {
  const own = leadingDialCode(digits, [dialCode, ...knownCodes])
  return own === null
    ? { dialCode: '', national: digits }
    : { dialCode: own, national: withoutTrunkZero(digits.slice(own.length), own) }
}

/** What follows the chosen dial code when the digits begin with it; one zero before or after an explicit 44 goes (PHONE-04). */
const explicitNational = (digits: string, dialCode: string): string | null => {
  if (dialCode === trunkZeroCode && digits.startsWith(`0${dialCode}`)) return digits.slice(1 + dialCode.length)
  return digits.startsWith(dialCode) ? withoutTrunkZero(digits.slice(dialCode.length), dialCode) : null
}

/** PHONE-04: one leading zero, for 44 only. */
const withoutTrunkZero = (national: string, dialCode: string): string =>
  dialCode === trunkZeroCode && national.startsWith('0') ? national.slice(1) : national

const trunkZeroCode = '44'
