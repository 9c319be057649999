import type { Answer } from '../contracts/answer.ts'
import type { AnswerOf, Endpoint, InputOf } from '../contracts/api/endpoint.ts'
import { fetchToken } from '../contracts/api/sessionApi.ts'
import type { TokenAnswer } from '../contracts/api/sessionApi.ts'
import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { Ids } from '../core/adapters/clock/Ids.ts'
import type { CommerceApi, NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import { requestHeaders } from '../core/adapters/commerceApi/requestHeaders.ts'
import { requestTimeout } from '../core/adapters/commerceApi/requestTimeout.ts'
import { authRecord } from '../core/adapters/sessionStore/SessionStore.ts'
import type { SessionStore, StoredSession } from '../core/adapters/sessionStore/SessionStore.ts'
import type { Locale } from '../core/domain/locale/locales.ts'

export type SessionSettings = {
  readonly api: CommerceApi
  readonly store: SessionStore
  readonly clock: Clock
  readonly ids: Ids
  readonly locale: Locale
  readonly site: string
  readonly webview: boolean
  /** Runs alone among all tabs, so that two never use one refresh token at once. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  readonly onMarkers: (markers: Readonly<Record<string, string>>) => void
  readonly onBotDefence: (seen: {
    readonly appId: string
    readonly correlationId: string
    readonly path: string
  }) => void
  /** The server does not know the session any more; another one, a guest's, has begun. */
  readonly onEnded: () => void
}

/** Sends calls as somebody: tokens stay in here and in the worker's own store (AUTH-03, 05, 15). */
export type Session = {
  /** `key`: the idempotency key of a call that changes something. SIGN-36: `source` replaces the default. */
  send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    key?: string,
    source?: string,
  ): Promise<Answer<AnswerOf<E>> | NotSent>
  /** The basket the server keeps for this session, if it keeps one. */
  openBasket(): Promise<{ readonly _tag: 'Known'; readonly basketId: string | null } | { readonly _tag: 'Unknown' }>
  /** LOY-03: who this session is to the loyalty programme; null while no token can be had. */
  who(): Promise<Pick<TokenAnswer, 'usid' | 'memberId'> | null>
  /** AUTH-08: the session that a token call opens replaces this one, in all tabs. */
  exchange(body: InputOf<typeof fetchToken>['body']): Promise<Answer<TokenAnswer> | NotSent>
  /** AUTH-15: what is kept of this session. */
  kept(): Promise<StoredSession | null>
  /** What this device keeps apart from its sessions. */
  readonly device: Pick<SessionStore, 'secret' | 'keepSecret'>
  /** CART-28: the server does not know this customer; AUTH-13: somebody signs out. The next call starts as somebody new. */
  forget(): Promise<void>
  /** Heard from another tab: that one has forgotten the session, and perhaps begun the next. */
  letGo(): void
  /** AUTH-07, AUTH-13: somebody has signed in, or out, at this tab or another; `isAnother` = since the last time it is another sign-in. */
  follow(isSignedIn: boolean, isAnother: boolean): void
}

/** AUTH-15: renewed this long before it ends, ms. */
const renewBeforeMs = 60_000
/** A turn may take this much longer than its request, ms. */
const turnSlackMs = 1_000

export const createSession = (settings: SessionSettings): Session => {
  const { api, store, clock, ids, locale, site, webview, alone, onMarkers, onBotDefence, onEnded } = settings
  const correlationId = ids.uuidv7()
  let token: TokenAnswer | null = null
  /** The sign-in that is about to be heard of is this tab's. */
  let isOwn = false
  let fetching: Promise<Answer<TokenAnswer> | NotSent> | null = null

  const attempt = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    key: string | undefined,
    held: TokenAnswer | null,
    source?: string,
  ) => {
    const answer = await api.send<E>({
      endpoint,
      input,
      ...(key === undefined ? {} : { idempotencyKey: key }),
      timeoutMs: requestTimeout(endpoint, locale),
      headers: requestHeaders(endpoint, {
        locale,
        transactionId: ids.uuidv7(),
        correlationId,
        sessionId: held?.sessionId ?? null,
        accessToken: held?.accessToken ?? null,
        webview,
        storeDevice: endpoint.namesDevice && (await store.secret('enrolment')),
        ...(source === undefined ? {} : { source }),
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

  /** AUTH-05: renews what there is; without one, or when the server does not know it any more, a guest starts anew. */
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

  /** A tab that was frozen in its turn does not stop the others: the server bears a renewal asked for twice under one key. */
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

  const send: Session['send'] = async (endpoint, input, key, source) => {
    const isPublic = endpoint.who === 'public' || endpoint.who === 'beacon'
    if (isPublic && !endpoint.knowsCaller) return attempt(endpoint, input, key, token, source)
    const first = await held()
    if ('_tag' in first) return notAuthorised(first)
    const answer = await attempt(endpoint, input, key, first)
    if (!isUnauthorised(answer)) return answer
    if (token === first) token = null
    const second = await held()
    return '_tag' in second ? notAuthorised(second) : attempt(endpoint, input, key, second)
  }

  /** ERR-06: a 403 with an appId, and only that, is the bot defence speaking, whichever call it was. */
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

/** The call itself never left, so its outcome is not known to be anything: it stays owed. */
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
