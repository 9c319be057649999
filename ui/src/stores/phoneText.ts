import { maskPhone } from '../../../core/domain/phone/maskPhone.ts'
import { splitPhone } from '../../../core/domain/phone/splitPhone.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'

/** "+1 (303) 555-0142": an international number as people write it; the field's mask has spaces around the dash (PHONE-05). */
export const phoneText = (phone: string, site: Site): string => {
  const { dialCode, national } = splitPhone(phone, { dialCode: '', site })
  return dialCode === '' ? phone : `+${dialCode} ${maskPhone(national, { dialCode, site })}`.replaceAll(' - ', '-')
}
