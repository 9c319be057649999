import { digitCount, masksFor } from './dialCodes.ts'
import type { PhoneContext } from './splitPhone.ts'
import { splitPhone } from './splitPhone.ts'

/**
 * PHONE-08: the field's text after a key press or a paste. The smallest mask that holds the digits; punctuation only where a
 * later digit follows; surplus digits and everything else go. A dial code pasted along with the number is taken off.
 */
export const maskPhone = (text: string, context: PhoneContext): string => {
  const { national } = splitPhone(text, context)
  return applyMask(refusesLeadingZero.has(context.dialCode) ? national.replace(/^0+/, '') : national, context)
}

const applyMask = (digits: string, { dialCode, site }: PhoneContext): string => {
  const masks = masksFor(dialCode, site)
  const mask = masks.find((each) => digitCount(each) >= digits.length) ?? masks.at(-1) ?? ''
  let masked = ''
  let literals = ''
  let used = 0
  for (const character of mask) {
    if (used === digits.length) break
    if (character === 'X') {
      masked += literals + digits.charAt(used)
      literals = ''
      used += 1
    } else {
      literals += character
    }
  }
  return masked
}

/** PHONE-04: their stored form has no trunk zero and only 44 may drop one, so it cannot be typed here. */
const refusesLeadingZero: ReadonlySet<string> = new Set(['33', '34', '49'])
