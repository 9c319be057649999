import type { ContentFamily } from '../../contracts/content/contentDocument.ts'
import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { shownPublication } from '../../core/domain/content/publications.ts'
import { locales, parseLocale } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Log } from '../kit/requestLog.ts'
import type { Db } from '../storage/Tables.ts'
import { newId } from '../storage/newId.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { contentVersion } from './contentState.ts'
import { listPublications, nameOfAddress, readPublications } from './storedDocuments.ts'
import type { StoredDocument } from './storedDocuments.ts'

/**
 * Keeps what is published in memory until anything is published again, by whichever process. The version row is looked
 * at every second, so every server shows a publication within two. While the database does not answer, what is kept
 * stays. Returns how to stop.
 */
export const keepPublished = (db: Db, log: Log, everyMs: number = 1_000): (() => Promise<void>) => {
  const { look, forget } = publishedKeeper(db, log)
  let isLooking = false
  let looking: Promise<void> = Promise.resolve()
  const lookOnce = (): void => {
    if (isLooking) return
    isLooking = true
    looking = look().finally(() => (isLooking = false))
  }
  lookOnce()
  const timer = setInterval(lookOnce, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
    forget()
  }
}

/** Without a timer: `look` gives up what is kept if anything was published since the last look. It never rejects. */
export const publishedKeeper = (
  db: Db,
  log: Log,
): { readonly look: () => Promise<void>; readonly forget: () => void } => {
  const kept: Kept = { version: -1, documents: new Map(), lists: new Map() }
  const look = async (): Promise<void> => {
    const version = await contentVersion(db)
    if (version === kept.version) return
    // A read in progress may be of the older version: it fills the maps that are replaced here.
    kept.documents = new Map()
    kept.lists = new Map()
    kept.version = version
    keptBy.set(db, kept)
  }
  return {
    look: () => look().catch((error: unknown) => log({ event: 'failure', correlationId: newId(), error })),
    forget: () => void keptBy.delete(db),
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

/** RT-13: the keys under which a page of content is shown in the shop of a locale at `now` (epoch ms). */
export const publishedPages = async (
  db: Db,
  now: number,
): Promise<{
  readonly has: (locale: string, key: string) => boolean
  readonly keys: (locale: string) => ReadonlySet<string>
}> => {
  const [na, emea] = await Promise.all([keysOf(db, 'NA', now), keysOf(db, 'EMEA', now)])
  const keys = (locale: string): ReadonlySet<string> => {
    const code = parseLocale(locale)
    return code === null ? new Set() : locales[code].site === 'NA' ? na : emea
  }
  return { has: (locale, key) => keys(locale).has(key), keys }
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

const keysOf = async (db: Db, site: Site, now: number): Promise<ReadonlySet<string>> => {
  const pages = await listPublished(db, site, now, 'page')
  return new Set(
    pages.flatMap(({ document: { key, bodies } }) =>
      Object.values(bodies).some(({ slots }) => isOwnPage(key, slots)) ? [key] : [],
    ),
  )
}
