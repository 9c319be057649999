import { Schema } from 'effect'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { checkDocument } from './checkDocument.ts'
import { countPublication } from './contentState.ts'
import type { DocumentFault } from './checkDocument.ts'
import { nameOfAddress } from './storedDocuments.ts'

/** Who did something, and when (epoch ms). */
export type By = { readonly author: string; readonly now: number }

export type SavedDraft =
  | { readonly _tag: 'Saved'; readonly address: ContentAddress; readonly revision: number }
  | { readonly _tag: 'Invalid'; readonly faults: readonly DocumentFault[] }

/** Saves a document as its next revision. Shoppers see it only when it is published. */
export const saveDraft = async (db: Db, json: unknown, by: By): Promise<SavedDraft> => {
  const checked = checkDocument(json)
  if (checked._tag === 'Invalid') return checked
  const { site, family, key } = checked.document
  const revision = await inTransaction(db, (tx) => saveRevision(tx, checked.document, by))
  return { _tag: 'Saved', address: { site, family, key }, revision }
}

/** The same for a document that was checked. */
export const saveRevision = async (tx: Tx, document: ContentDocument, { author, now }: By): Promise<number> => {
  const { site, family, key } = document
  const address = { site, family, key }
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
  await tx
    .insertInto('content_revision')
    .values({
      ...address,
      revision: latest,
      document: JSON.stringify(Schema.encodeSync(ContentDocument)(document)),
      author,
      saved_at: now,
    })
    .execute()
  return latest
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
    const number = await countPublication(tx)
    await tx
      .insertInto('content_publication')
      .values(revisions.map(({ site, family, key }) => ({ site, family, key, revision: 1, number })))
      .execute()
  })
}

/** Puts these in the place of what `author` saved first, where nobody has saved another revision since. */
export const replaceUnedited = async (tx: Tx, documents: readonly ContentDocument[], author: string): Promise<void> => {
  if (documents.length === 0) return
  for (const document of documents)
    await tx
      .updateTable('content_revision')
      .set({ document: JSON.stringify(Schema.encodeSync(ContentDocument)(document)) })
      .where('site', '=', document.site)
      .where('family', '=', document.family)
      .where('key', '=', document.key)
      .where('revision', '=', 1)
      .where('author', '=', author)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('content_document')
              .select('key')
              .where('site', '=', document.site)
              .where('family', '=', document.family)
              .where('key', '=', document.key)
              .where('latest', '>', 1),
          ),
        ),
      )
      .execute()
  await countPublication(tx)
}
