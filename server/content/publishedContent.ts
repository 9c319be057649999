import type { ContentFamily } from '../../contracts/content/contentDocument.ts'
import { shownPublication } from '../../core/domain/content/publications.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Log } from '../kit/requestLog.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { contentVersion } from './contentStore.ts'
import { listPublications, nameOfAddress, readPublications } from './storedDocuments.ts'
import type { StoredDocument } from './storedDocuments.ts'

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

/** The revision of a document that is shown at an instant: kept, or from the database where nothing is kept. */
export const readPublished = async (
  db: Db,
  address: ContentAddress,
  now: number,
): Promise<StoredDocument | undefined> =>
  shownPublication(
    await keptOr(keptBy.get(db)?.documents, nameOfAddress(address), () => readPublications(db, address)),
    now,
  )

export const listPublished = async (
  db: Db,
  site: Site,
  now: number,
  family?: ContentFamily,
): Promise<readonly StoredDocument[]> => {
  const documents = await keptOr(keptBy.get(db)?.lists, `${site}/${family ?? ''}`, () =>
    listPublications(db, site, family),
  )
  return documents.flatMap((publications) => shownPublication(publications, now) ?? [])
}

type Kept = {
  version: number
  documents: Map<string, Promise<readonly StoredDocument[]>>
  lists: Map<string, Promise<readonly (readonly StoredDocument[])[]>>
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
