/** What goes wrong with one request on its way. Times in ms. */
export type Fault =
  /** The request waits before it is passed on. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** The connection dies before the server has seen the request. */
  | { readonly kind: 'drop-before' }
  /** The server has done the work and its answer is lost. */
  | { readonly kind: 'drop-after' }
  /** The server has done the work and nothing ever comes back. */
  | { readonly kind: 'hang' }
  /** The server gets the request twice; the second answer is given. */
  | { readonly kind: 'duplicate' }
  /** Somebody on the way answers instead of the server. `retryAfter` in seconds; without `body` an error envelope. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown; readonly retryAfter?: number }
  /** The answer ends after so many bytes: `cut` = the connection dies in the middle, `clean` = as if that were all. */
  | { readonly kind: 'truncate'; readonly bytes: number; readonly close: 'cut' | 'clean' }

export type FaultRule = {
  /** `METHOD /path`, where `*` stands for any letters: `PUT /cart/v2/checkout/order`, `* /cart/*`. Queries do not count. */
  readonly match: string
  /** Spares so many matching requests first; 0 unless stated. */
  readonly skip?: number
  /** Strikes so many times and then no more; for ever unless stated. */
  readonly times?: number
  readonly fault: Fault
}
