import type { Site } from '../../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../../core/domain/phone/dialCodes.ts'
import { maskPhone } from '../../../../core/domain/phone/maskPhone.ts'
import { splitPhone } from '../../../../core/domain/phone/splitPhone.ts'

export interface PhoneValue {
  /** The country whose dial code is chosen. */
  readonly country: string
  /** The national number under its mask, as the field shows it. */
  readonly text: string
}

/**
 * PHONE-03, PHONE-08: the field after a key press or a paste. A pasted number with another country's dial code chooses
 * that country.
 */
export const readPhone = (typed: string, value: PhoneValue, dialCodes: readonly DialCode[], site: Site): PhoneValue => {
  const chosen = dialCodes.find(({ code }) => code === value.country)
  const context = { dialCode: chosen?.dialCode ?? '', site, knownCodes: dialCodes.map(({ dialCode }) => dialCode) }
  const own = splitPhone(typed, context).dialCode
  const entry = own === context.dialCode ? chosen : (dialCodes.find(({ dialCode }) => dialCode === own) ?? chosen)
  return {
    country: entry?.code ?? value.country,
    text: maskPhone(typed, { ...context, dialCode: entry?.dialCode ?? context.dialCode }),
  }
}
