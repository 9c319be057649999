import { useState } from 'react'
import type { FieldFailure } from '../../../../contracts/fieldFailure.ts'
import type { OutcomeOf, RequestOutcome } from '../../../../contracts/requests.ts'
import { refusedField, signUpFailures, signUpOrder } from '../../../../core/domain/account/signUpFailures.ts'
import type { SignUpFacts, SignUpField, SignUpVariant } from '../../../../core/domain/account/signUpFailures.ts'
import { canOptIn, smsAfterPhone } from '../../../../core/domain/account/signUpFields.ts'
import { signUpToSend } from '../../../../core/domain/account/signUpToSend.ts'
import type { SignUpForm, SignUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { defined } from '../../../../core/domain/fields/fields.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { useCountries } from '../../address/useCountries.ts'
import { errorText } from '../../copy/errorText.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useFieldText } from '../useFieldText.ts'
import { useServerDay } from './useServerDay.ts'

/**
 * A sign-up form. `known` fills it for a shopper who followed a link (SIGN-08). A field is checked once it was left or
 * the form was sent; a refusal of the server stays at its field until the field changes.
 */
export const useSignUp = (variant: SignUpVariant, params: SignUpParams, known: Partial<SignUpForm> = {}) => {
  const locale = useShopLocale()
  const errors = useCopy('errors')
  const countries = useCountries()
  const today = useServerDay()
  const [refusedAt, setRefusedAt] = useState<{ readonly field: SignUpField | null } | null>(null)
  const [form, setForm] = useState(() => ({ ...emptyForm(locale, params.email ?? ''), ...known }))
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set())
  const [changedSince, setChangedSince] = useState<ReadonlySet<string>>(new Set())
  const facts: SignUpFacts = {
    variant,
    locale,
    today,
    dateFormat: locales[locale].dateFormat,
    dialCodes: countries.map(({ dialCode }) => dialCode),
  }
  const failing = signUpFailures(form, facts)
  // The same entry is the same sign-up, however often its answer is lost: an account that was created is only signed in
  // to.
  const { send, state, outcome } = useAccountForm('signUp', failing, isRefused)
  const shown = judged === 'all' ? failing : failing.filter(({ field }) => judged.has(field))
  const fieldText = useFieldText(shown)
  const refusal = outcome?._tag === 'Refused' ? refusalAt(outcome, variant) : null
  const isRefusedField = (field: string): boolean => refusal?.field === field && !changedSince.has(field)
  const isPhoneValid = (next: SignUpForm): boolean =>
    canOptIn({ text: next.phone, isValid: !signUpFailures(next, facts).some(({ field }) => field === 'phone') })

  const change = (fields: Partial<SignUpForm>): void => {
    setChangedSince((so) => new Set([...so, ...Object.keys(fields)]))
    setForm((so) => {
      const next = { ...so, ...fields }
      return 'phone' in fields || 'phoneCode' in fields
        ? { ...next, sms: smsAfterPhone(next.sms, isPhoneValid(next)) }
        : next
    })
  }
  const leave = (field: SignUpField): void => {
    if (form[field] !== '') setJudged((so) => (so === 'all' ? so : new Set([...so, field])))
  }
  const submit = async (): Promise<OutcomeOf<'signUp'> | null> => {
    setJudged('all')
    setChangedSince(new Set())
    setRefusedAt(null)
    const { leadSource } = params
    const answered = await send({
      entry: signUpToSend(form, facts, params),
      ...defined({ leadSource }),
    })
    if (answered?._tag === 'Done' && answered.output !== null) setForm((so) => ({ ...so, password: '' }))
    else
      setRefusedAt({
        field:
          marksOf(failing)[0] ?? (answered?._tag === 'Refused' ? (refusalAt(answered, variant)?.field ?? null) : null),
      })
    return answered
  }
  return {
    form,
    countries,
    change,
    leave,
    submit,
    isPending: state === 'pending',
    /** The outcome, unless it is shown at a field. */
    outcome: refusal === null ? outcome : null,
    /** The first field that was refused at the last press, or null for none; a new object at every press. */
    refusedAt,
    canOptIn: isPhoneValid(form),
    errorOf: (field: SignUpField): string | undefined =>
      refusal && isRefusedField(field) ? errorText(errors, refusal.errorId, refusal.message) : fieldText(field),
    /** The marked fields, in form order. */
    marked: signUpOrder.filter((field) => isRefusedField(field) || marksOf(shown).includes(field)),
  }
}

export type SignUp = ReturnType<typeof useSignUp>

const isRefused = ({ _tag }: RequestOutcome): boolean => _tag === 'Refused'

const marksOf = (failures: readonly FieldFailure[]): readonly SignUpField[] =>
  signUpOrder.filter((field) => failures.some((failure) => failure.field === field))

/** SIGN-41…44: an error of a field that this variant has. */
const refusalAt = (
  { errorId, message }: Extract<RequestOutcome, { readonly _tag: 'Refused' }>,
  variant: SignUpVariant,
) => {
  const field = refusedField(errorId)
  const isHere = variant === 'full' || field === 'email' || field === 'password'
  return field !== null && isHere ? { field, errorId, message } : null
}

/** No box is ticked in advance (SIGN-14). */
const emptyForm = (locale: Locale, email: string): SignUpForm => ({
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
