import type { Connection, Used } from '../eventLog/connection.ts'
import { transact, type Page } from '../eventLog/transact.ts'
import type { SessionStore, StoredSession } from './SessionStore.ts'

type Row = StoredSession & { readonly site: string }

/** What this worker last did for a site, null = cleared. Unsaved, it is newer than the database: a used-up token must not come back. */
type Own = { readonly session: StoredSession | null; readonly isSaved: boolean }

/** In the shop's database. What the database cannot take or give stands in this worker's memory. */
export const dexieSessionStore = (connection: Connection): SessionStore => {
  const own = new Map<string, Own>()
  const inOne = <T>(mode: IDBTransactionMode, body: (page: Page) => Promise<T>): Promise<Used<T>> =>
    connection.use((db) => transact(db, connection.clock, { stores: ['session'], mode, durability: 'strict' }, body))
  const keep = async (site: string, session: StoredSession | null): Promise<void> => {
    own.set(site, { session, isSaved: false })
    const used = await inOne('readwrite', async (page) =>
      session === null ? page.delete('session', site) : page.put('session', { site, ...session } satisfies Row),
    )
    if (used._tag === 'Done') own.set(site, { session, isSaved: true })
  }
  return {
    get: async (site) => {
      const mine = own.get(site)
      if (mine && !mine.isSaved) return mine.session
      const used = await inOne('readonly', async (page) => (await page.get('session', site)) as Row | undefined)
      if (used._tag === 'Done') return sessionOf(used.value)
      // The newer version goes on with this session: used up here as well, it would be lost to both.
      return used._tag === 'ReadOnly' ? null : (mine?.session ?? null)
    },
    put: (site, session) => keep(site, session),
    clear: (site) => keep(site, null),
  }
}

const sessionOf = (row: Row | undefined): StoredSession | null => {
  if (row === undefined) return null
  const { site: _site, ...session } = row
  return { ...recordOfGuest, ...session }
}

/** What a record of the first release, which had only the refresh token and its end, stood for. */
const recordOfGuest: Omit<StoredSession, 'refreshToken' | 'refreshExpiry'> = {
  accessExpiry: 0,
  consumerNo: '',
  consumerType: 'GUEST',
  memberId: null,
  isEmployeeDiscountTCAccepted: false,
  isLoggedIn: false,
  isEmployee: false,
  isMock: false,
}
