import type { apiByName } from '../../contracts/api/apiByName.ts'

/**
 * A request as data. The core never performs one; the sender does, as often as necessary, always under the same key.
 */
export type Call = {
  /** `changeId/n`, forever: the server does the work of a key once. */
  readonly key: string
  readonly lane: Lane
  readonly endpoint: EndpointName
  readonly input: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, unknown>>
    readonly body?: Readonly<Record<string, unknown>>
  }
  /**
   * The basket or list that the call concerns; null when it creates one. An answer about another one does not count.
   */
  readonly basketId: string | null
  /** A secret in the worker's memory, and the body field for it, only for this call. */
  readonly secret: { readonly ref: string; readonly field: string } | null
  /** Written to the disk before the first byte leaves. */
  readonly strict: boolean
}

/** A request before it is owed; `secret` names what is added to it from memory. */
export type Request = Pick<Call, 'endpoint' | 'input'> & Partial<Pick<Call, 'secret'>>

/** A request under its key. CART-25: a call of the order lane is on the disk before it leaves. */
export const owedCall = (lane: Lane, key: string, request: Request, basketId: string | null): Call => ({
  secret: null,
  ...request,
  key,
  lane,
  basketId,
  strict: lane === 'order',
})

/**
 * Calls of one lane run one after another; the order lane waits for an empty cart lane, the favorites lane for nothing.
 */
export type Lane = 'cart' | 'order' | 'favorites'

/** The calls the core can owe. Only the type is imported: the entries are not in the worker's first chunk. */
export type EndpointName = keyof typeof apiByName
