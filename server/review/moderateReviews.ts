import { findLocale, fallbackLocale } from '../kit/siteLocale.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { productPathOf } from './publication.ts'
import type { Publication } from './publication.ts'
import { publishedLetter } from './reviewLetters.ts'

/**
 * DLG-20: the reviews that wait to be looked at, oldest first, each with the ids of its pictures; withdrawn = the shop no
 * longer sells the product.
 */
export const waitingReviews = async (db: Db) => {
  const waiting = await db
    .selectFrom('written_review')
    .leftJoin('product', 'product.id', 'written_review.product_id')
    .selectAll('written_review')
    .select('product.withdrawn')
    .where('written_review.state', '=', 'waiting')
    .orderBy('at')
    .orderBy('written_review.id')
    .execute()
  const photos = await db.selectFrom('review_photo').select(['review_id', 'picture_id']).orderBy('position').execute()
  return waiting.map((review) => ({
    ...review,
    pictures: photos.filter(({ review_id: of }) => of === review.id).map(({ picture_id: picture }) => picture),
  }))
}

/**
 * DLG-20: the product's page shows the review with its photos from now on. Whoever wrote it gets a letter, unless they
 * had one (`isAnnounced`). False = there is no such review, or it is published.
 */
export const publishReview = async (
  tx: Tx,
  id: string,
  { now, newId, publicUrl, seller }: Publication,
  { isAnnounced = false }: { readonly isAnnounced?: boolean } = {},
): Promise<boolean> => {
  const written = await tx
    .updateTable('written_review')
    .set({ state: 'published', decided_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'published')
    .returningAll()
    .executeTakeFirst()
  if (written === undefined) return false
  const { locale: code, email, at, state: _state, decided_at: _decided, ...review } = written
  const locale = findLocale(code) ?? fallbackLocale
  await tx
    .insertInto('review')
    .values({
      ...review,
      language: locale.language,
      place: '',
      written_on: new Date(at).toISOString().slice(0, 10),
      up_votes: 0,
      down_votes: 0,
    })
    .execute()
  if (isAnnounced) return true
  const path = await productPathOf(tx, review.product_id, locale)
  await sendMail(tx, publishedLetter(email, review.title, path, { locale, publicUrl, seller }), now, newId)
  return true
}

/** OPR-13: the review waits again; what shoppers said about it while it was published is forgotten. */
export const unpublishReview = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('review').where('id', '=', id).execute()
  await tx.deleteFrom('review_vote').where('subject', '=', id).execute()
  await answerReports(tx, id)
  await reconsiderReview(tx, id)
}

/** DLG-20: the review is never shown, and forgotten later with its photos. */
export const rejectReview = async (tx: Tx, id: string, now: number): Promise<void> => {
  await tx.updateTable('written_review').set({ state: 'rejected', decided_at: now }).where('id', '=', id).execute()
}

/** OPR-13: the review waits again. */
export const reconsiderReview = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('written_review').set({ state: 'waiting', decided_at: null }).where('id', '=', id).execute()
}

/** CAT-21: the review stays as it is, although it was reported. */
export const answerReports = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('review_flag').where('review_id', '=', id).execute()
}

/** CAT-21: the reported reviews with the reasons that were given, most reports first. */
export const reportedReviews = async (db: Db) => {
  const rows = await db
    .selectFrom('review_flag')
    .innerJoin('review', 'review.id', 'review_flag.review_id')
    .select(['review.id', 'review.title', 'review.text', 'review.hidden_at', 'review_flag.reason'])
    .orderBy('review.id')
    .orderBy('review_flag.at')
    .execute()
  const ids = [...new Set(rows.map(({ id }) => id))]
  return ids
    .map((reviewId) => {
      const flags = rows.filter(({ id }) => id === reviewId)
      return {
        reviewId,
        title: flags[0]?.title ?? '',
        text: flags[0]?.text ?? '',
        isHidden: flags[0]?.hidden_at !== null,
        reports: flags.length,
        reasons: flags.flatMap(({ reason }) => reason ?? []),
      }
    })
    .toSorted((one, other) => other.reports - one.reports)
}

/**
 * CAT-21: whether the product's page shows the review; `hiddenAt` in epoch ms, null = it does. False = there is no such
 * review.
 */
export const setHidden = async (db: Db, reviewId: string, hiddenAt: number | null): Promise<boolean> =>
  (await db
    .updateTable('review')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', reviewId)
    .returning('id')
    .executeTakeFirst()) !== undefined
