/** The parts of IndexedDB that are passed in, so that tests can bring their own. */
export type IndexedDb = { readonly factory: IDBFactory; readonly keyRange: typeof IDBKeyRange }

/** Raised with every change of the stores. A newer version never drops or rekeys a store; it adds another one. */
export const databaseVersion = 1

/** Every store of the shop's one database. `log`, `segments` and `snapshots` are the log; the others are separate. */
export const stores = {
  meta: '',
  log: 'seq',
  segments: 'from',
  snapshots: 'seq',
  queries: 'key, usedAt',
  session: 'site',
} as const

export type StoreName = keyof typeof stores

export type DatabaseEvents = {
  /** There is none yet, and one is about to be created. */
  readonly onMissing: () => void
  /** The browser cut the connection, or the database was deleted. */
  readonly onClose: () => void
  /** A newer version of the shop wants to upgrade; the handle is closed to allow it. */
  readonly onUpgraded: () => void
}

/**
 * Opens the database; rejects with what IndexedDB or Dexie throws. A missing or older database is first brought to
 * today's version by Dexie; the hot path uses the plain handle.
 */
export const openDatabase = async (
  name: string,
  indexedDb: IndexedDb,
  events: DatabaseEvents,
): Promise<IDBDatabase> => {
  const handle = (await openAsItIs(name, indexedDb, events.onMissing)) ?? (await openUpgraded(name, indexedDb))
  handle.addEventListener('versionchange', (event) => {
    handle.close()
    if (event.newVersion === null) events.onClose()
    else events.onUpgraded()
  })
  handle.addEventListener('close', events.onClose)
  return handle
}

const openUpgraded = async (name: string, indexedDb: IndexedDb): Promise<IDBDatabase> => {
  const { bringToVersion } = await import('./databaseSchema.ts')
  await bringToVersion(name, indexedDb)
  const handle = await openAsItIs(name, indexedDb, () => undefined)
  if (handle === null) throw { name: 'InvalidStateError' }
  return handle
}

/** Null when there is something to create or upgrade; nothing has been changed then. Dexie counts versions in tens. */
const openAsItIs = (name: string, { factory }: IndexedDb, onMissing: () => void): Promise<IDBDatabase | null> =>
  new Promise((resolve, reject) => {
    const request = factory.open(name, databaseVersion * 10)
    let isOlder = false
    request.onupgradeneeded = ({ oldVersion }) => {
      isOlder = true
      if (oldVersion === 0) onMissing()
      request.transaction?.abort()
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      // Firefox also reports an aborted upgrade to the window, unless it was marked as expected.
      event.preventDefault()
      if (isOlder) resolve(null)
      else reject(request.error)
    }
  })
