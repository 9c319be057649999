/** What tabs say about who sends. */
export type LeaderMessage =
  /** Every second from the tab that leads. */
  | { readonly _tag: 'Beat'; readonly term: number; readonly tabId: string; readonly isVisible: boolean }
  /** A visible tab asks a hidden leader for the lead. */
  | { readonly _tag: 'Want'; readonly tabId: string }
  /** The hidden leader has stopped sending and leaves its lock to be taken by `to`. */
  | { readonly _tag: 'Offer'; readonly to: string }
