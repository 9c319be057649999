import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { Ids } from '../core/adapters/clock/Ids.ts'
import type { CommerceApi } from '../core/adapters/commerceApi/CommerceApi.ts'
import type { EventLog } from '../core/adapters/eventLog/EventLog.ts'
import type { Pkce } from '../core/adapters/pkce/Pkce.ts'
import type { QueryCache } from '../core/adapters/queries/QueryCache.ts'
import type { SessionStore } from '../core/adapters/sessionStore/SessionStore.ts'
import type { Leadership } from '../core/adapters/tabs/Leadership.ts'
import type { HeadNews, TabChannel } from '../core/adapters/tabs/TabChannel.ts'

/** Everything outside the core, passed in: the browser's in `worker.ts`, a simulated one in tests. */
export type Environment = {
  readonly clock: Clock
  readonly ids: Ids
  /** In [0, 1). */
  readonly random: () => number
  readonly api: CommerceApi
  readonly disk: EventLog
  readonly queryCache: QueryCache
  readonly sessionStore: SessionStore
  readonly pkce: Pkce
  readonly leadership: (tabId: string) => Leadership
  readonly channel: TabChannel<TabMessage>
  /** Runs alone among all tabs of this browser. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  readonly isOnline: () => boolean
  /** What the browser calls itself, for the head of an exported log. */
  readonly browser: string
}

/** Messages between tabs: the log has grown; who holds this secret; I do. Never the secret itself. */
export type TabMessage =
  | HeadNews
  | { readonly _tag: 'WhoHolds'; readonly ref: string }
  | { readonly _tag: 'IHold'; readonly ref: string }
