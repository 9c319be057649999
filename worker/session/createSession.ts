import type { Answer } from '../../contracts/answer.ts'
import type { Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import type { TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { requestHeaders } from '../../core/adapters/commerceApi/requestHeaders.ts'
import type { HeaderExtras } from '../../core/adapters/commerceApi/requestHeaders.ts'
import { requestTimeout } from '../../core/adapters/commerceApi/requestTimeout.ts'
import { authRecord } from '../../core/adapters/sessionStore/SessionStore.ts'
import type { Session, SessionSettings } from './session.ts'
import { defined } from '../../core/domain/fields/fields.ts'

/** AUTH-15: renewed this long before it expires, ms. */
const renewBeforeMs = 60_000

/** How much longer a turn may take than its request, ms. */
const turnSlackMs = 1_000

export const createSession = (settings: SessionSettings): Session => {
  const { api, store, clock, ids, locale, site, webview, alone, onMarkers, onBotDefence, onEnded } = settings
  const correlationId = ids.uuidv7()
  let token: TokenAnswer | null = null
  /** The sign-in that is about to be announced came from this tab. */
  let isOwn = false
  let fetching: Promise<Answer<TokenAnswer> | NotSent> | null = null

  const attempt = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    key: string | undefined,
    held: TokenAnswer | null,
    more?: HeaderExtras,
  ) => {
    const answer = await api.send<E>({
      endpoint,
      input,
      ...defined({ idempotencyKey: key }),
      timeoutMs: requestTimeout(endpoint, locale),
      headers: requestHeaders(endpoint, {
        locale,
        transactionId: ids.uuidv7(),
        correlationId,
        sessionId: held?.sessionId ?? null,
        accessToken: held?.accessToken ?? null,
        webview,
        storeDevice: endpoint.namesDevice && (await store.secret('enrolment')),
        ...more,
      }),
    })
    reportBots(endpoint, answer)
    return answer
  }

  const askToken = (body: InputOf<typeof fetchToken>['body']) => attempt(fetchToken, { body }, ids.uuidv7(), null)

  const adopt = async (next: TokenAnswer): Promise<void> => {
    token = next
    await store.put(site, authRecord(next, ids.uuidv7()))
    onMarkers(next.tokenType === 'Registered' ? { access: 'registered', login: '1' } : { access: 'guest', login: '' })
  }

  /** AUTH-05: renews the session; without one, or when the server no longer knows it, a new guest session begins. */
  const renew = async (): Promise<Answer<TokenAnswer> | NotSent> => {
    const kept = await store.get(site)
    const renewed =
      kept === null ? null : await askToken({ refreshToken: kept.refreshToken, renewalKey: kept.renewalKey })
    const begun = renewed !== null && isOver(renewed)
    const answer = renewed === null || begun ? await askToken({}) : renewed
    if (answer._tag !== 'Confirmed') return answer
    const since = await store.get(site)
    // This tab slept meanwhile and another one went ahead: a browser has one session.
    if (since?.refreshToken !== kept?.refreshToken) return renew()
    await adopt(answer.body)
    if (begun) onEnded()
    return answer
  }

  /**
   * A tab that was frozen during its turn does not block the others: the server accepts a renewal that is repeated
   * under one key.
   */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let started = false
      const start = async (): Promise<void> => {
        if (started) return
        started = true
        cancel()
        await work().then(resolve, reject)
      }
      const cancel = clock.setTimer(requestTimeout(fetchToken, locale) + turnSlackMs, () => void start())
      void alone(start)
    })

  const held = async (): Promise<TokenAnswer | Answer<TokenAnswer> | NotSent> => {
    if (token && token.accessExpiry - renewBeforeMs > clock.now()) return token
    fetching ??= inTurn(renew).finally(() => {
      fetching = null
    })
    const answer = await fetching
    return answer._tag === 'Confirmed' ? answer.body : answer
  }

  const send: Session['send'] = async (endpoint, input, key, more) => {
    const isPublic = endpoint.who === 'public' || endpoint.who === 'beacon'
    if (isPublic && !endpoint.knowsCaller) return attempt(endpoint, input, key, token, more)
    const first = await held()
    if ('_tag' in first) return notAuthorised(first)
    const answer = await attempt(endpoint, input, key, first, more)
    if (!isUnauthorised(answer)) return answer
    if (token === first) token = null
    const second = await held()
    return '_tag' in second ? notAuthorised(second) : attempt(endpoint, input, key, second, more)
  }

  /** ERR-06: only a 403 with an appId is the bot defence, whichever call it was. */
  const reportBots = (endpoint: Endpoint, answer: Answer | NotSent): void => {
    if (answer._tag === 'Refused' && answer.status === 403 && answer.appId !== null) {
      onBotDefence({ appId: answer.appId, correlationId: answer.correlationId, path: endpoint.path })
    }
  }

  return {
    send,
    openBasket: async () => {
      const answer = await held()
      return '_tag' in answer ? { _tag: 'Unknown' } : { _tag: 'Known', basketId: answer.basketId ?? null }
    },
    who: async () => {
      const answer = await held()
      return '_tag' in answer ? null : answer
    },
    exchange: (body) =>
      inTurn(async () => {
        const answer = await askToken(body)
        if (answer._tag !== 'Confirmed') return answer
        await adopt(answer.body)
        isOwn = true
        return answer
      }),
    kept: () => store.get(site),
    device: store,
    forget: async () => {
      token = null
      await store.clear(site)
    },
    letGo: () => {
      token = null
    },
    follow: (isSignedIn, isAnother) => {
      if ((token?.tokenType === 'Registered') !== isSignedIn || (isAnother && !isOwn)) token = null
      isOwn = false
    },
  }
}

/** The call itself was never sent, so it has no outcome: it stays owed. */
const notAuthorised = (answer: Answer | NotSent): Answer => {
  if (answer._tag === 'Unknown') return answer
  return {
    _tag: 'Unknown',
    reason: 'status',
    status: answer._tag === 'Refused' ? answer.status : null,
    retryAfterMs: null,
  }
}

const isUnauthorised = (answer: Answer | NotSent): boolean =>
  answer._tag === 'Refused' && answer.status === 401 && answer.errorId === 'AUT404'

/** AUTH-11: a 403 is the bot defence and ends nothing; neither does a fault of the server. */
const isOver = (answer: Answer | NotSent): boolean => answer._tag === 'Refused' && answer.status === 401
