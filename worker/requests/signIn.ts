import type { Answer } from '../../contracts/answer.ts'
import { signIn } from '../../contracts/api/account/authApi.ts'
import { signOut } from '../../contracts/api/account/sessionApi.ts'
import type { TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import { signUp } from '../../contracts/api/account/signUpApi.ts'
import type { OutcomeOf, Requests } from '../../contracts/requests.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { DeviceSecret } from '../../core/adapters/sessionStore/SessionStore.ts'
import { signedIn, signedOut } from '../../core/commands/account/signedIn.ts'
import { wants } from '../../core/commands/wants.ts'
import { tokenRetry } from '../../core/domain/configuration/constants.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { askLoyaltyToken } from './askLoyaltyToken.ts'
import { refusedSignIn } from './requestOutcome.ts'
import type { RequestSettings } from './requestOutcome.ts'

/** How long signing in waits for the guest's changes to reach the server first, ms. */
const flushMs = 8_000
const lookEveryMs = 50

/**
 * AUTH-06…12: password and verifier exist only in this function. An exchange that gets no answer is started once more
 * from the password; one that failed with a status is reported. LOY-03: `referralCode` of the form behind it.
 */
export const signInWith = async (
  settings: RequestSettings,
  entry: Requests['signIn']['input'],
  referralCode?: string,
): Promise<OutcomeOf<'signIn'>> => {
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
          ...defined({ recaptcha_response: entry.botCheck }),
        },
      },
      ids.uuidv7(),
    )
    if (asked._tag === 'Refused') return refusedSignIn(asked)
    if (asked._tag !== 'Confirmed') return { _tag: 'Unreachable' }
    // After the session has ended, the device is another guest: the cart is first restored for that guest, or it would
    // belong to nobody.
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
    if (status !== null)
      return status === 403 ? { _tag: 'Ignored' } : { _tag: 'Refused', errorId: 'AUT409', message: '', field: null }
    if (isLast) break
  }
  return { _tag: 'Unreachable' }
}

/** A secret of this device, created on first use (AUTH-25, BIS-07). It survives signing out. */
export const secretOf = async ({ session: { device }, ids }: RequestSettings, name: DeviceSecret): Promise<string> => {
  const known = await device.secret(name)
  if (known !== null) return known
  const made = `${ids.uuidv7()}${ids.uuidv7()}`
  await device.keepSecret(name, made)
  return made
}

const flushed = async ({ pipeline, clock }: RequestSettings): Promise<void> => {
  for (const end = clock.now() + flushMs; wants(pipeline.shop()).length > 0 && clock.now() < end;) {
    await new Promise<void>((resolve) => void clock.setTimer(lookEveryMs, resolve))
  }
}

/**
 * Signs out, at the server first, whoever is signed in here already, perhaps through another tab. Returns who that was,
 * or null.
 */
const endedBefore = async ({ session, ids }: RequestSettings): Promise<string | null> => {
  const kept = await session.kept()
  if (!kept?.isLoggedIn) return null
  await session.send(signOut, { body: { refreshToken: kept.refreshToken } }, ids.uuidv7())
  return kept.consumerNo
}

type Code = { readonly authorizationCode: string; readonly st: string; readonly codeVerifier: string }

/**
 * AUTH-10: repeated once after a 409, two seconds later, and after nothing else. Only the guest's own things are
 * carried over.
 */
const exchange = async (
  { pipeline, session, clock }: RequestSettings,
  code: Code,
  isSomebodys: boolean,
): Promise<Answer<TokenAnswer> | NotSent> => {
  const ask = () => {
    const { cart, favorites, saved, order } = pipeline.shop()
    const guestObjects = defined({
      basketId: cart.basket?.basketId,
      favoriteId: favorites.favoriteId ?? undefined,
      saveForLaterId: saved.saveForLaterId ?? undefined,
    })
    const orderNo = order.confirmed?.orderNumber
    return session.exchange({
      ...code,
      action: 'postLogin',
      ...(isSomebodys || Object.keys(guestObjects).length === 0 ? {} : { guestObjects }),
      ...(isSomebodys || orderNo === undefined ? {} : { orderNo }),
    })
  }
  const first = await ask()
  if (failureOf(first) !== tokenRetry.status) return first
  await new Promise<void>((resolve) => void clock.setTimer(tokenRetry.delay, resolve))
  return ask()
}

/**
 * AUTH-10, AUTH-12: the status with which an exchange failed, readable or not; null when it succeeded, or the outcome
 * is unknown.
 */
const failureOf = (answer: Answer<TokenAnswer> | NotSent): number | null => {
  if (answer._tag === 'Refused') return answer.status
  return answer._tag === 'Unknown' && answer.status !== null && answer.status >= 400 ? answer.status : null
}

/**
 * AUTH-07: from here on every tab knows, and reads the account's basket. AUTH-13: nothing of another account remains.
 */
const settled = async (
  settings: RequestSettings,
  token: TokenAnswer,
  { isAnother, referralCode }: { readonly isAnother: boolean; readonly referralCode: string | undefined },
): Promise<OutcomeOf<'signIn'>> => {
  const { pipeline, clock, site } = settings
  const { consumerType, programme } = token
  if (consumerType === 'GUEST') return { _tag: 'Unreachable' }
  const hasOrder = !isAnother && pipeline.shop().order.confirmed !== null
  const at = clock.now()
  const facts = {
    site,
    consumerType,
    ...defined({ programme }),
    at,
    basketId: token.basketId ?? null,
    hasAcceptedTerms: token.isEmployeeDiscountTCAccepted,
  }
  await pipeline.restore(
    (state) => [...(isAnother ? signedOut(state, site, at, 'asked') : []), ...signedIn(facts)],
    'sign-in',
  )
  void askLoyaltyToken(settings, { referralCode })
  return { _tag: 'Done', output: { consumerType, hasOrder } }
}

/**
 * SIGN-35, SIGN-38: creates the account, then signs in to it in the normal way, so the guest's things are carried over.
 * When the answer is lost, the call is repeated once under the same key.
 */
export const signUpWith = async (
  settings: RequestSettings,
  { entry, leadSource, botCheck = {} }: Requests['signUp']['input'],
  key: string,
): Promise<OutcomeOf<'signUp'>> => {
  const { pipeline, session, isOnline } = settings
  if (pipeline.shop().order.placing) return { _tag: 'OrderUnderWay' }
  if (!isOnline()) return { _tag: 'Unreachable' }
  const { register, login } = botCheck
  const ask = () =>
    session.send(
      signUp,
      { body: { ...entry, ...defined({ recaptcha_response: register }) } },
      key,
      defined({ source: leadSource }),
    )
  const first = await ask()
  const answer = first._tag === 'Unknown' ? await ask() : first
  if (answer._tag === 'Refused') return refusedSignIn(answer)
  if (answer._tag !== 'Confirmed') return { _tag: 'Unreachable' }
  const { email, password, referralCode } = entry
  const signedIn = await signInWith(settings, { email, password, ...defined({ botCheck: login }) }, referralCode)
  return signedIn._tag === 'Done' ? signedIn : { _tag: 'Done', output: null }
}
