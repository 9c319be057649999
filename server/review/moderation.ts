import { findLocale, fallbackLocale } from '../kit/siteLocale.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** CAT-25: the questions that nobody has answered, oldest first. */
export const unansweredQuestions = (db: Db) =>
  db.selectFrom('asked_question').selectAll().orderBy('at').orderBy('id').execute()

type Reply = { readonly questionId: string; readonly text: string; readonly by: string }

/**
 * CAT-23: the product's page shows the question with its answer from now on, and whoever asked gets a letter. `now` in
 * epoch ms. False = there is no such question.
 */
export const answerQuestion = async (
  tx: Tx,
  { questionId, text, by }: Reply,
  now: number,
  newId: () => string,
): Promise<boolean> => {
  const asked = await tx.deleteFrom('asked_question').where('id', '=', questionId).returningAll().executeTakeFirst()
  if (asked === undefined) return false
  const { language } = findLocale(asked.locale ?? undefined) ?? fallbackLocale
  await tx
    .insertInto('question')
    .values({
      id: asked.id,
      product_id: asked.product_id,
      language,
      text: asked.text,
      nickname: asked.nickname,
      asked_on: new Date(asked.at).toISOString().slice(0, 10),
      answer: text,
      answered_by: by,
    })
    .execute()
  await sendMail(tx, { to: asked.email, ...letters[language](asked.text, text, by) }, now, newId)
  return true
}

/** CAT-25: the question is never shown. False = there is no such question. */
export const dropQuestion = async (db: Db, questionId: string): Promise<boolean> =>
  (await db.deleteFrom('asked_question').where('id', '=', questionId).returning('id').executeTakeFirst()) !== undefined

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

const letters: Readonly<Record<Language, (question: string, answer: string, by: string) => Omit<Letter, 'to'>>> = {
  en: (question, answer, by) => ({
    subject: 'An answer to your question',
    body: `You asked:\n${question}\n\n${by} answers:\n${answer}\n\nYour question and its answer are now on the product’s page.`,
  }),
  fr: (question, answer, by) => ({
    subject: 'Une réponse à votre question',
    body: `Vous avez demandé :\n${question}\n\n${by} vous répond :\n${answer}\n\nVotre question et sa réponse figurent maintenant sur la page du produit.`,
  }),
  de: (question, answer, by) => ({
    subject: 'Eine Antwort auf deine Frage',
    body: `Du hast gefragt:\n${question}\n\n${by} antwortet:\n${answer}\n\nDeine Frage und die Antwort stehen jetzt auf der Produktseite.`,
  }),
  it: (question, answer, by) => ({
    subject: 'Una risposta alla tua domanda',
    body: `Hai chiesto:\n${question}\n\n${by} risponde:\n${answer}\n\nLa tua domanda e la risposta sono ora nella pagina del prodotto.`,
  }),
  es: (question, answer, by) => ({
    subject: 'Una respuesta a tu pregunta',
    body: `Preguntaste:\n${question}\n\n${by} responde:\n${answer}\n\nTu pregunta y su respuesta ya están en la página del producto.`,
  }),
}
