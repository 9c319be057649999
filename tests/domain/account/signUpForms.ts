import type { SignUpFacts } from '../../../core/domain/account/signUpFailures.ts'
import type { SignUpForm } from '../../../core/domain/account/signUpToSend.ts'
import { calendarDate } from '../../../core/domain/calendar/calendarDate.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

/** The full form on 22 November 2026, in the locale's own formats. */
export const signUpFacts = (changed: Partial<SignUpFacts> = {}): SignUpFacts => {
  const locale = changed.locale ?? 'en-us'
  return {
    variant: 'full',
    locale,
    today: calendarDate(2026, 11, 22)!,
    dateFormat: locales[locale].dateFormat,
    dialCodes: ['1', '33', '34', '39', '44', '49'],
    ...changed,
  }
}

const postalCodes: Readonly<Record<string, string>> = { US: '80302', CA: 'V6B 1A1', GB: 'LA23 1LH' }
const phones: Readonly<Record<string, string>> = {
  '1': '(303) 555 - 0142',
  '33': '6 12 34 56 78',
  '34': '612 345 678',
  '39': '312 345 678',
  '44': '7911 123 456',
  '49': '151 234 5678',
}

/** A form filled in without mistakes. */
export const goodForm = (locale: Locale = 'en-us'): SignUpForm => {
  const { country, dialCode } = locales[locale]
  return {
    firstName: 'Wren',
    lastName: 'O’Hara'.replace('’', "'"),
    email: 'wren@example.com',
    password: 'Trail-2026',
    birthDate: '02/03/1990',
    phone: phones[dialCode] ?? '',
    phoneCode: dialCode,
    postalCode: postalCodes[country] ?? '10115',
    gender: 'N',
    sms: 'none',
    newsletterConsent: false,
    loyaltyConsent: false,
    isTermsConfirmed: true,
  }
}
