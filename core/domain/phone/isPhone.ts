import type { Rule } from '../validation/rule.ts'
import { fitsMask } from './dialCodes.ts'
import type { PhoneContext } from './splitPhone.ts'
import { splitPhone } from './splitPhone.ts'

/** PHONE-06, PHONE-07, PHONE-10: whether this is a complete number of the chosen dial code. */
export const isPhone = (input: string, context: PhoneContext): boolean => {
  if (!writtenShape.test(input)) return false
  const { dialCode, national } = splitPhone(input, context)
  if (dialCode !== context.dialCode || !fitsMask(national, dialCode, context.site)) return false
  return dialCode !== northAmerica || /^[2-9]/.test(national)
}

/** VAL-09, PHONE-10: the rule of a form's phone field. */
export const phoneRule = (context: PhoneContext): Rule => ({ rule: 'phone', matches: (text) => isPhone(text, context) })

/** PHONE-06: digits with mask punctuation, spaces, plus, dots and slashes between them. */
const writtenShape = /^[\d\s()+./-]*$/

const northAmerica = '1'
