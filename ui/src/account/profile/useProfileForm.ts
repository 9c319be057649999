import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ConsumerProfile, ProfileEntry } from '../../../../contracts/api/entities/consumer.ts'
import { filledChange, lockedFields, profileFailures } from '../../../../core/domain/account/profileRules.ts'
import { profileOrder } from '../../../../core/domain/account/signUpFailures.ts'
import type { ProfileField } from '../../../../core/domain/account/signUpFailures.ts'
import { birthDateToSend, personFailures } from '../../../../core/domain/account/signUpFailures.ts'
import { signUpFields } from '../../../../core/domain/account/signUpFields.ts'
import { signUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { enrolmentToSend } from '../../../../core/domain/loyalty/loyaltyProgramme.ts'
import { useCountries } from '../../address/useCountries.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { errorText } from '../../copy/errorText.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useServerDay } from '../signUp/useServerDay.ts'
import { useFieldText } from '../useFieldText.ts'
import { profileToForm } from './profileToForm.ts'
import type { ProfileEntered } from './profileToForm.ts'

type Saving = 'refused' | 'nothing' | 'saved' | 'failed'

/**
 * ACC-08, ACC-11: the fields that can be changed, checked once they were left or submitted; only filled and changed
 * ones are sent. SIGN-40: joining asks only for what the programme requires and the profile lacks; LOY-03: with the
 * person who recommended the shop, if the page's address names one.
 */
export const useProfileForm = (profile: ConsumerProfile, purpose: 'change' | 'join' = 'change') => {
  const [search] = useSearchParams()
  const locale = useShopLocale()
  const errors = useCopy('errors')
  const { dateFormat } = locales[locale]
  const countries = useCountries()
  const today = useServerDay()
  const { request, isPending, outcome } = useRequest()
  const known = profileToForm(profile.consumerDetails, locale)
  const [typed, setTyped] = useState<Partial<ProfileEntered>>({})
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [changedSince, setChangedSince] = useState<ReadonlySet<string>>(new Set())
  const entered: ProfileEntered = { ...known, ...typed }
  const locked = lockedFields(profile, profile.consumerDetails)
  const facts = { locale, today, dateFormat, dialCodes: countries.map(({ dialCode }) => dialCode) }
  const wanting = personFailures(known, facts)
  const isOpen = (field: ProfileField): boolean =>
    purpose === 'change' || known[field] === '' || wanting.some((failure) => failure.field === field)
  const isAsked = (field: ProfileField): boolean =>
    !locked.some((each) => each === field) && isOpen(field) && (field !== 'gender' || signUpFields(locale).hasGender)
  const toJudge = profileOrder.filter(
    (field) => isAsked(field) && (known[field] !== '' || entered[field].trim() !== ''),
  )
  const named = { ...Object.fromEntries(toJudge.map((field) => [field, entered[field]])), phoneCode: entered.phoneCode }
  const failing =
    purpose === 'change'
      ? profileFailures(named, facts)
      : personFailures(entered, facts).filter(({ field }) => isAsked(field))
  const shown = failing.filter(({ field }) => judged.has(field))
  const words = useFieldText(shown)
  const refusedAt =
    outcome?._tag === 'Refused' && outcome.field !== null && !changedSince.has(outcome.field) ? outcome : null

  const changeToSend = (): ProfileEntry['consumerDetails'] | null => {
    const differing = toJudge.filter((field) => entered[field].trim() !== known[field])
    const birthDate = birthDateToSend(entered.birthDate, dateFormat) ?? ''
    const values = Object.fromEntries(
      differing.map((field) => [field, field === 'birthDate' ? birthDate : entered[field].trim()]),
    )
    return filledChange({ ...values, ...(differing.includes('phone') ? { phoneCode: entered.phoneCode } : {}) })
  }
  const submit = async (): Promise<Saving> => {
    setJudged(new Set(profileOrder))
    setChangedSince(new Set())
    if (failing.length > 0) return 'refused'
    const consumerDetails = changeToSend()
    if (!consumerDetails && purpose === 'change') return 'nothing'
    const details = consumerDetails ? { consumerDetails } : {}
    const { referralCode } = signUpParams((name) => search.get(name))
    const profile = purpose === 'change' ? details : { ...details, enrollments: [enrolmentToSend(locale)] }
    const answered = await request('changeProfile', {
      profile,
      ...(purpose === 'join' && referralCode !== undefined ? { referralCode } : {}),
    })
    return answered._tag === 'Done' ? 'saved' : 'failed'
  }
  return {
    entered,
    countries,
    isAsked,
    isRequired: (field: 'birthDate' | 'phone'): boolean =>
      purpose === 'join' && signUpFields(locale)[field === 'phone' ? 'isPhoneRequired' : 'isBirthDateRequired'],
    isPending,
    submit,
    change: (fields: Partial<ProfileEntered>): void => {
      setTyped((so) => ({ ...so, ...fields }))
      setChangedSince((so) => new Set([...so, ...Object.keys(fields)]))
    },
    leave: (field: ProfileField): void => setJudged((so) => (entered[field] === '' ? so : new Set([...so, field]))),
    errorOf: (field: ProfileField): string | undefined =>
      refusedAt?.field === field ? errorText(errors, refusedAt.errorId, refusedAt.message) : words(field),
    marked: failing.map(({ field }) => field),
    /** The outcome, unless it is shown at a field. */
    outcome: refusedAt && profileOrder.some((field) => field === refusedAt.field && isAsked(field)) ? null : outcome,
  }
}

export type ProfileFields = ReturnType<typeof useProfileForm>
