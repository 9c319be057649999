import type { SignUpEntry } from '../../../contracts/api/account/signUpApi.ts'
import { postalCodeAsTyped } from '../address/postalCode.ts'
import { straightApostrophes } from '../address/validateAddress.ts'
import { defined } from '../fields/fields.ts'
import { locales } from '../locale/locales.ts'
import { normalisePhone } from '../phone/splitPhone.ts'
import { birthDateToSend } from './signUpFailures.ts'
import type { SignUpFacts } from './signUpFailures.ts'
import { genders, signUpFields } from './signUpFields.ts'
import type { Gender, SmsOptIn } from './signUpFields.ts'

/** SIGN-08: what the address of the sign-up page may contain. */
export type SignUpParams = {
  readonly email?: string
  /** An existing profile. */
  readonly consumerId?: string
  /** SIGN-33: `source.store`. */
  readonly store?: string
  /** SIGN-36: the `source` header. */
  readonly leadSource?: string
  readonly referralCode?: string
  /** SIGN-33: `source.campaignName`. */
  readonly campaignName?: string
}

/** SIGN-08: a malformed value counts as missing, because anybody can write a link. */
export const signUpParams = (read: (name: string) => string | null): SignUpParams =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([key, { name, shape }]) => {
      const value = read(name)?.trim() ?? ''
      return shape.test(value) ? [[key, value]] : []
    }),
  )

/** SIGN-11: the form's content, as typed. `phoneCode` in digits. */
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

/** SIGN-30…34: the form as it is sent; empty fields, and those not asked for in this locale, are left out. */
export const signUpToSend = (form: SignUpForm, facts: SignUpFacts, params: SignUpParams): SignUpEntry => {
  const account = { email: form.email.trim(), password: form.password }
  const { store, campaignName, referralCode } = params
  const origin = {
    source: { acquisitionType: 'Registered', ...defined({ store, campaignName }) },
    ...defined({ referralCode }),
  } as const
  // SIGN-08, SIGN-10: two fields; where the shopper came from is no field.
  if (facts.variant === 'simplified')
    return store === undefined && campaignName === undefined && referralCode === undefined
      ? account
      : { ...account, ...origin }
  const { site } = locales[facts.locale]
  const { hasGender, hasSms } = signUpFields(facts.locale)
  const { loyaltyConsent, newsletterConsent, isTermsConfirmed } = form
  const birthDate = birthDateToSend(form.birthDate, facts.dateFormat)
  const phone = normalisePhone(form.phone, { dialCode: form.phoneCode, site, knownCodes: facts.dialCodes })
  const gender = hasGender ? genderOf(form.gender) : undefined
  return {
    ...account,
    firstName: straightApostrophes(form.firstName.trim()),
    lastName: straightApostrophes(form.lastName.trim()),
    postalCode: postalCodeAsTyped(form.postalCode.trim()),
    ...(birthDate === null ? {} : { birthDate }),
    ...(phone === '' ? {} : { phone, phoneCode: form.phoneCode }),
    ...defined({ gender }),
    isTermsConfirmed,
    isTemporaryPassword: true,
    subscriptions: {
      newsletterConsent,
      loyaltyConsent,
      smsNotificationConsent: hasSms && form.sms === 'accepted' && phone !== '',
      ...(loyaltyConsent ? { loyaltyEnrollment: 'Full', loyaltyNewsletterConsent: true } : {}),
    },
    source: origin.source,
    ...(loyaltyConsent && !isTermsConfirmed ? { termsConditionsAndPolicy: true } : {}),
    ...defined({ referralCode }),
  }
}

const genderOf = (text: string): Gender | undefined => genders.find((gender) => gender === text)

const word = /^[\w.-]{1,64}$/

const parameters: Readonly<Record<keyof SignUpParams, { readonly name: string; readonly shape: RegExp }>> = {
  email: { name: 'email', shape: /^\S+@\S{1,98}$/ },
  consumerId: { name: 'consumerId', shape: word },
  store: { name: 'storeNum', shape: word },
  leadSource: { name: 'leadSource', shape: word },
  referralCode: { name: 'referral_code', shape: word },
  campaignName: { name: 'enrollment_marketing_source', shape: /^[\p{L}\p{N} ._-]{1,200}$/u },
}
