import { productPath } from '../catalog/productSummary.ts'
import { findLocale, fallbackLocale } from '../kit/siteLocale.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { answerLetter, publishedLetter } from './reviewLetters.ts'

/** CAT-25: the questions that nobody has answered, oldest first. */
export const unansweredQuestions = (db: Db) =>
  db.selectFrom('asked_question').selectAll().orderBy('at').orderBy('id').execute()

/** `now` in epoch ms; `publicUrl`: where the letter's links lead (CAIRN_PUBLIC_URL). */
export type Publication = { readonly now: number; readonly newId: () => string; readonly publicUrl: string }

type Reply = { readonly questionId: string; readonly text: string; readonly by: string }

/**
 * CAT-23: the product's page shows the question with its answer from now on, and whoever asked gets a letter. False =
 * there is no such question.
 */
export const answerQuestion = async (
  tx: Tx,
  { questionId, text, by }: Reply,
  { now, newId, publicUrl }: Publication,
): Promise<boolean> => {
  const asked = await tx.deleteFrom('asked_question').where('id', '=', questionId).returningAll().executeTakeFirst()
  if (asked === undefined) return false
  const locale = findLocale(asked.locale ?? undefined) ?? fallbackLocale
  await tx
    .insertInto('question')
    .values({
      id: asked.id,
      product_id: asked.product_id,
      language: locale.language,
      text: asked.text,
      nickname: asked.nickname,
      asked_on: new Date(asked.at).toISOString().slice(0, 10),
      answer: text,
      answered_by: by,
    })
    .execute()
  const path = await productPathOf(tx, asked.product_id, locale)
  await sendMail(tx, answerLetter(asked, { text, by }, path, { locale, publicUrl }), now, newId)
  return true
}

/** CAT-25: the question is never shown. False = there is no such question. */
export const dropQuestion = async (db: Db, questionId: string): Promise<boolean> =>
  (await db.deleteFrom('asked_question').where('id', '=', questionId).returning('id').executeTakeFirst()) !== undefined

/** DLG-20: the reviews that wait to be looked at, oldest first, each with the ids of its pictures. */
export const waitingReviews = async (db: Db) => {
  const waiting = await db.selectFrom('written_review').selectAll().orderBy('at').orderBy('id').execute()
  const photos = await db.selectFrom('review_photo').select(['review_id', 'picture_id']).orderBy('position').execute()
  return waiting.map((review) => ({
    ...review,
    pictures: photos.filter(({ review_id: of }) => of === review.id).map(({ picture_id: picture }) => picture),
  }))
}

/**
 * DLG-20: the product's page shows the review with its photos from now on, and whoever wrote it gets a letter. False =
 * no such review waits.
 */
export const publishReview = async (tx: Tx, id: string, { now, newId, publicUrl }: Publication): Promise<boolean> => {
  const written = await tx.deleteFrom('written_review').where('id', '=', id).returningAll().executeTakeFirst()
  if (written === undefined) return false
  const { locale: code, email, at, ...review } = written
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
  const path = await productPathOf(tx, review.product_id, locale)
  await sendMail(tx, publishedLetter(email, review.title, path, { locale, publicUrl }), now, newId)
  return true
}

/** DLG-20: the review is never shown, and its photos are deleted. False = no such review waits. */
export const dropReview = async (tx: Tx, id: string): Promise<boolean> => {
  const dropped = await tx.deleteFrom('written_review').where('id', '=', id).returning('id').executeTakeFirst()
  if (dropped === undefined) return false
  const photos = await tx.deleteFrom('review_photo').where('review_id', '=', id).returning('picture_id').execute()
  const pictures = photos.map(({ picture_id: picture }) => picture)
  if (pictures.length > 0) await tx.deleteFrom('picture').where('id', 'in', pictures).execute()
  return true
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

/** Null: the shop no longer has the product. */
const productPathOf = async (db: Db, productId: string, locale: SiteLocale): Promise<string | null> => {
  const product = await db.selectFrom('product').select(['slug', 'id']).where('id', '=', productId).executeTakeFirst()
  return product ? productPath(product, locale) : null
}
