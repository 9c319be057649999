import type { SessionStore, StoredSession } from './SessionStore.ts'

export const memorySessionStore = (): SessionStore => {
  const sessions = new Map<string, StoredSession>()
  return {
    get: async (site) => sessions.get(site) ?? null,
    put: async (site, session) => {
      sessions.set(site, session)
    },
    clear: async (site) => {
      sessions.delete(site)
    },
  }
}
