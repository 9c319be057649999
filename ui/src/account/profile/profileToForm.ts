import type { ConsumerDetails } from '../../../../contracts/api/entities/consumer.ts'
import { realBirthDate } from '../../../../core/domain/account/profileRules.ts'
import type { CalendarDate } from '../../../../core/domain/calendar/calendarDate.ts'
import { formatDate } from '../../../../core/domain/calendar/dateFormat.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { maskPhone } from '../../../../core/domain/phone/maskPhone.ts'
import { digitsOf } from '../../../../core/domain/phone/splitPhone.ts'

/** The fields as shown and typed; unknown ones are blank. */
export type ProfileEntered = Readonly<
  Record<'firstName' | 'lastName' | 'birthDate' | 'phone' | 'phoneCode' | 'postalCode' | 'gender', string>
>

/**
 * ACC-10: a profile as its form shows it, dates in the locale's format, the phone as the national number under its
 * mask.
 */
export const profileToForm = (details: ConsumerDetails, locale: Locale): ProfileEntered => {
  const { dateFormat, dialCode, site } = locales[locale]
  const { firstName = '', lastName = '', postalCode = '', gender = '', phone = '' } = details
  const birthDate = realBirthDate(details.birthDate)
  const phoneCode = digitsOf(details.phoneCode ?? '') || dialCode
  return {
    firstName,
    lastName,
    postalCode,
    gender,
    phoneCode,
    phone: maskPhone(phone, { dialCode: phoneCode, site }),
    // The server stores only real dates.
    birthDate: birthDate === undefined ? '' : formatDate(birthDate as CalendarDate, dateFormat),
  }
}
