/** What made a commit. Kept, redacted, so that a log can be decided again (`npm run replay -- FILE --verify`). */
export type Cause =
  | { readonly _tag: 'Command'; readonly command: unknown }
  /** A call is about to leave for the first time under this key. */
  | { readonly _tag: 'Sending'; readonly key: string }
  /** The API's answer to a call, both without secrets. */
  | { readonly _tag: 'Answer'; readonly call: unknown; readonly answer: unknown }
  /** Events brought in from elsewhere: the first commit of a log that came back from the server. */
  | { readonly _tag: 'Restored'; readonly from: string }

/** One commit, one record: all that happened at once, and why. */
export type Commit = {
  /** 1, 2, 3 … without a hole. */
  readonly seq: number
  /** Grows when another tab takes over sending. */
  readonly epoch: number
  /** Epoch ms. */
  readonly at: number
  /** Which tab wrote it. */
  readonly tabId: string
  readonly cause: Cause
  readonly events: readonly unknown[]
  /** `chainHash` of the commit before and this one. */
  readonly hash: string
  /** Measures of an earlier commit, which could not be known when that one was written. Not part of the chain. */
  readonly took?: Took
}

/** How long the commit `seq` of the same tab took, in ms from its cause (the press, for a command). */
export type Took = {
  readonly seq: number
  /** Until its patches were on their way to the page. */
  readonly visible: number
  /** Until its transaction was complete. */
  readonly durable: number
}

export type NewCommit = Omit<Commit, 'seq' | 'hash' | 'epoch'>
