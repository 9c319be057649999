/** A call that changes something, under the key its caller gave it. */
export type KeyedCall = {
  /** Whose key it is: two callers may use the same one. */
  readonly subject: string
  readonly key: string
  readonly endpoint: string
  /** `payloadHash` of method, path and input. */
  readonly payloadHash: string
}

/** An answer as it went out, byte for byte. */
export type StoredAnswer = { readonly status: number; readonly body: string }

export type NotDoneNow =
  | { readonly _tag: 'Replayed'; readonly answer: StoredAnswer }
  | { readonly _tag: 'OtherPayload' }
  | { readonly _tag: 'InFlight' }
