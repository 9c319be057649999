import { Option, Schema } from 'effect'
import type { ContentState, DocumentRow } from '../../../contracts/api/operator/editedDocument.ts'
import { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import type { ContentFamily } from '../../../contracts/content/contentDocument.ts'
import { localize, siteLanguages } from '../../../core/domain/content/localize.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'
import { documentPath } from '../../content/previewPath.ts'
import { latestRevisions, listPublications, nameOfAddress } from '../../content/storedDocuments.ts'
import type { Db } from '../../storage/Tables.ts'
import { stagesShown } from './editedDocuments.ts'

type Asked = {
  readonly site?: Site
  readonly family?: ContentFamily
  readonly state?: ContentState
  readonly search?: string
  readonly after?: string
}

/** One page of the list. */
const documentsAtOnce = 50

/** OPR-25: documents with what became of them, the one that was saved last first. */
export const listDocuments = async (
  db: Db,
  { site, family, state, search = '', after }: Asked,
  now: number,
): Promise<{ readonly documents: readonly DocumentRow[]; readonly next?: string; readonly count: number }> => {
  const sites: readonly Site[] = site === undefined ? ['NA', 'EMEA'] : [site]
  const rows = (await Promise.all(sites.map((each) => rowsOf(db, each, family, now)))).flat()
  const words = search.trim().toLowerCase()
  const found = rows
    .filter(({ row }) => state === undefined || isIn(row, state))
    .filter(({ texts }) => texts.some((text) => text.toLowerCase().includes(words)))
    .map(({ row }) => row)
    .toSorted((one, other) => other.at - one.at || (placeOf(one) < placeOf(other) ? -1 : 1))
  const start = after === undefined ? 0 : found.findIndex((row) => isBehind(row, after))
  const documents = start < 0 ? [] : found.slice(start, start + documentsAtOnce)
  const last = documents.at(-1)
  return {
    documents,
    count: found.length,
    ...defined({ next: last && start + documentsAtOnce < found.length ? placeOf(last) : undefined }),
  }
}

const isIn = ({ shown, scheduled, isDraft, isHidden }: DocumentRow, state: ContentState): boolean => {
  switch (state) {
    case 'published':
      return shown !== null
    case 'scheduled':
      return scheduled.length > 0
    case 'draft':
      return isDraft
    case 'hidden':
      return isHidden
  }
}

/** Where a document stands in the list: when it was saved, and its address. */
const placeOf = ({ at, site, family, documentKey: key }: DocumentRow): string =>
  `${at} ${nameOfAddress({ site, family, key })}`

/** In the list's order, even if the document of this place is saved again meanwhile. */
const isBehind = (row: DocumentRow, place: string): boolean => {
  const [at = '', name = ''] = place.split(' ')
  const [, own = ''] = placeOf(row).split(' ')
  return row.at < Number(at) || (row.at === Number(at) && own > name)
}

const rowsOf = async (db: Db, site: Site, family: ContentFamily | undefined, now: number) => {
  const publications = new Map(
    (await listPublications(db, site, family)).flatMap((each) =>
      each.slice(0, 1).map(({ document }) => [nameOfAddress(document), each] as const),
    ),
  )
  return (await latestOf(db, site, family)).flatMap(({ document: json, ...saved }) => {
    const document = Option.getOrUndefined(Schema.decodeUnknownOption(ContentDocument)(json))
    if (document === undefined) return []
    const path = documentPath(document)
    const row: DocumentRow = {
      site,
      family: document.family,
      documentKey: document.key,
      name: localize(document, siteLanguages(site)[0] ?? '')?.name ?? document.key,
      path: document.family === 'page' && path !== null ? path || '/' : null,
      by: saved.author,
      at: saved.saved_at,
      ...stagesShown(
        document,
        publications.get(nameOfAddress(document)) ?? [],
        { revision: saved.revision, wasPublished: saved.published_at !== null },
        now,
      ),
    }
    return [{ row, texts: [document.key, row.path ?? '', ...Object.values(document.bodies).map(({ name }) => name)] }]
  })
}

const latestOf = (db: Db, site: Site, family: ContentFamily | undefined) => {
  const all = latestRevisions(db)
    .select(['content_revision.author', 'content_revision.saved_at', 'content_document.published_at'])
    .where('content_document.site', '=', site)
  return (family === undefined ? all : all.where('content_document.family', '=', family)).execute()
}
