import type { SignUpEntry, signUp } from '../../contracts/api/signUpApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Result, Step } from '../http/handle.ts'
import { letterAllowed } from '../limits/letterAllowed.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Caller } from '../session/Caller.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Tx } from '../storage/Tables.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { checkSignUp } from './checkSignUp.ts'
import { joined, welcome } from './loyalty/membership.ts'
import { emailKey } from './signInAttempts.ts'
import { subscribe, choicesOf } from './subscriptions/subscribe.ts'
import { welcomeLetter } from './welcomeLetter.ts'

type Endpoint = typeof signUp

/** SIGN-35: a new account, its subscriptions and the letter that tells of it, together. The password is hashed outside any transaction: it takes long. */
export async function signUpConsumer(
  { body }: InputOf<Endpoint>,
  _caller: Caller,
  context: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> {
  const { db, now, newId, passwords, locale } = context
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
      await sendMail(tx, { to: emailKey(body.email), ...welcomeLetter(locale, body.firstName ?? '') }, now, newId)
    return step.settle(tx, answer({ consumerId: id }))
  })
}

/** SIGN-41, SIGN-42. Two at once: the second meets the constraint, and asks again here. */
async function takenBy(tx: Tx, { email, phone }: SignUpEntry): Promise<Refusal | null> {
  if (await tx.selectFrom('consumer').select('id').where('email', '=', emailKey(email)).executeTakeFirst())
    return refuse('AUT439', { field: 'email' })
  if (phone === undefined) return null
  return (await tx.selectFrom('consumer').select('id').where('phone', '=', phone).executeTakeFirst())
    ? refuse('AUT442', { field: 'phone' })
    : null
}

/** SIGN-32: who consents to loyalty is a member from now on. */
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
