import { createHash } from 'node:crypto'
import type { Answer, Refused, Unknown } from '../../contracts/answer.ts'
import type { TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import { defined } from '../../core/domain/fields/fields.ts'

/**
 * Guests and their tokens, as the reference server handles them: an access token lasts 10 min, a refresh token is used
 * up by use.
 */
export type SimulatedSessions = {
  token(key: string, body: TokenBody): Answer<TokenAnswer>
  /** SIGN-35: opens an account; the same key is the same account. */
  signUp(key: string, body: Readonly<Record<string, unknown>>): Answer
  /** AUTH-21: at first there is one account, `wren@example.com` with the password `Trail-2026`. */
  signIn(authorization: string | undefined, body: Readonly<Record<string, unknown>>): Answer
  signOut(refreshToken: unknown): Answer
  /** What the next token exchanges answer instead, in order. */
  readonly exchangeFaults: (Refused | Unknown)[]
  caller(authorization: string | undefined): { readonly _tag: 'Known'; readonly sessionId: string } | Refused
  /** Sessions ever opened. */
  readonly opened: readonly string[]
  /** Makes the account of this id an employee's, from its next token on. */
  employ(id: string): void
  /** SEG-04: makes it a prosumer's of the programme WRANX. */
  admitProsumer(id: string): void
  /** Every access token expires at once. */
  expire(): void
  /** Refresh tokens stop working. */
  revoke(): void
  /** CART-28: today's customers are no longer known. */
  disown(): void
}

export type TokenBody = {
  readonly refreshToken?: unknown
  readonly renewalKey?: unknown
  readonly authorizationCode?: unknown
  readonly codeVerifier?: unknown
  readonly st?: unknown
  readonly guestObjects?: { readonly basketId?: string }
}

const isAccount = (sessionId: string): boolean => sessionId.startsWith('consumer-')
/** LOY: consumers who consented at sign-up. */
export const memberOf = (sessionId: string): string => `M-${sessionId}`
const accessLifeMs = 600_000

export const simulatedSessions = (
  now: () => number,
  basketOf: (sessionId: string) => string | undefined,
  carryOver: (from: string, to: string, basketId: string) => void = () => undefined,
): SimulatedSessions => {
  const access = new Map<string, { readonly sessionId: string; readonly until: number }>()
  const refresh = new Map<string, { readonly sessionId: string; successor: string | null; renewalKey?: unknown }>()
  const answers = new Map<string, Answer<TokenAnswer>>()
  const opened: string[] = []
  const exchangeFaults: (Refused | Unknown)[] = []
  const codes = new Map<
    unknown,
    { readonly account: string; readonly challenge: unknown; readonly guest: string | undefined }
  >()
  const accounts = new Map<unknown, { readonly id: string; readonly password: unknown; readonly key: string }>([
    ['wren@example.com', { id: 'consumer-1', password: 'Trail-2026', key: '' }],
  ])
  const members = new Set<string>()
  const employees = new Set<string>()
  const prosumers = new Set<string>()
  let disowned: readonly string[] = []
  let count = 0
  const named = (kind: string): string => `${kind}-secret-${(count += 1)}`

  const typeOf = (sessionId: string): TokenAnswer['consumerType'] => {
    if (prosumers.has(sessionId)) return 'PROSUMER'
    if (employees.has(sessionId)) return 'EMPLOYEE'
    return isAccount(sessionId) ? 'REGISTERED' : 'GUEST'
  }

  const give = (sessionId: string, refreshToken: string): Answer<TokenAnswer> => {
    const accessToken = named('access')
    const accessExpiry = now() + accessLifeMs
    access.set(accessToken, { sessionId, until: accessExpiry })
    if (!refresh.has(refreshToken)) refresh.set(refreshToken, { sessionId, successor: null })
    const basketId = basketOf(sessionId)
    const body: TokenAnswer = {
      tokenType: isAccount(sessionId) ? 'Registered' : 'Guest',
      accessToken,
      refreshToken,
      accessExpiry,
      refreshExpiry: now() + 90 * 86_400_000,
      sessionId,
      usid: sessionId,
      consumerNo: sessionId,
      consumerType: typeOf(sessionId),
      ...(prosumers.has(sessionId) ? { programme: 'WRANX' } : {}),
      isEmployeeDiscountTCAccepted: false,
      ...defined({ basketId }),
      ...(members.has(sessionId) ? { memberId: memberOf(sessionId) } : {}),
    }
    return { _tag: 'Confirmed', body, replayed: false }
  }

  const grant = ({ refreshToken, renewalKey }: TokenBody): Answer<TokenAnswer> => {
    if (refreshToken === undefined) {
      const sessionId = `session-${opened.length + 1}`
      opened.push(sessionId)
      return give(sessionId, named('refresh'))
    }
    const known = typeof refreshToken === 'string' ? refresh.get(refreshToken) : undefined
    if (!known) return refusal(401, 'AUT404')
    const isStolen =
      known.successor !== null && (known.renewalKey !== renewalKey || refresh.get(known.successor)?.successor !== null)
    if (isStolen) return refusal(401, 'AUT404')
    known.renewalKey = renewalKey
    known.successor ??= named('refresh')
    return give(known.sessionId, known.successor)
  }

  const end = (sessionId: string): void => {
    for (const [token, held] of access) if (held.sessionId === sessionId) access.delete(token)
    for (const [token, held] of refresh) if (held.sessionId === sessionId) refresh.delete(token)
  }

  const exchange = ({ authorizationCode, codeVerifier, guestObjects }: TokenBody): Answer<TokenAnswer> => {
    const fault = exchangeFaults.shift()
    if (fault) return fault
    const code = codes.get(authorizationCode)
    codes.delete(authorizationCode)
    if (!code || createHash('sha256').update(String(codeVerifier)).digest('base64url') !== code.challenge)
      return refusal(401, 'AUT404')
    if (code.guest !== undefined) {
      if (guestObjects?.basketId !== undefined) carryOver(code.guest, code.account, guestObjects.basketId)
      end(code.guest)
    }
    return give(code.account, named('refresh'))
  }

  return {
    opened,
    exchangeFaults,
    signUp: (key, { email, password, subscriptions }) => {
      const there = accounts.get(email)
      if (there && there.key !== key) return refusal(409, 'AUT439')
      const id = there?.id ?? `consumer-${accounts.size + 1}`
      accounts.set(email, { id, password, key })
      if ((subscriptions as { readonly loyaltyConsent?: boolean } | undefined)?.loyaltyConsent) members.add(id)
      return { _tag: 'Confirmed', body: { consumerId: id }, replayed: there !== undefined }
    },
    signIn: (authorization, { username, password, codeChallenge }) => {
      const held = access.get((authorization ?? '').replace('Bearer ', ''))
      if (authorization !== undefined && held === undefined) return refusal(401, 'AUT404')
      const account = accounts.get(username)
      if (account === undefined || password !== account.password) return refusal(401, 'AUT401')
      const authorizationCode = named('code')
      codes.set(authorizationCode, { account: account.id, challenge: codeChallenge, guest: held?.sessionId })
      return { _tag: 'Confirmed', body: { authorizationCode, st: named('state') }, replayed: false }
    },
    signOut: (refreshToken) => {
      const held = typeof refreshToken === 'string' ? refresh.get(refreshToken) : undefined
      if (held) end(held.sessionId)
      return { _tag: 'Confirmed', body: { success: true }, replayed: false }
    },
    token: (key, body) => {
      const answer = answers.get(key) ?? (body.authorizationCode === undefined ? grant(body) : exchange(body))
      answers.set(key, answer)
      return answer
    },
    caller: (authorization) => {
      const held = access.get((authorization ?? '').replace('Bearer ', ''))
      if (!held || held.until <= now()) return refusal(401, 'AUT404')
      return disowned.includes(held.sessionId) ? refusal(400, 'AUT498') : { _tag: 'Known', sessionId: held.sessionId }
    },
    employ: (id) => employees.add(id),
    admitProsumer: (id) => prosumers.add(id),
    expire: () => access.clear(),
    revoke: () => refresh.clear(),
    disown: () => {
      disowned = [...opened]
    },
  }
}

export const refusal = (status: number, errorId: string): Refused => ({
  _tag: 'Refused',
  status,
  errorId,
  message: `said ${errorId}`,
  details: { errorId, message: `said ${errorId}` },
  appId: null,
  correlationId: 'simulated',
})
