import { signIn } from '../contracts/api/authApi.ts'
import type { AccountCall, AccountOutcome } from '../contracts/accountCalls.ts'
import type { Answer, Refused } from '../contracts/answer.ts'
import { signOut } from '../contracts/api/sessionApi.ts'
import type { TokenAnswer } from '../contracts/api/sessionApi.ts'
import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { Ids } from '../core/adapters/clock/Ids.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import type { Pkce } from '../core/adapters/pkce/Pkce.ts'
import type { DeviceSecret } from '../core/adapters/sessionStore/SessionStore.ts'
import { signedIn, signedOut } from '../core/commands/account/signedIn.ts'
import { wants } from '../core/commands/wants.ts'
import type { Locale } from '../core/domain/locale/locales.ts'
import { tokenRetry } from '../core/domain/configuration/constants.ts'
import { askLoyaltyToken } from './askLoyaltyToken.ts'
import type { Pipeline } from './pipeline.ts'
import type { Session } from './session.ts'

export type AccountSettings = {
  readonly pipeline: Pipeline
  readonly session: Session
  readonly clock: Clock
  readonly ids: Ids
  readonly pkce: Pkce
  readonly site: string
  readonly locale: Locale
  readonly isOnline: () => boolean
}

/** What the guest has asked for reaches the server before the sign-in, if it does so within this long, ms. */
const flushMs = 8_000
const lookEveryMs = 50

/**
 * AUTH-06…12: password and verifier live in this function alone. An exchange that no answer comes to is begun once more from the
 * password; one that failed with a status is told. LOY-03: `referralCode` of the form behind it.
 */
export const signInWith = async (
  settings: AccountSettings,
  entry: Extract<AccountCall, { readonly _tag: 'SignIn' }>,
  referralCode?: string,
): Promise<AccountOutcome> => {
  const { pipeline, session, ids, pkce, isOnline } = settings
  if (pipeline.shop().order.placing) return { _tag: 'OrderUnderWay' }
  if (!isOnline()) return { _tag: 'Unreachable' }
  await flushed(settings)
  for (const isLast of [false, true]) {
    const { verifier, challenge } = await pkce()
    const asked = await session.send(
      signIn,
      {
        body: {
          username: entry.email.trim(),
          password: entry.password,
          codeChallenge: challenge,
          device: await secretOf(settings, 'device'),
          ...(entry.botCheck === undefined ? {} : { recaptcha_response: entry.botCheck }),
        },
      },
      ids.uuidv7(),
    )
    if (asked._tag === 'Refused') return refusalOf(asked)
    if (asked._tag !== 'Confirmed') return { _tag: 'Unreachable' }
    // Whose session had ended is another guest now: what the cart held is put back for that one first, or it would be nobody's.
    await pipeline.catchUp()
    await flushed(settings)
    const before = await endedBefore(settings)
    const exchanged = await exchange(settings, { ...asked.body, codeVerifier: verifier }, before !== null)
    if (exchanged._tag === 'Confirmed')
      return settled(settings, exchanged.body, {
        isAnother: before !== null && before !== exchanged.body.consumerNo,
        referralCode,
      })
    const status = failureOf(exchanged)
    if (status !== null) return status === 403 ? { _tag: 'Ignored' } : refusal('AUT409', '')
    if (isLast) break
  }
  return { _tag: 'Unreachable' }
}

/** A secret of this device, made when it is first used (AUTH-25, BIS-07). It outlives signing out. */
export const secretOf = async ({ session: { device }, ids }: AccountSettings, name: DeviceSecret): Promise<string> => {
  const known = await device.secret(name)
  if (known !== null) return known
  const made = `${ids.uuidv7()}${ids.uuidv7()}`
  await device.keepSecret(name, made)
  return made
}

/** A 403 with an appId is the bot defence: nothing is said of it (ERR-06). */
export const refusalOf = ({ status, appId, errorId, message }: Refused): AccountOutcome =>
  status === 403 && appId !== null ? { _tag: 'Ignored' } : refusal(errorId, message)

const refusal = (errorId: string, message: string): AccountOutcome => ({ _tag: 'Refused', errorId, message })

const flushed = async ({ pipeline, clock }: AccountSettings): Promise<void> => {
  for (const end = clock.now() + flushMs; wants(pipeline.shop()).length > 0 && clock.now() < end;) {
    await new Promise<void>((resolve) => void clock.setTimer(lookEveryMs, resolve))
  }
}

/** Whoever is signed in here already, perhaps at another tab meanwhile, is signed out at the shop first: whose that was, or null. */
const endedBefore = async ({ session, ids }: AccountSettings): Promise<string | null> => {
  const kept = await session.kept()
  if (!kept?.isLoggedIn) return null
  await session.send(signOut, { body: { refreshToken: kept.refreshToken } }, ids.uuidv7())
  return kept.consumerNo
}

type Code = { readonly authorizationCode: string; readonly st: string; readonly codeVerifier: string }

/** AUTH-10: once more on a 409, two seconds later, and on nothing else. Only what is a guest's goes along. */
const exchange = async (
  { pipeline, session, clock }: AccountSettings,
  code: Code,
  isSomebodys: boolean,
): Promise<Answer<TokenAnswer> | NotSent> => {
  const ask = () => {
    const { cart, order } = pipeline.shop()
    const basketId = cart.basket?.basketId
    const orderNo = order.confirmed?.orderNumber
    return session.exchange({
      ...code,
      action: 'postLogin',
      ...(isSomebodys || basketId === undefined ? {} : { guestObjects: { basketId } }),
      ...(isSomebodys || orderNo === undefined ? {} : { orderNo }),
    })
  }
  const first = await ask()
  if (failureOf(first) !== tokenRetry.status) return first
  await new Promise<void>((resolve) => void clock.setTimer(tokenRetry.delay, resolve))
  return ask()
}

/** AUTH-10, AUTH-12: the status an exchange failed with, readable or not; null when it was done, or nobody knows. */
const failureOf = (answer: Answer<TokenAnswer> | NotSent): number | null => {
  if (answer._tag === 'Refused') return answer.status
  return answer._tag === 'Unknown' && answer.status !== null && answer.status >= 400 ? answer.status : null
}

/** AUTH-07: from here on every tab knows, and looks at the account's basket. AUTH-13: of another account nothing stays. */
const settled = async (
  settings: AccountSettings,
  token: TokenAnswer,
  { isAnother, referralCode }: { readonly isAnother: boolean; readonly referralCode: string | undefined },
): Promise<AccountOutcome> => {
  const { pipeline, clock, site } = settings
  const { consumerType } = token
  if (consumerType === 'GUEST') return { _tag: 'Unreachable' }
  const hasOrder = !isAnother && pipeline.shop().order.confirmed !== null
  const at = clock.now()
  const facts = {
    site,
    consumerType,
    at,
    basketId: token.basketId ?? null,
    hasAcceptedTerms: token.isEmployeeDiscountTCAccepted,
  }
  await pipeline.restore(
    (state) => [...(isAnother ? [signedOut(state, site, at, 'asked')] : []), ...signedIn(facts)],
    'sign-in',
  )
  void askLoyaltyToken(settings, { referralCode })
  return { _tag: 'SignedIn', consumerType, hasOrder }
}
