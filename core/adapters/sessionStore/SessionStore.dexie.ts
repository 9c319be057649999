import type { Connection, Used } from '../eventLog/connection.ts'
import { transact, type LogTransaction } from '../eventLog/transact.ts'
import { underOneKey } from './SessionStore.ts'
import type { SessionStore, StoredSession } from './SessionStore.ts'

/** A session is stored under its site, a secret of the device under a name that no site has. */
type Kept = StoredSession | { readonly secret: string }

/**
 * What this worker last did to a row, null = cleared. If it is not saved, it is newer than the database: a used-up
 * token must not come back.
 */
type Own = { readonly kept: Kept | null; readonly isSaved: boolean }

/**
 * What could not be saved is tried again after this time, ms: the log may be on the disk, and the next worker would
 * repeat what it owes as somebody else.
 */
export const saveAgainMs = 5_000

/** How often a session that cannot be read is asked for before this worker goes on without. */
const mostReads = 3

/** In the shop's database. What the database cannot store or return is kept in this worker's memory. */
export const dexieSessionStore = (connection: Connection): SessionStore => {
  const own = new Map<string, Own>()
  /** The refresh token that this worker read or saved last, null = none; without a row nothing could be read. */
  const seen = new Map<string, string | null>()
  const inOne = <T>(mode: IDBTransactionMode, body: (page: LogTransaction) => Promise<T>): Promise<Used<T>> =>
    connection.use((db) => transact(db, connection.clock, { stores: ['session'], mode, durability: 'strict' }, body))
  const save = async (site: string, mine: Own, isAgain: boolean): Promise<void> => {
    const { kept } = mine
    const used = await inOne('readwrite', async (page) => {
      if (kept === null) return page.delete('session', site)
      const stored = isAgain || !('secret' in kept) ? await page.get('session', site) : undefined
      // Another tab has gone ahead, or it could not be read before: what is stored counts.
      if ('secret' in kept) return stored === undefined ? page.put('session', { site, ...kept }) : undefined
      const before = sessionOf(stored) ?? undefined
      if (isAgain && before !== undefined && before.refreshToken !== seen.get(site)) return
      return page.put('session', { site, ...underOneKey(before, kept) })
    })
    if (own.get(site) !== mine) return
    if (used._tag === 'Done') {
      own.set(site, { kept, isSaved: true })
      seen.set(site, kept !== null && 'refreshToken' in kept ? kept.refreshToken : null)
    }
    if (used._tag === 'Failed' && kept !== null)
      connection.clock.setTimer(saveAgainMs, () => own.get(site) === mine && void save(site, mine, true))
  }
  const keep = (site: string, kept: Kept | null): Promise<void> => {
    const mine = { kept, isSaved: false }
    own.set(site, mine)
    return save(site, mine, false)
  }
  const read = async (site: string, reads = 1): Promise<unknown> => {
    const mine = own.get(site)
    if (mine && !mine.isSaved) return mine.kept
    const used = await inOne('readonly', (page) => page.get('session', site))
    if (used._tag === 'Done') {
      seen.set(site, sessionOf(used.value)?.refreshToken ?? null)
      return used.value
    }
    // The newer version continues with this session: if it were used up here too, both would lose it.
    if (used._tag === 'ReadOnly') return null
    return mine === undefined && reads < mostReads ? read(site, reads + 1) : mine?.kept
  }
  return {
    get: async (site) => sessionOf(await read(site)),
    put: keep,
    clear: (site) => keep(site, null),
    // IndexedDB returns what `keepSecret` wrote.
    secret: async (name) => ((await read(`#${name}`)) as { readonly secret: string } | undefined)?.secret ?? null,
    keepSecret: (name, secret) => keep(`#${name}`, { secret }),
  }
}

const sessionOf = (row: unknown): StoredSession | null => {
  if (!row) return null
  // IndexedDB returns what `put` wrote, or an older build's row without `renewalKey`.
  const { site: _site, ...session } = row as Omit<StoredSession, 'renewalKey'> & {
    readonly site?: string
    readonly renewalKey?: string
  }
  return { ...recordOfGuest, renewalKey: session.refreshToken, ...session }
}

/**
 * What a record of the first release, which had only the refresh token and its end, means today. The renewal key came
 * later still: until the next renewal the token itself serves as the key, which is the same in every tab.
 */
const recordOfGuest: Omit<StoredSession, 'refreshToken' | 'renewalKey' | 'refreshExpiry'> = {
  accessExpiry: 0,
  consumerNo: '',
  consumerType: 'GUEST',
  memberId: null,
  isEmployeeDiscountTCAccepted: false,
  isLoggedIn: false,
  isEmployee: false,
  isMock: false,
}
