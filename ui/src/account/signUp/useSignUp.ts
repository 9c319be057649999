import { useRef, useState } from 'react'
import type { AccountOutcome } from '../../../../contracts/accountCalls.ts'
import type { FieldFailure } from '../../../../contracts/fieldFailure.ts'
import { signUpFailures, signUpOrder } from '../../../../core/domain/account/signUpFailures.ts'
import type { SignUpFacts, SignUpField, SignUpVariant } from '../../../../core/domain/account/signUpFailures.ts'
import type { SignUpParams } from '../../../../core/domain/account/signUpParams.ts'
import { refusedField } from '../../../../core/domain/account/signUpRefusal.ts'
import { signUpToSend } from '../../../../core/domain/account/signUpToSend.ts'
import type { SignUpForm } from '../../../../core/domain/account/signUpToSend.ts'
import { canOptIn, smsAfterPhone } from '../../../../core/domain/account/smsOptIn.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { newId } from '../../bridge/newId.ts'
import { useCountries } from '../../address/useCountries.ts'
import { errorText } from '../../copy/errorText.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useAccountSend } from '../useAccountSend.ts'
import { useFieldText } from '../useFieldText.ts'
import { emptyForm } from './emptyForm.ts'
import { useServerDay } from './useServerDay.ts'

/** A sign-up form, with what is `known` of whoever came by a link (SIGN-08): a field is judged once it has been left or all were sent; what the shop refused stands at its field until that changes. */
export const useSignUp = (variant: SignUpVariant, params: SignUpParams, known: Partial<SignUpForm> = {}) => {
  const locale = useShopLocale()
  const errors = useCopy('errors')
  const countries = useCountries()
  const today = useServerDay()
  const { send, state, outcome } = useAccountSend()
  const [refusedAt, setRefusedAt] = useState<{ readonly field: SignUpField | null } | null>(null)
  const [form, setForm] = useState(() => ({ ...emptyForm(locale, params.email ?? ''), ...known }))
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set())
  const [changedSince, setChangedSince] = useState<ReadonlySet<string>>(new Set())
  const attempt = useRef({ entry: '', key: '' })
  const facts: SignUpFacts = {
    variant,
    locale,
    today,
    dateFormat: locales[locale].dateFormat,
    dialCodes: countries.map(({ dialCode }) => dialCode),
  }
  const failing = signUpFailures(form, facts)
  const shown = judged === 'all' ? failing : failing.filter(({ field }) => judged.has(field))
  const ownWords = useFieldText(shown)
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
  const submit = async (): Promise<AccountOutcome | null> => {
    setJudged('all')
    setChangedSince(new Set())
    setRefusedAt(null)
    const entry = signUpToSend(form, facts, params)
    const written = JSON.stringify(entry)
    // The same entry is the same sign-up, however often its answer is lost.
    if (attempt.current.entry !== written) attempt.current = { entry: written, key: newId() }
    const { leadSource } = params
    const answered = await send(
      { _tag: 'SignUp', entry, attempt: attempt.current.key, ...(leadSource === undefined ? {} : { leadSource }) },
      failing,
    )
    if (answered?._tag === 'Refused') attempt.current = { entry: '', key: '' }
    if (answered?._tag === 'SignedIn') setForm((so) => ({ ...so, password: '' }))
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
    /** What came of it, unless it stands at a field. */
    outcome: refusal === null ? outcome : null,
    /** The first field that was refused at the last press, or null for none of them; a new object at every press. */
    refusedAt,
    canOptIn: isPhoneValid(form),
    errorOf: (field: SignUpField): string | undefined =>
      refusal && isRefusedField(field) ? errorText(errors, refusal.errorId, refusal.message) : ownWords(field),
    /** The fields that are marked, in the order of the form. */
    marked: signUpOrder.filter((field) => isRefusedField(field) || marksOf(shown).includes(field)),
  }
}

const marksOf = (failures: readonly FieldFailure[]): readonly SignUpField[] =>
  signUpOrder.filter((field) => failures.some((failure) => failure.field === field))

/** SIGN-41…44: an error of a field that this variant has. */
const refusalAt = (
  { errorId, message }: Extract<AccountOutcome, { readonly _tag: 'Refused' }>,
  variant: SignUpVariant,
) => {
  const field = refusedField(errorId)
  const isHere = variant === 'full' || field === 'email' || field === 'password'
  return field !== null && isHere ? { field, errorId, message } : null
}

export type SignUp = ReturnType<typeof useSignUp>
