import { Option, Schema } from 'effect'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import type { ContentFamily } from '../../contracts/content/contentDocument.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Db } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'

/** Which revision of a document: what shoppers see at the moment, or what an editor has saved last. */
export type ContentStage = 'published' | 'latest'

export type StoredDocument = { readonly revision: number; readonly document: ContentDocument }

/** No part of it holds a space. */
export const nameOfAddress = ({ site, family, key }: ContentAddress): string => `${site}/${family}/${key}`

/** What an editor has saved last. */
export const readLatest = async (
  db: Db,
  { site, family, key }: ContentAddress,
): Promise<StoredDocument | undefined> => {
  const row = await latestRevisions(db)
    .where('content_document.site', '=', site)
    .where('content_document.family', '=', family)
    .where('content_document.key', '=', key)
    .executeTakeFirst()
  return row && decoded(row)[0]
}

/** What is published of a document, the last publication first. Shoppers see the first that is valid. */
export const readPublications = async (
  db: Db,
  { site, family, key }: ContentAddress,
): Promise<readonly StoredDocument[]> => {
  const rows = await publishedRevisions(db)
    .where('content_publication.site', '=', site)
    .where('content_publication.family', '=', family)
    .where('content_publication.key', '=', key)
    .orderBy('content_publication.number', 'desc')
    .execute()
  return rows.flatMap(decoded)
}

/** All documents of a site, or those of one family, in the order of their addresses, as they were saved last. */
export const listLatest = async (db: Db, site: Site, family?: ContentFamily): Promise<readonly StoredDocument[]> => {
  const all = latestRevisions(db).where('content_document.site', '=', site)
  const rows = await (family === undefined ? all : all.where('content_document.family', '=', family))
    .orderBy('content_document.family')
    .orderBy('content_document.key')
    .execute()
  return rows.flatMap(decoded)
}

/** The publications of each document, in the order of their addresses. */
export const listPublications = async (
  db: Db,
  site: Site,
  family?: ContentFamily,
): Promise<readonly (readonly StoredDocument[])[]> => {
  const all = publishedRevisions(db).where('content_publication.site', '=', site)
  const rows = await (family === undefined ? all : all.where('content_publication.family', '=', family))
    .orderBy('content_publication.family')
    .orderBy('content_publication.key')
    .orderBy('content_publication.number', 'desc')
    .execute()
  return byDocument(rows.flatMap(decoded))
}

const byDocument = (publications: readonly StoredDocument[]): readonly (readonly StoredDocument[])[] => {
  const documents = new Map<string, StoredDocument[]>()
  for (const publication of publications) {
    const name = nameOfAddress(publication.document)
    documents.set(name, [...(documents.get(name) ?? []), publication])
  }
  return [...documents.values()]
}

/** Of every document the revision that was saved last; the caller says which documents, and what else of them. */
export const latestRevisions = (db: Db) =>
  db
    .selectFrom('content_document')
    .innerJoin('content_revision', (join) =>
      join
        .onRef('content_revision.site', '=', 'content_document.site')
        .onRef('content_revision.family', '=', 'content_document.family')
        .onRef('content_revision.key', '=', 'content_document.key')
        .onRef('content_revision.revision', '=', 'content_document.latest'),
    )
    .select(['content_revision.revision', 'content_revision.document'])

/** Every published revision; the caller says of which documents, and what else of them. */
export const publishedRevisions = (db: Db) =>
  db
    .selectFrom('content_publication')
    .innerJoin('content_revision', (join) =>
      join
        .onRef('content_revision.site', '=', 'content_publication.site')
        .onRef('content_revision.family', '=', 'content_publication.family')
        .onRef('content_revision.key', '=', 'content_publication.key')
        .onRef('content_revision.revision', '=', 'content_publication.revision'),
    )
    .select(['content_revision.revision', 'content_revision.document'])

/**
 * Empty for a document of an earlier release that today's contract cannot read: it counts as missing, like a broken
 * block.
 */
const decoded = ({ revision, document }: { revision: number; document: unknown }): readonly StoredDocument[] =>
  Option.match(Schema.decodeUnknownOption(ContentDocument)(document), {
    onNone: () => [],
    onSome: (read) => [{ revision, document: read }],
  })
