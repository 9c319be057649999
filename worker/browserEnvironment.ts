import { systemClock } from '../core/adapters/clock/Clock.system.ts'
import { systemIds } from '../core/adapters/clock/Ids.system.ts'
import { commerceApiOverFetch } from '../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { connect } from '../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../core/adapters/eventLog/EventLog.dexie.ts'
import { dexieQueryCache } from '../core/adapters/queries/QueryCache.dexie.ts'
import { dexieSessionStore } from '../core/adapters/sessionStore/SessionStore.dexie.ts'
import { aloneLeadership } from '../core/adapters/tabs/LeaderElection.alone.ts'
import { webLocksLeadership } from '../core/adapters/tabs/LeaderElection.webLocks.ts'
import type { LeaderMessage } from '../core/adapters/tabs/LeaderMessage.ts'
import type { Locks } from '../core/adapters/tabs/Locks.ts'
import { broadcastTabChannel } from '../core/adapters/tabs/TabChannel.broadcast.ts'
import type { Environment, TabMessage } from './environment.ts'
import { loadOnDemand } from './requests/loadOnDemand.ts'

/** The parts of the browser that the worker uses. */
export const browserEnvironment = (): Environment => {
  const clock = systemClock()
  const ids = systemIds(clock)
  const indexedDb = { factory: indexedDB, keyRange: IDBKeyRange }
  const connection = connect({ name: 'cairn', indexedDb, clock })
  // A separate database: when the log's is lost, the session still exists to fetch the basket with. Where the log's
  // answers, this one is asked again: without it the shopper would be somebody else.
  const sessions = connect({ name: 'cairn-session', indexedDb, clock, besides: connection, leftAloneMs: 0 })
  // lib.dom does not know that browsers without HTTPS lack it.
  const locks = (navigator as { readonly locks?: LockManager }).locks ?? null
  return {
    clock,
    ids,
    random: Math.random,
    api: commerceApiOverFetch({ fetch: fetch.bind(globalThis), apiBase: '', clock, isOnline: () => navigator.onLine }),
    disk: dexieEventLog(connection, ids.uuidv7),
    queryCache: dexieQueryCache(connection),
    sessionStore: dexieSessionStore(sessions),
    // Only signing in needs it, whose code is loaded by then.
    pkce: async () => (await loadOnDemand()).systemPkce(),
    leadership: (tabId) =>
      locks === null
        ? aloneLeadership()
        : webLocksLeadership({
            tabId,
            locks: electionLocks(locks),
            channel: broadcastTabChannel<LeaderMessage>(port('cairn-leader')),
            clock,
          }),
    channel: broadcastTabChannel<TabMessage>(port('cairn')),
    // lib.dom: a promise of whatever the callback returns, here itself a promise.
    alone: (work) => (locks === null ? work() : (locks.request('cairn-session', work) as ReturnType<typeof work>)),
    isOnline: () => navigator.onLine,
    browser: navigator.userAgent,
  }
}

const port = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

const electionLocks = (locks: LockManager): Locks => ({
  request: async (name, options, hold) => {
    await locks.request(name, { ...options }, hold)
  },
})

/** By then the first page is shown and has made its requests, ms. */
const restMs = 1_000

/**
 * The first formatter of a process takes a browser about 20 ms, because it lists every known locale; all threads share
 * that list. Here nobody waits for it, while it would block a page's first dialog, which brings react-aria's own
 * formatter.
 */
export const warmFormatters = (): void => void setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'), restMs)
