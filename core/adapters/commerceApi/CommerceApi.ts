import type { AnswerOf, Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import type { Answer } from '../../../contracts/answer.ts'

/** One call, ready to be sent: plain data except for its endpoint's schemas. */
export type ApiRequest<E extends Endpoint> = {
  readonly endpoint: E
  readonly input: InputOf<E>
  /** Required by every endpoint with `changes`; the same for every attempt of one call. */
  readonly idempotencyKey?: string
  /** Until the whole answer has been read. */
  readonly timeoutMs: number
  /** Ends the call at once; its outcome is unknown then. */
  readonly signal?: AbortSignal
  /** Made by requestHeaders. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The request could not be encoded: nothing was sent, and sending it again fails again. `issue` names fields, never
 * their values, because a card number could be one of them.
 */
export type NotSent = {
  readonly _tag: 'NotSent'
  readonly part: 'params' | 'query' | 'body' | 'key'
  readonly issue: string
}

/** The port to the commerce API. Never throws and never rejects. */
export interface CommerceApi {
  send<E extends Endpoint>(request: ApiRequest<E>): Promise<Answer<AnswerOf<E>> | NotSent>
  /**
   * PAY-18: the server's time, epoch ms, from its answers; null before the first one. Absent where answers have no
   * time.
   */
  serverNow?(): number | null
}
