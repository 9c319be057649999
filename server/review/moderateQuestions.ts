import { findLocale, fallbackLocale } from '../kit/siteLocale.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { productPathOf } from './publication.ts'
import type { Publication } from './publication.ts'
import { answerId } from './questions.ts'
import { answerLetter } from './reviewLetters.ts'

/** CAT-25: the questions that nobody has answered, oldest first; withdrawn = the shop no longer sells the product. */
export const unansweredQuestions = (db: Db) =>
  db
    .selectFrom('asked_question')
    .leftJoin('product', 'product.id', 'asked_question.product_id')
    .selectAll('asked_question')
    .select('product.withdrawn')
    .where('asked_question.state', '=', 'waiting')
    .orderBy('at')
    .orderBy('asked_question.id')
    .execute()

type Reply = { readonly questionId: string; readonly text: string; readonly by: string }

/**
 * CAT-23: the product's page shows the question with its answer from now on, and whoever asked gets a letter. False =
 * there is no such question, or it was answered.
 */
export const answerQuestion = async (
  tx: Tx,
  { questionId, text, by }: Reply,
  { now, newId, publicUrl, seller }: Publication,
): Promise<boolean> => {
  const asked = await tx
    .updateTable('asked_question')
    .set({ state: 'published', decided_at: now })
    .where('id', '=', questionId)
    .where('state', '<>', 'published')
    .returningAll()
    .executeTakeFirst()
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
  await sendMail(tx, answerLetter(asked, { text, by }, path, { locale, publicUrl, seller }), now, newId)
  return true
}

/** OPR-13: the question waits again, without its answer and the votes on it. */
export const withdrawAnswer = async (tx: Tx, questionId: string): Promise<void> => {
  await tx.deleteFrom('question').where('id', '=', questionId).execute()
  await tx.deleteFrom('review_vote').where('subject', '=', answerId(questionId)).execute()
  await reconsiderQuestion(tx, questionId)
}

/** CAT-25: the question is never shown, and forgotten later. */
export const rejectQuestion = async (tx: Tx, questionId: string, now: number): Promise<void> => {
  await tx
    .updateTable('asked_question')
    .set({ state: 'rejected', decided_at: now })
    .where('id', '=', questionId)
    .execute()
}

/** OPR-13: the question waits again. */
export const reconsiderQuestion = async (tx: Tx, questionId: string): Promise<void> => {
  await tx
    .updateTable('asked_question')
    .set({ state: 'waiting', decided_at: null })
    .where('id', '=', questionId)
    .execute()
}

/** OPR-13: whether the product's page shows the question; `hiddenAt` in epoch ms, null = it does. */
export const setQuestionHidden = async (db: Db, questionId: string, hiddenAt: number | null): Promise<void> => {
  await db.updateTable('question').set({ hidden_at: hiddenAt }).where('id', '=', questionId).execute()
}
