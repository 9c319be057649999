import type { ErrorDetail } from './api/apiError.ts'

/** The server did it. `body` is decoded; `replayed` marks a stored answer to a key it had seen before. */
export type Confirmed<Body> = { readonly _tag: 'Confirmed'; readonly body: Body; readonly replayed: boolean }

/** The server read the request and refused it: nothing was changed, and repeating it changes nothing. */
export type Refused = {
  readonly _tag: 'Refused'
  readonly status: number
  /** A code of the catalogue where the wire carried a named form (ERR-20), otherwise as written. */
  readonly errorId: string
  /** The server's words, for codes without words of ours (ERR-03). */
  readonly message: string
  /** The first entry of `errorDetails` as it came (ERR-02). */
  readonly details: ErrorDetail
  /** With a 403: the bot defence spoke (ERR-06). */
  readonly appId: string | null
  readonly correlationId: string
}

/** The outcome is unknown: the call stays owed and is repeated under the same key. */
export type Unknown = {
  readonly _tag: 'Unknown'
  readonly reason: UnknownReason
  /** The HTTP status, when an answer came at all. */
  readonly status: number | null
  /** How long the server asks to wait, in ms. */
  readonly retryAfterMs: number | null
}

/**
 * offline: no connection · timeout: no answer in time · network: the connection broke · unreadable: an answer outside
 * the contract · status: a status that decides nothing (5xx, 408, 425, 429, in flight).
 */
export type UnknownReason = 'offline' | 'timeout' | 'network' | 'unreadable' | 'status'

/** The outcome of a call of the commerce API. */
export type Answer<Body = unknown> = Confirmed<Body> | Refused | Unknown
