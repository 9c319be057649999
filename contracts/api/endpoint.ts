import type { Schema } from 'effect'
import type { ErrorCode, OperatorErrorCode, OwnErrorCode } from '../errorCatalogue.ts'

/** A schema without services: decodes and encodes by itself. */
export type WireSchema = Schema.Codec<unknown, unknown, never, never>

/**
 * Who may call it (AUTH-32), a row of `capabilities.ts`: public = no token · beacon = from the page itself · session =
 * any token · lists = favorites and saved items · account = a registered consumer · member = of the loyalty programme ·
 * reward = a member's reward · agent = with an agent signed in.
 */
export type ShopperKind = 'public' | 'beacon' | 'session' | 'lists' | 'account' | 'member' | 'reward' | 'agent'

/**
 * OPR-05: who may call it among those who run the shop: any of them, or those with this role. `operatorPictures`: the
 * role of content or of goods.
 */
export type OperatorKind =
  | 'operator'
  | 'operatorContent'
  | 'operatorMerchandise'
  | 'operatorPictures'
  | 'operatorOrders'
  | 'operatorAdmin'

export type CallerKind = ShopperKind | OperatorKind

/** Which headers of AUTH-27…29 are sent. `common` = locale, ids, access key, session; `ids` = locale and ids. */
export type HeaderGroup = 'common' | 'common+channel' | 'common+channel+source' | 'ids' | 'locale' | 'none'

/**
 * One call of the commerce API: the whole contract as data.
 * The server mounts it, the worker sends it, OpenAPI is derived from it.
 */
export type Endpoint = {
  /** Row of docs/requirements.md. */
  readonly id: `API-${string}`
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to the API base; `{name}` marks a path parameter. */
  readonly path: `/${string}`
  readonly params?: WireSchema
  readonly query?: WireSchema
  readonly body?: WireSchema
  /** The maximum size of its body, bytes; 64 kB unless stated. */
  readonly mostBytes?: number
  readonly answer: WireSchema
  /** Status of a successful answer, 200 unless stated. */
  readonly status?: 200 | 201 | 204
  /** Media type of a successful answer, JSON unless stated. */
  readonly media?: 'application/pdf'
  readonly errors: readonly (ErrorCode | OperatorErrorCode)[]
  /**
   * The codes of `errors` (or our own) whose 5xx means that nothing was done; the call is then refused. After any other
   * 5xx the call stays owed.
   */
  readonly undone?: readonly (ErrorCode | OwnErrorCode)[]
  readonly who: CallerKind
  /** Only the caller's own things; another's are answered as not found. */
  readonly own?: true
  /** Public, but a token in the call says which guest it is about. */
  readonly knowsCaller?: true
  readonly headers: HeaderGroup
  /** Dotted body or answer fields that never reach a log, an event or a view. */
  readonly secrets?: readonly string[]
  /** BIS-07: an enrolled device proves it in a header. */
  readonly namesDevice?: true
  /** CHK-09: where the bot check is on, this call needs its answer for this action. */
  readonly botCheck?: 'login' | 'register' | 'placeOrder'
  /** Its answer is a token: it is never stored under a key, and a repeated call gets a new one. */
  readonly givesToken?: true
  /** ERR-09: a bank may be involved, so the call may take longer than others. */
  readonly isSlow?: true
  /** Changes something: needs an Idempotency-Key, unless it issues a token. */
  readonly changes: boolean
}

/** Keeps the literal types of an entry and checks it. */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry

type Part<E, K extends string> = E extends { readonly [k in K]: Schema.Codec<infer T, infer _E, never, never> }
  ? { readonly [k in K]: T }
  : unknown

/** What a caller sends: decoded params, query and body, each only if the entry has one. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

/** What a successful call returns, decoded. */
export type AnswerOf<E extends Endpoint> = E['answer']['Type']
