/** AUTH-05, 15: what lets a session go on after a reload. `refreshExpiry` is epoch ms. */
export type StoredSession = { readonly refreshToken: string; readonly refreshExpiry: number }

/**
 * The worker's own store, one session per site. Apart from the log: no export, snapshot or view ever reads it.
 * Never rejects; without storage it holds for the life of the worker. Laws: tests/adapters/sessionStore/sessionStore.test.ts.
 */
export interface SessionStore {
  get(site: string): Promise<StoredSession | null>
  put(site: string, session: StoredSession): Promise<void>
  clear(site: string): Promise<void>
}
