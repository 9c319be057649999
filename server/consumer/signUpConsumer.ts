import type { signUp, SignUpEntry } from '../../contracts/api/account/signUpApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { refusalOfField, signUpFailures } from '../../core/domain/account/signUpFailures.ts'
import { hasSimplifiedSignUp } from '../../core/domain/account/signUpFields.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Caller, Context } from '../kit/Context.ts'
import type { Result, Step } from '../kit/handle.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { letterAllowed } from '../limits/limitReply.ts'
import { sendMail } from '../mail/sendMail.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Tx } from '../storage/Tables.ts'
import { countries } from '../utility/countries.ts'
import { welcomeLetter } from './accountLetters.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { joined, welcome } from './loyalty/membership.ts'
import { choicesOf, subscribe } from './subscriptions/subscribe.ts'

type Endpoint = typeof signUp

/**
 * SIGN-35: creates the account, its subscriptions and its welcome letter together. The password is hashed outside any
 * transaction, because that takes long.
 */
export const signUpConsumer = async (
  { body }: InputOf<Endpoint>,
  _caller: Caller,
  context: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> => {
  const { db, now, newId, passwords, locale, publicUrl, seller } = context
  const refusal = checkSignUp(body, context)
  if (refusal) return refusal
  if (isCommonPassword(body.password)) return refuse('PWD400', { field: 'password' })
  const password = await passwords.hash(body.password)
  const id = newId()
  return inTransaction(db, async (tx) => {
    const taken = await takenBy(tx, body)
    if (taken) return step.settle(tx, taken)
    await tx
      .insertInto('consumer')
      .values({ ...consumerRow(body, id, now), password, lead_source: context.source })
      .execute()
    await subscribe(tx, choicesOf(body), { consumerId: id, country: locale.country, now })
    if (body.subscriptions?.loyaltyConsent === true)
      await welcome(tx, { id, email: emailKey(body.email) }, locale.country, now)
    if (await letterAllowed(tx, body.email, now))
      await sendMail(
        tx,
        welcomeLetter(emailKey(body.email), body.firstName ?? '', { locale, publicUrl, seller }),
        now,
        newId,
      )
    return step.settle(tx, answer({ consumerId: id }))
  })
}

/** SIGN-41, SIGN-42. Of two at once, the second violates the constraint and asks here again. */
const takenBy = async (tx: Tx, { email, phone }: SignUpEntry): Promise<Refusal | null> => {
  if (await tx.selectFrom('consumer').select('id').where('email', '=', emailKey(email)).executeTakeFirst())
    return refuse('AUT439', { field: 'email' })
  if (phone === undefined) return null
  return (await tx.selectFrom('consumer').select('id').where('phone', '=', phone).executeTakeFirst())
    ? refuse('AUT442', { field: 'phone' })
    : null
}

/** SIGN-32: a consumer who consents to loyalty becomes a member. */
const consumerRow = (entry: SignUpEntry, id: string, now: number) => {
  return {
    id,
    email: emailKey(entry.email),
    type: 'REGISTERED' as const,
    is_agent: false,
    member_id: null,
    first_name: entry.firstName ?? '',
    last_name: entry.lastName ?? '',
    phone: entry.phone ?? null,
    phone_code: entry.phoneCode ?? null,
    postal_code: entry.postalCode ?? null,
    birth_date: entry.birthDate ?? null,
    gender: entry.gender ?? null,
    source_store: entry.source?.store ?? null,
    source_campaign: entry.source?.campaignName ?? null,
    referral_code: entry.referralCode ?? null,
    policy_confirmed_at: entry.isTermsConfirmed === true || entry.termsConditionsAndPolicy === true ? now : null,
    created_at: now,
    ...(entry.subscriptions?.loyaltyConsent === true ? joined({ id, type: 'REGISTERED' }, now) : {}),
  }
}

/**
 * VAL-37, SIGN-12…19: checks the form's rules again, using the server's date; the first invalid field, with the closest
 * code.
 */
const checkSignUp = (entry: SignUpEntry, { locale, now }: Pick<Context, 'locale' | 'now'>): Refusal | null => {
  const isSimplified = hasSimplifiedSignUp(locale.code) && Object.keys(entry).every((name) => simplified.has(name))
  const { subscriptions: _, source: __, ...values } = entry
  const isTermsConfirmed = entry.isTermsConfirmed === true || entry.termsConditionsAndPolicy === true
  const [first] = signUpFailures(
    { ...values, isTermsConfirmed },
    {
      variant: isSimplified ? 'simplified' : 'full',
      locale: locale.code,
      today: dateOfInstant(now),
      dateFormat: 'YYYY-MM-DD',
      dialCodes: countries(locale).map(({ dialCode }) => dialCode),
    },
  )
  return first ? refuse(refusalOfField(first), { field: first.field }) : null
}

/** SIGN-10 */
const simplified: ReadonlySet<string> = new Set(['email', 'password', 'source', 'referralCode', 'recaptcha_response'])
