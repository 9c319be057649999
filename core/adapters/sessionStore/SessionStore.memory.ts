import { underOneKey } from './SessionStore.ts'
import type { SessionStore, StoredSession } from './SessionStore.ts'

export const memorySessionStore = (): SessionStore => {
  const sessions = new Map<string, StoredSession>()
  const secrets = new Map<string, string>()
  return {
    get: async (site) => sessions.get(site) ?? null,
    put: async (site, session) => {
      sessions.set(site, underOneKey(sessions.get(site), session))
    },
    clear: async (site) => {
      sessions.delete(site)
    },
    secret: async (name) => secrets.get(name) ?? null,
    keepSecret: async (name, secret) => {
      secrets.set(name, secret)
    },
  }
}
