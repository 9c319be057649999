/** What goes wrong with one request on its way. Times in ms. */
export type Fault =
  /** The request waits before it is passed on. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** The connection dies before the server has seen the request. */
  | { readonly kind: 'drop-before' }
  /** The server has done the work, but its answer is lost. */
  | { readonly kind: 'drop-after' }
  /** The server has done the work, but nothing ever comes back. */
  | { readonly kind: 'hang' }
  /** The server gets the request twice; the second answer is given. */
  | { readonly kind: 'duplicate' }
  /** A proxy answers instead of the server. `retryAfter` in seconds; without `body`, an error envelope. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown; readonly retryAfter?: number }
  /**
   * The answer ends after this many bytes: `cut` = the connection dies in the middle, `clean` = as if it were complete.
   */
  | { readonly kind: 'truncate'; readonly bytes: number; readonly close: 'cut' | 'clean' }

/** Each kind of fault once. */
export const faultKinds = [
  'latency',
  'drop-before',
  'drop-after',
  'hang',
  'duplicate',
  'status',
  'truncate',
] as const satisfies readonly Fault['kind'][]
export type FaultKind = (typeof faultKinds)[number]

export type FaultRule = {
  /**
   * `METHOD /path`, where `*` stands for any letters: `PUT /cart/v2/checkout/order`, `* /cart/*`. Queries do not count.
   */
  readonly match: string
  /** Lets this many matching requests pass first; 0 by default. */
  readonly skip?: number
  /** Strikes at most this many times; without a limit by default. */
  readonly times?: number
  readonly fault: Fault
}
