import type { Answer } from '../../contracts/answer.ts'
import type { AnswerOf, Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import type { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import type { TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { Ids } from '../../core/adapters/clock/Ids.ts'
import type { CommerceApi, NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { HeaderExtras } from '../../core/adapters/commerceApi/requestHeaders.ts'
import type { SessionStore, StoredSession } from '../../core/adapters/sessionStore/SessionStore.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'

export type SessionSettings = {
  readonly api: CommerceApi
  readonly store: SessionStore
  readonly clock: Clock
  readonly ids: Ids
  readonly locale: Locale
  readonly site: string
  readonly webview: boolean
  /** Runs exclusively among all tabs, so that two never use one refresh token at once. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  readonly onMarkers: (markers: Readonly<Record<string, string>>) => void
  readonly onBotDefence: (seen: {
    readonly appId: string
    readonly correlationId: string
    readonly path: string
  }) => void
  /** The server no longer knows the session; a new guest session has begun. */
  readonly onEnded: () => void
}

/**
 * Sends calls in the name of the current session: tokens never leave it and the worker's own store (AUTH-03, 05, 15).
 */
export type Session = {
  /** `key`: the idempotency key of a call that changes something. */
  send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    key?: string,
    more?: HeaderExtras,
  ): Promise<Answer<AnswerOf<E>> | NotSent>
  /** The server's basket for this session, if it has one. */
  openBasket(): Promise<{ readonly _tag: 'Known'; readonly basketId: string | null } | { readonly _tag: 'Unknown' }>
  /** LOY-03: who this session is in the loyalty programme; null while there is no token. */
  who(): Promise<Pick<TokenAnswer, 'usid' | 'memberId'> | null>
  /** AUTH-08: the session that a token call opens replaces this one, in all tabs. */
  exchange(body: InputOf<typeof fetchToken>['body']): Promise<Answer<TokenAnswer> | NotSent>
  /** AUTH-15: what is stored of this session. */
  kept(): Promise<StoredSession | null>
  /** What this device stores apart from its sessions. */
  readonly device: Pick<SessionStore, 'secret' | 'keepSecret'>
  /** CART-28: the server does not know this customer; AUTH-13: signing out. The next call starts a new session. */
  forget(): Promise<void>
  /** Another tab reports that it has forgotten the session, and perhaps started the next one. */
  letGo(): void
  /**
   * AUTH-07, AUTH-13: a sign-in or sign-out, in this tab or another; `isAnother` = a different sign-in than last time.
   */
  follow(isSignedIn: boolean, isAnother: boolean): void
}
