import type { SignUpEntry } from '../../../contracts/api/signUpApi.ts'
import { postalCodeAsTyped } from '../address/postalCodeRules.ts'
import { straightApostrophes } from '../address/tidyAddress.ts'
import { locales } from '../locale/locales.ts'
import { normalisePhone } from '../phone/normalisePhone.ts'
import { birthDateToSend } from './birthDate.ts'
import type { SignUpFacts } from './signUpFailures.ts'
import { genders, signUpFields } from './signUpFields.ts'
import type { Gender } from './signUpFields.ts'
import type { SignUpParams } from './signUpParams.ts'
import type { SmsOptIn } from './smsOptIn.ts'

/** SIGN-11: what stands in the form, as typed. `phoneCode` in digits. */
export type SignUpForm = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly birthDate: string
  readonly phone: string
  readonly phoneCode: string
  readonly postalCode: string
  readonly gender: string
  readonly sms: SmsOptIn
  readonly newsletterConsent: boolean
  readonly loyaltyConsent: boolean
  readonly isTermsConfirmed: boolean
}

/** SIGN-30…34: the form as it leaves; what is empty, or not asked for in this locale, stays out. */
export const signUpToSend = (form: SignUpForm, facts: SignUpFacts, params: SignUpParams): SignUpEntry => {
  const account = { email: form.email.trim(), password: form.password }
  if (facts.variant === 'simplified') return account
  const { site } = locales[facts.locale]
  const { hasGender, hasSms } = signUpFields(facts.locale)
  const { loyaltyConsent, newsletterConsent, isTermsConfirmed } = form
  const birthDate = birthDateToSend(form.birthDate, facts.dateFormat)
  const phone = normalisePhone(form.phone, { dialCode: form.phoneCode, site, knownCodes: facts.dialCodes })
  const gender = hasGender ? genderOf(form.gender) : undefined
  const { store, campaignName, referralCode } = params
  return {
    ...account,
    firstName: straightApostrophes(form.firstName.trim()),
    lastName: straightApostrophes(form.lastName.trim()),
    postalCode: postalCodeAsTyped(form.postalCode.trim()),
    ...(birthDate === null ? {} : { birthDate }),
    ...(phone === '' ? {} : { phone, phoneCode: form.phoneCode }),
    ...(gender === undefined ? {} : { gender }),
    isTermsConfirmed,
    isTemporaryPassword: true,
    subscriptions: {
      newsletterConsent,
      loyaltyConsent,
      smsNotificationConsent: hasSms && form.sms === 'accepted' && phone !== '',
      ...(loyaltyConsent ? { loyaltyEnrollment: 'Full', loyaltyNewsletterConsent: true } : {}),
    },
    source: {
      acquisitionType: 'Registered',
      ...(store === undefined ? {} : { store }),
      ...(campaignName === undefined ? {} : { campaignName }),
    },
    ...(loyaltyConsent && !isTermsConfirmed ? { termsConditionsAndPolicy: true } : {}),
    ...(referralCode === undefined ? {} : { referralCode }),
  }
}

const genderOf = (text: string): Gender | undefined => genders.find((gender) => gender === text)
