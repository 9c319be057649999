import type { Answer, Refused } from '../../contracts/answer.ts'
import type { TokenAnswer } from '../../contracts/api/sessionApi.ts'

/** Guests and their tokens, as the reference server keeps them: access 10 min, refresh used up by use. */
export type SimulatedSessions = {
  token(key: string, refreshToken: unknown): Answer<TokenAnswer>
  caller(authorization: string | undefined): { readonly _tag: 'Known'; readonly sessionId: string } | Refused
  /** Sessions ever opened. */
  readonly opened: readonly string[]
  /** Every access token is over at once. */
  expire(): void
  /** Refresh tokens are worth nothing any more. */
  revoke(): void
  /** CART-28: the customers of today are not known any more. */
  disown(): void
}

const accessLifeMs = 600_000

export const simulatedSessions = (now: () => number, basketOf: (sessionId: string) => string | undefined): SimulatedSessions => {
  const access = new Map<string, { readonly sessionId: string; readonly until: number }>()
  const refresh = new Map<string, { readonly sessionId: string; successor: string | null }>()
  const answers = new Map<string, Answer<TokenAnswer>>()
  const opened: string[] = []
  let disowned: readonly string[] = []
  let count = 0
  const named = (kind: string): string => `${kind}-secret-${(count += 1)}`

  const give = (sessionId: string, refreshToken: string): Answer<TokenAnswer> => {
    const accessToken = named('access')
    const accessExpiry = now() + accessLifeMs
    access.set(accessToken, { sessionId, until: accessExpiry })
    if (!refresh.has(refreshToken)) refresh.set(refreshToken, { sessionId, successor: null })
    const basketId = basketOf(sessionId)
    const body: TokenAnswer = {
      tokenType: 'Guest',
      accessToken,
      refreshToken,
      accessExpiry,
      refreshExpiry: now() + 90 * 86_400_000,
      sessionId,
      usid: sessionId,
      consumerNo: sessionId,
      consumerType: 'GUEST',
      isEmployeeDiscountTCAccepted: false,
      ...(basketId === undefined ? {} : { basketId }),
    }
    return { _tag: 'Confirmed', body, replayed: false }
  }

  const grant = (refreshToken: unknown): Answer<TokenAnswer> => {
    if (refreshToken === undefined) {
      const sessionId = `session-${opened.length + 1}`
      opened.push(sessionId)
      return give(sessionId, named('refresh'))
    }
    const known = typeof refreshToken === 'string' ? refresh.get(refreshToken) : undefined
    if (!known || (known.successor !== null && refresh.get(known.successor)?.successor !== null)) return refusal(401, 'AUT404')
    known.successor ??= named('refresh')
    return give(known.sessionId, known.successor)
  }

  return {
    opened,
    token: (key, refreshToken) => {
      const answer = answers.get(key) ?? grant(refreshToken)
      answers.set(key, answer)
      return answer
    },
    caller: (authorization) => {
      const held = access.get((authorization ?? '').replace('Bearer ', ''))
      if (!held || held.until <= now()) return refusal(401, 'AUT404')
      return disowned.includes(held.sessionId) ? refusal(400, 'AUT498') : { _tag: 'Known', sessionId: held.sessionId }
    },
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
