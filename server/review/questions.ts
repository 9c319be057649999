import { sql } from 'kysely'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { askQuestion as endpoint, readQuestions } from '../../contracts/api/catalogue/reviewApi.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context, SignedCaller } from '../kit/Context.ts'
import type { Result } from '../kit/handle.ts'
import type { Db } from '../storage/Tables.ts'
import { votesOn } from './votes.ts'
import { longestText } from './writeReview.ts'

type QuestionPage = (typeof readQuestions)['answer']['Type']

const questionsPerPage = 10

/** CAT-23: newest first; pages count from 1. */
export const questionPage = async (db: Db, productId: string, page: number): Promise<QuestionPage> => {
  const asked = db.selectFrom('question').where('product_id', '=', productId).where('hidden_at', 'is', null)
  const { total } = await asked.select(sql<number>`count(*)::int4`.as('total')).executeTakeFirstOrThrow()
  const rows = await asked
    .selectAll()
    .orderBy('asked_on', 'desc')
    .orderBy('id')
    .limit(questionsPerPage)
    .offset((Math.min(Math.max(page, 1), 10_000) - 1) * questionsPerPage)
    .execute()
  const votes = await votesOn(
    db,
    rows.map(({ id }) => answerId(id)),
  )
  const questions = rows.map(({ id, text, nickname, asked_on, language, answer, answered_by }) => {
    const answers =
      answer === null
        ? []
        : [
            {
              answerId: answerId(id),
              text: answer,
              nickname: answered_by ?? '',
              date: asked_on,
              upVotes: votes(answerId(id)).up,
              downVotes: votes(answerId(id)).down,
            },
          ]
    return { questionId: id, text, nickname, date: asked_on, language, answers }
  })
  return { total, questions }
}

/** A question has one answer, by the shop. */
export const answerId = (questionId: string): string => `A-${questionId}`

/** Whether a question about the product has an answer with this id. */
export const isAnswered = async (db: Db, productId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('question')
    .select('id')
    .where('id', '=', id.slice(answerId('').length))
    .where('product_id', '=', productId)
    .where('answer', 'is not', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** CAT-25: stored for the shop's staff; the product's page shows it once they have answered it. */
export const askQuestion = async (
  { params, body }: InputOf<typeof endpoint>,
  _caller: SignedCaller,
  { db, catalogue, now, newId, locale }: Context,
): Promise<Result<typeof endpoint>> => {
  if (!catalogue.productById.has(params.productId)) return refuse('PLP400', { field: 'productId' })
  if (body.text.length > longestText) return refuse('REV410', { field: 'text' })
  if (!isEmail(body.email)) return refuse('AUT453', { field: 'email' })
  const questionId = newId()
  await db
    .insertInto('asked_question')
    .values({
      id: questionId,
      product_id: params.productId,
      text: body.text,
      nickname: body.nickname,
      email: body.email,
      at: now,
      locale: locale.code,
    })
    .execute()
  return answer({ questionId })
}
