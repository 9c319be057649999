import { stillPublished } from '../../core/domain/content/publications.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { countPublication } from './contentState.ts'
import type { By } from './contentStore.ts'
import { readPublications } from './storedDocuments.ts'

/** Publishes a revision in a transaction of its own (`publishRevision`). */
export const publish = async (db: Db, address: ContentAddress, revision: number, by: By): Promise<boolean> =>
  inTransaction(db, (tx) => publishRevision(tx, address, revision, by))

/**
 * Shows a revision to shoppers while it is valid, and counts the publication. What was published before is shown while
 * this one is not valid (CMS-01); a revision that is always valid replaces it. Publishing an earlier revision takes back
 * the later ones. False when there is no such revision.
 */
export const publishRevision = async (
  tx: Tx,
  { site, family, key }: ContentAddress,
  revision: number,
  { author, now }: By,
): Promise<boolean> => {
  const address = { site, family, key }
  if (revision < 1 || !(await pointAt(tx, address, revision, { author, now }))) return false
  const number = await countPublication(tx)
  await tx
    .insertInto('content_publication')
    .values({ ...address, revision, number })
    .onConflict((is) => is.columns(['site', 'family', 'key', 'revision']).doUpdateSet({ number }))
    .execute()
  await forgetReplaced(tx, address, now)
  return true
}

/** OPR-28: puts these revisions in the place of what is published, the last publication first; none = nobody sees it. */
export const replacePublications = async (
  tx: Tx,
  { site, family, key }: ContentAddress,
  revisions: readonly number[],
  by: By,
): Promise<void> => {
  const address = { site, family, key }
  await deletePublications(tx, address).execute()
  await pointAt(tx, address, revisions[0] ?? null, by)
  if (revisions.length === 0) await countPublication(tx)
  for (const revision of revisions.toReversed())
    await tx
      .insertInto('content_publication')
      .values({ ...address, revision, number: await countPublication(tx) })
      .execute()
}

/** Notes which revision was published last, and that this was done; false when there is no such revision. */
const pointAt = async (
  tx: Tx,
  { site, family, key }: ContentAddress,
  revision: number | null,
  { author, now }: By,
): Promise<boolean> =>
  (await tx
    .updateTable('content_document')
    .set({ published: revision, published_by: author, published_at: now })
    .where('site', '=', site)
    .where('family', '=', family)
    .where('key', '=', key)
    .where('latest', '>=', revision ?? 0)
    .returning('key')
    .executeTakeFirst()) !== undefined

const deletePublications = (tx: Db, { site, family, key }: ContentAddress) =>
  tx.deleteFrom('content_publication').where('site', '=', site).where('family', '=', family).where('key', '=', key)

const forgetReplaced = async (tx: Db, address: ContentAddress, now: number): Promise<void> => {
  const still = stillPublished(await readPublications(tx, address), now)
  if (still.length === 0) return
  const kept = still.map(({ revision }) => revision)
  await deletePublications(tx, address).where('revision', 'not in', kept).execute()
}
