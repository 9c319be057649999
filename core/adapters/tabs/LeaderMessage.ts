/** Messages between tabs about who sends. */
export type LeaderMessage =
  /** Sent every second by the leading tab. */
  | { readonly _tag: 'Beat'; readonly term: number; readonly tabId: string; readonly isVisible: boolean }
  /** A visible tab asks a hidden leader for the lead. */
  | { readonly _tag: 'Want'; readonly tabId: string }
  /** The hidden leader has stopped sending and lets `to` take its lock. */
  | { readonly _tag: 'Offer'; readonly to: string }
