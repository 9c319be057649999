import { randomBytes } from 'node:crypto'
import { Schema } from 'effect'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { stillPublished } from '../../core/domain/content/publications.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { checkDocument } from './checkDocument.ts'
import type { DocumentFault } from './checkDocument.ts'
import { nameOfAddress, readPublications } from './storedDocuments.ts'

/** Who did something, and when (epoch ms). */
type By = { readonly author: string; readonly now: number }

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

/**
 * Shows a revision to shoppers while it is valid, in one transaction, and counts the publication. What was published
 * before is shown while this one is not valid (CMS-01); a revision that is always valid replaces it. Publishing
 * an earlier revision takes back the later ones. False when there is no such revision.
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
    const number = await countPublication(tx)
    const address = { site, family, key }
    await tx
      .insertInto('content_publication')
      .values({ ...address, revision, number })
      .onConflict((is) => is.columns(['site', 'family', 'key', 'revision']).doUpdateSet({ number }))
      .execute()
    await forgetReplaced(tx, address, now)
    return true
  })

const forgetReplaced = async (tx: Db, address: ContentAddress, now: number): Promise<void> => {
  const still = stillPublished(await readPublications(tx, address), now)
  if (still.length === 0) return
  await tx
    .deleteFrom('content_publication')
    .where('site', '=', address.site)
    .where('family', '=', address.family)
    .where('key', '=', address.key)
    .where(
      'revision',
      'not in',
      still.map(({ revision }) => revision),
    )
    .execute()
}

const countPublication = async (tx: Db): Promise<number> => {
  const { version } = await tx
    .insertInto('content_state')
    .values({ id: 'content', version: 1, preview_secret: newSecret() })
    .onConflict((is) => is.column('id').doUpdateSet((old) => ({ version: old('content_state.version', '+', 1) })))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
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

const newSecret = (): string => randomBytes(32).toString('base64url')
