/**
 * What caused a commit. Stored without secrets, so that a log can be decided again (`npm run replay -- FILE --verify`).
 */
export type Cause =
  | { readonly _tag: 'Command'; readonly command: unknown }
  /** A call is about to be sent for the first time under this key. */
  | { readonly _tag: 'Sending'; readonly key: string }
  /** The API's answer to a call, both without secrets. */
  | { readonly _tag: 'Answer'; readonly call: unknown; readonly answer: unknown }
  /** Events from elsewhere: the first commit of a log that was restored from the server. */
  | { readonly _tag: 'Restored'; readonly from: string }

/** One commit, one record: everything that happened at once, and why. */
export type Commit = {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number
  /** Grows when another tab takes over sending. */
  readonly epoch: number
  /** Epoch ms. */
  readonly at: number
  /** Which tab wrote it. */
  readonly tabId: string
  readonly cause: Cause
  readonly events: readonly unknown[]
  /** `chainHash` of the previous commit and this one. */
  readonly hash: string
  /** Measurements of an earlier commit, which were not known when that one was written. Not part of the chain. */
  readonly took?: Took
}

/** How long the commit `seq` of the same tab took, in ms from its cause (the press, for a command). */
export type Took = {
  readonly seq: number
  /** Until its patches had been sent to the page. */
  readonly visible: number
  /** Until its transaction was complete. */
  readonly durable: number
}

export type NewCommit = Omit<Commit, 'seq' | 'hash' | 'epoch'>
