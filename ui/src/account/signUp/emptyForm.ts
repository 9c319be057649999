import type { SignUpForm } from '../../../../core/domain/account/signUpToSend.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'

/** No box is ticked for anybody (SIGN-14). */
export const emptyForm = (locale: Locale, email: string): SignUpForm => ({
  firstName: '',
  lastName: '',
  email,
  password: '',
  birthDate: '',
  phone: '',
  phoneCode: locales[locale].dialCode,
  postalCode: '',
  gender: '',
  sms: 'none',
  newsletterConsent: false,
  loyaltyConsent: false,
  isTermsConfirmed: false,
})
