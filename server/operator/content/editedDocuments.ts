import { Option, Schema } from 'effect'
import type { DocumentAct, EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import { missingLanguages, writtenLanguages } from '../../../core/domain/content/localize.ts'
import { stagesOf } from '../../../core/domain/content/publications.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { readPublications } from '../../content/storedDocuments.ts'
import type { StoredDocument } from '../../content/storedDocuments.ts'
import type { Db, Tx } from '../../storage/Tables.ts'
import type { ContentAddress } from '../../storage/tables/ContentTables.ts'
import { canUndo, publishingActs } from './publishingActs.ts'

/** The most that a document's history shows. */
const mostActs = 200

/** OPR-26: a document with what became of it; undefined when there is none. */
export const editedDocument = async (
  db: Db,
  address: ContentAddress,
  now: number,
): Promise<EditedDocument | undefined> => {
  const revisions = await revisionsOf(db, address)
  const [latest] = revisions
  const document = latest && (await readRevision(db, address, latest.revision))
  if (latest === undefined || document === undefined) return undefined
  const publications = await readPublications(db, address)
  const acts = await publishingActs(db, address)
  const { site, family, key } = address
  return {
    site,
    family,
    documentKey: key,
    ...stagesShown(document, publications, latest, now),
    version: versionOf(latest.revision, publications),
    document: Schema.encodeSync(ContentDocument)(document),
    languages: writtenLanguages(site),
    canUndo: canUndo(publications, acts),
    history: [...acts.map(toAct), ...revisions.map(savedAct)]
      .toSorted((one, other) => other.at - one.at)
      .slice(0, mostActs),
  }
}

/** OPR-26: one revision; undefined when there is none, or today's contract cannot read it. */
export const readRevision = async (
  db: Db,
  { site, family, key }: ContentAddress,
  revision: number,
): Promise<ContentDocument | undefined> => {
  const row = await db
    .selectFrom('content_revision')
    .select('document')
    .where('site', '=', site)
    .where('family', '=', family)
    .where('key', '=', key)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row && Option.getOrUndefined(Schema.decodeUnknownOption(ContentDocument)(row.document))
}

/** Names a state of a document: its latest revision, and what is published of it in which order. */
export const versionOf = (latest: number, publications: readonly Pick<StoredDocument, 'revision'>[]): string =>
  [latest, ...publications.map(({ revision }) => revision)].join('-').slice(0, 400)

/** What a row and an open document say about the stages of a document's revisions. */
export const stagesShown = (
  document: ContentDocument,
  publications: readonly StoredDocument[],
  latest: { readonly revision: number; readonly wasPublished: boolean },
  now: number,
) => {
  const { shown, scheduled, isDraft } = stagesOf(publications, latest.revision, now)
  return {
    revision: latest.revision,
    shown: shown?.revision ?? null,
    ...defined({ shownUntil: shown?.document.validUntil }),
    scheduled: scheduled.map(({ revision, document: { validFrom = now, validUntil } }) => ({
      revision,
      from: validFrom,
      ...defined({ until: validUntil }),
    })),
    isDraft,
    isHidden: latest.wasPublished && shown === undefined && scheduled.length === 0,
    missing: missingLanguages(document),
  }
}

type SavedRevision = {
  readonly revision: number
  readonly author: string
  readonly savedAt: number
  readonly wasPublished: boolean
}

/** The latest first. */
const revisionsOf = async (db: Db, { site, family, key }: ContentAddress): Promise<readonly SavedRevision[]> => {
  const rows = await db
    .selectFrom('content_revision')
    .innerJoin('content_document', (join) =>
      join
        .onRef('content_document.site', '=', 'content_revision.site')
        .onRef('content_document.family', '=', 'content_revision.family')
        .onRef('content_document.key', '=', 'content_revision.key'),
    )
    .select([
      'content_revision.revision',
      'content_revision.author',
      'content_revision.saved_at',
      'content_document.published_at',
    ])
    .where('content_revision.site', '=', site)
    .where('content_revision.family', '=', family)
    .where('content_revision.key', '=', key)
    .orderBy('content_revision.revision', 'desc')
    .limit(mostActs)
    .execute()
  return rows.map((row) => ({
    revision: row.revision,
    author: row.author,
    savedAt: row.saved_at,
    wasPublished: row.published_at !== null,
  }))
}

const savedAct = ({ revision, author, savedAt }: SavedRevision): DocumentAct => ({
  at: savedAt,
  by: author,
  act: 'saved',
  revision,
})

const toAct = ({ at, by, act, publications, from, until }: Awaited<ReturnType<typeof publishingActs>>[number]) => ({
  at,
  by: by ?? 'npm run content',
  act,
  revision: publications.after[0] ?? null,
  ...defined({ from, until }),
})

type Held = {
  readonly _tag: 'Held'
  readonly latest: number
  readonly publications: Awaited<ReturnType<typeof readPublications>>
}

/** The document in its state of `version`, or in whatever state without one, held until the end of the transaction. */
export const lockedDocument = async (
  tx: Tx,
  address: ContentAddress,
  version: string | undefined,
): Promise<Held | { readonly _tag: 'Unknown' } | { readonly _tag: 'Stale' }> => {
  const latest = await lockedLatest(tx, address)
  if (latest === 0) return { _tag: 'Unknown' }
  const publications = await readPublications(tx, address)
  const isStale = version !== undefined && version !== versionOf(latest, publications)
  return isStale ? { _tag: 'Stale' } : { _tag: 'Held', latest, publications }
}

/** Its latest revision, held until the end of the transaction; 0 = there is none. */
export const lockedLatest = async (tx: Tx, { site, family, key }: ContentAddress): Promise<number> =>
  (
    await tx
      .selectFrom('content_document')
      .select('latest')
      .where('site', '=', site)
      .where('family', '=', family)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
  )?.latest ?? 0
