import type { HeadNews } from '../core/adapters/tabs/TabChannel.ts'

/** What tabs say to each other: the log has grown; who holds this secret; I do. Never the secret. */
export type TabMessage =
  | HeadNews
  | { readonly _tag: 'WhoHolds'; readonly ref: string }
  | { readonly _tag: 'IHold'; readonly ref: string }
