import type { ContentFamily } from '../../contracts/content/contentDocument.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Log } from '../kit/requestLog.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { contentVersion, listStored, nameOfAddress, readStored } from './contentStore.ts'
import type { StoredDocument } from './contentStore.ts'

/**
 * Keeps what is published in memory until anything is published again, by whichever process. The version row is looked
 * at every second, so every server shows a publication within two. While the database does not answer, what is kept
 * stays. Returns how to stop.
 */
export const keepPublished = (db: Db, log: Log, everyMs: number = 1_000): (() => Promise<void>) => {
  const kept: Kept = { version: -1, documents: new Map(), lists: new Map() }
  const look = async (): Promise<void> => {
    const version = await contentVersion(db)
    if (version === kept.version) return
    // What is read now may be older than this version: it goes into the maps that are given up here.
    kept.documents = new Map()
    kept.lists = new Map()
    kept.version = version
    keptBy.set(db, kept)
  }
  let isLooking = false
  let looking: Promise<void> = Promise.resolve()
  const lookOnce = (): void => {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch((error: unknown) => log({ event: 'failure', correlationId: newId(), error }))
      .finally(() => (isLooking = false))
  }
  lookOnce()
  const timer = setInterval(lookOnce, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
    keptBy.delete(db)
  }
}

/** The published revision of a document: kept, or from the database where nothing is kept. */
export const readPublished = (db: Db, address: ContentAddress): Promise<StoredDocument | undefined> =>
  keptOr(keptBy.get(db)?.documents, nameOfAddress(address), () => readStored(db, address, 'published'))

export const listPublished = (db: Db, site: Site, family?: ContentFamily): Promise<readonly StoredDocument[]> =>
  keptOr(keptBy.get(db)?.lists, `${site}/${family ?? ''}`, () => listStored(db, site, 'published', family))

type Kept = {
  version: number
  documents: Map<string, Promise<StoredDocument | undefined>>
  lists: Map<string, Promise<readonly StoredDocument[]>>
}

const keptBy = new WeakMap<Db, Kept>()

/** Addresses come from paths, so there may be any number of them. */
const mostKept = 1_000

const keptOr = <T>(map: Map<string, Promise<T>> | undefined, name: string, read: () => Promise<T>): Promise<T> => {
  const known = map?.get(name)
  if (known !== undefined) return known
  const reading = read()
  if (map === undefined) return reading
  if (map.size >= mostKept) map.clear()
  map.set(name, reading)
  reading.catch(() => map.delete(name))
  return reading
}
