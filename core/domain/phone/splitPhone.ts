import type { Site } from '../locale/locales.ts'
import type { Rule } from '../validation/rule.ts'
import { digitCount, fitsMask, hasOwnMasks, leadingDialCode, masksFor } from './dialCodes.ts'

/** The choices around a phone field. `dialCode` in digits; `knownCodes` are those of the picker. */
export type PhoneContext = { readonly dialCode: string; readonly site: Site; readonly knownCodes?: readonly string[] }

/**
 * A number in its two parts, digits only. `dialCode` is the number's own if it has one, else the chosen one; '' =
 * unknown.
 */
export type PhoneParts = { readonly dialCode: string; readonly national: string }

/** PHONE-01…04: recognises and removes the dial code of a number as typed, even while it is still being typed. */
export const splitPhone = (input: string, { dialCode, site, knownCodes = [] }: PhoneContext): PhoneParts => {
  const international = internationalDigits(input, site)
  if (international === null) return { dialCode, national: nationalDigits(digitsOf(input), dialCode, site) }
  const own = leadingDialCode(international, [dialCode, ...knownCodes])
  return own === null
    ? { dialCode: '', national: international }
    : { dialCode: own, national: nationalDigits(international.slice(own.length), own, site) }
}

/** PHONE-01 */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * PHONE-03: the digits after a plus, or after 00 outside North America, which announce a dial code; null if none is
 * announced.
 */
export const internationalDigits = (input: string, site: Site): string | null => {
  const digits = digitsOf(input)
  if (/^[^\d+]*\+/.test(input)) return digits
  return digits.startsWith('00') && site !== 'NA' ? digits.slice(2) : null
}

/** PHONE-03: a plus, the country code and the national digits; '' for an empty number. */
export const normalisePhone = (input: string, context: PhoneContext): string => {
  const { dialCode, national } = splitPhone(input, context)
  return national === '' ? '' : `+${dialCode}${national}`
}

/** PHONE-06, PHONE-07, PHONE-10: whether this is a complete number of the chosen dial code. */
export const isPhone = (input: string, context: PhoneContext): boolean => {
  if (!writtenShape.test(input)) return false
  const { dialCode, national } = splitPhone(input, context)
  if (dialCode !== context.dialCode || !fitsMask(national, dialCode, context.site)) return false
  return dialCode !== northAmerica || /^[2-9]/.test(national)
}

/** VAL-09, PHONE-10: the rule of a form's phone field. */
export const phoneRule = (context: PhoneContext): Rule => ({ rule: 'phone', matches: (text) => isPhone(text, context) })

/** PHONE-03, PHONE-08: one digit after the other, so that typing and pasting a number give the same result. */
const nationalDigits = (digits: string, dialCode: string, site: Site): string =>
  Array.from(digits).reduce((national, digit) => withDigit(national, digit, dialCode, site), '')

const withDigit = (national: string, digit: string, dialCode: string, site: Site): string => {
  if (national === trunkPrefix(dialCode)) return digit
  const next = national + digit
  const isWithin = masksFor(next, dialCode, site).some((mask) => next.length <= digitCount(mask))
  if (isWithin) return next
  return dialCode !== '' && next.startsWith(dialCode)
    ? nationalDigits(next.slice(dialCode.length), dialCode, site)
    : national
}

/**
 * PHONE-04: the prefix dialled before the area code within the country, which is not part of the number; in Italy and
 * Norway the zero is.
 */
const trunkPrefix = (dialCode: string): string | null => {
  if (dialCode === '1') return '1'
  return dialCode === '39' || dialCode === '47' || !hasOwnMasks(dialCode) ? null : '0'
}

/** PHONE-06: digits with mask punctuation, spaces, plus, dots and slashes between them. */
const writtenShape = /^[\d\s()+./-]*$/

const northAmerica = '1'
