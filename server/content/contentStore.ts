import { randomBytes } from 'node:crypto'
import { Option, Schema } from 'effect'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import type { ContentFamily } from '../../contracts/content/contentDocument.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { checkDocument } from './checkDocument.ts'
import type { DocumentFault } from './checkDocument.ts'

/** Who did something, and when (epoch ms). */
type By = { readonly author: string; readonly now: number }

/** Which revision of a document: what shoppers see, or what an editor has saved last. */
export type ContentStage = 'published' | 'latest'

export type StoredDocument = { readonly revision: number; readonly document: ContentDocument }

export type SavedDraft =
  | { readonly _tag: 'Saved'; readonly address: ContentAddress; readonly revision: number }
  | { readonly _tag: 'Invalid'; readonly faults: readonly DocumentFault[] }

/** Saves a document as its next revision. Shoppers see it only when it is published. */
export const saveDraft = async (db: Db, json: unknown, { author, now }: By): Promise<SavedDraft> => {
  const checked = checkDocument(json)
  if (checked._tag === 'Invalid') return checked
  const { site, family, key } = checked.document
  const address = { site, family, key }
  const revision = await inTransaction(db, async (tx) => {
    const { latest } = await tx
      .insertInto('content_document')
      .values({ ...address, latest: 1, published: null, published_by: null, published_at: null })
      .onConflict((is) =>
        is.columns(['site', 'family', 'key']).doUpdateSet((old) => ({
          latest: old('content_document.latest', '+', 1),
        })),
      )
      .returning('latest')
      .executeTakeFirstOrThrow()
    const document = JSON.stringify(Schema.encodeSync(ContentDocument)(checked.document))
    await tx
      .insertInto('content_revision')
      .values({ ...address, revision: latest, document, author, saved_at: now })
      .execute()
    return latest
  })
  return { _tag: 'Saved', address, revision }
}

/**
 * Publishes the first revision of each document that does not exist yet, all in one transaction. The others stay as
 * they are, also those that another server has just made.
 */
export const publishNew = async (db: Db, documents: readonly ContentDocument[], { author, now }: By): Promise<void> => {
  if (documents.length === 0) return
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('content_document')
      .values(
        documents.map(({ site, family, key }) => ({
          site,
          family,
          key,
          latest: 1,
          published: 1,
          published_by: author,
          published_at: now,
        })),
      )
      .onConflict((is) => is.columns(['site', 'family', 'key']).doNothing())
      .returning(['site', 'family', 'key'])
      .execute()
    const isMade = new Set(made.map(nameOfAddress))
    const revisions = documents.filter((document) => isMade.has(nameOfAddress(document)))
    if (revisions.length === 0) return
    await tx
      .insertInto('content_revision')
      .values(
        revisions.map((document) => ({
          site: document.site,
          family: document.family,
          key: document.key,
          revision: 1,
          document: JSON.stringify(Schema.encodeSync(ContentDocument)(document)),
          author,
          saved_at: now,
        })),
      )
      .execute()
    await countPublication(tx)
  })
}

/**
 * Shows a revision to shoppers: moves the document's one pointer and counts the publication, in one transaction. An
 * earlier revision takes a later one back. False when there is no such revision.
 */
export const publish = async (
  db: Db,
  { site, family, key }: ContentAddress,
  revision: number,
  { author, now }: By,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const moved = await tx
      .updateTable('content_document')
      .set({ published: revision, published_by: author, published_at: now })
      .where('site', '=', site)
      .where('family', '=', family)
      .where('key', '=', key)
      .where('latest', '>=', revision)
      .returning('key')
      .executeTakeFirst()
    if (moved === undefined || revision < 1) return false
    await countPublication(tx)
    return true
  })

const countPublication = async (tx: Db): Promise<void> => {
  await tx
    .insertInto('content_state')
    .values({ id: 'content', version: 1, preview_secret: newSecret() })
    .onConflict((is) => is.column('id').doUpdateSet((old) => ({ version: old('content_state.version', '+', 1) })))
    .execute()
}

/** How often anything was published. What is computed from content stays valid until this number changes. */
export const contentVersion = async (db: Db): Promise<number> =>
  (await db.selectFrom('content_state').select('version').executeTakeFirst())?.version ?? 0

/** The secret that signs preview tokens. Absent until the first token or publication. */
export const previewSecret = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('content_state').select('preview_secret').executeTakeFirst())?.preview_secret

/** The same secret; creates it if there is none yet. */
export const madePreviewSecret = async (db: Db): Promise<string> => {
  await db
    .insertInto('content_state')
    .values({ id: 'content', version: 0, preview_secret: newSecret() })
    .onConflict((is) => is.column('id').doNothing())
    .execute()
  return (await previewSecret(db)) ?? ''
}

/** No part of it holds a space. */
export const nameOfAddress = ({ site, family, key }: ContentAddress): string => `${site}/${family}/${key}`

const newSecret = (): string => randomBytes(32).toString('base64url')

export const readStored = async (
  db: Db,
  { site, family, key }: ContentAddress,
  stage: ContentStage,
): Promise<StoredDocument | undefined> => {
  const row = await revisionsAt(db, stage)
    .where('content_document.site', '=', site)
    .where('content_document.family', '=', family)
    .where('content_document.key', '=', key)
    .executeTakeFirst()
  return row && decoded(row)[0]
}

/** All documents of a site, or those of one family, in the order of their addresses. */
export const listStored = async (
  db: Db,
  site: Site,
  stage: ContentStage,
  family?: ContentFamily,
): Promise<readonly StoredDocument[]> => {
  const all = revisionsAt(db, stage).where('content_document.site', '=', site)
  const rows = await (family === undefined ? all : all.where('content_document.family', '=', family))
    .orderBy('content_document.family')
    .orderBy('content_document.key')
    .execute()
  return rows.flatMap(decoded)
}

const revisionsAt = (db: Db, stage: ContentStage) =>
  db
    .selectFrom('content_document')
    .innerJoin('content_revision', (join) =>
      join
        .onRef('content_revision.site', '=', 'content_document.site')
        .onRef('content_revision.family', '=', 'content_document.family')
        .onRef('content_revision.key', '=', 'content_document.key')
        .onRef('content_revision.revision', '=', `content_document.${stage}`),
    )
    .select(['content_revision.revision', 'content_revision.document'])

/**
 * Undefined for a document of an earlier release that today's contract cannot read: it counts as missing, like a broken
 * block.
 */
const decoded = ({ revision, document }: { revision: number; document: unknown }): readonly StoredDocument[] =>
  Option.match(Schema.decodeUnknownOption(ContentDocument)(document), {
    onNone: () => [],
    onSome: (read) => [{ revision, document: read }],
  })
