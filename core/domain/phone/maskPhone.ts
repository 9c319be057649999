import { digitCount, masksFor } from './dialCodes.ts'
import type { PhoneContext } from './splitPhone.ts'
import { internationalDigits, splitPhone } from './splitPhone.ts'

/**
 * PHONE-08: the field's text after a key press or a paste: the smallest mask that fits the digits, with punctuation
 * only where a later digit follows; surplus digits and everything else are removed. The chosen dial code is removed; a
 * number with another one, or one not recognised yet, stays as typed.
 */
export const maskPhone = (text: string, context: PhoneContext): string => {
  const { dialCode, national } = splitPhone(text, context)
  if (dialCode === context.dialCode) return applyMask(national, context)
  const prefix = text.includes('+') ? '+' : '00'
  return `${prefix}${(internationalDigits(text, context.site) ?? '').slice(0, longestNumber)}`
}

/** E.164: fifteen digits with the country code. */
const longestNumber = 15

const applyMask = (digits: string, { dialCode, site }: PhoneContext): string => {
  const masks = masksFor(digits, dialCode, site)
  const mask = masks.find((each) => digitCount(each) >= digits.length) ?? masks.at(-1) ?? ''
  let masked = ''
  let literals = ''
  let used = 0
  for (const character of mask) {
    if (used === digits.length) break
    if (character === 'X' || character === 'x') {
      masked += literals + digits.charAt(used)
      literals = ''
      used += 1
    } else {
      literals += character
    }
  }
  return masked
}
