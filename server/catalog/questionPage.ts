import { sql } from 'kysely'
import type { readQuestions } from '../../contracts/api/reviewApi.ts'
import type { Db } from '../storage/Tables.ts'

type QuestionPage = (typeof readQuestions)['answer']['Type']

const questionsPerPage = 10

/** CAT-23: newest first; pages count from 1. */
export async function questionPage(db: Db, productId: string, page: number): Promise<QuestionPage> {
  const asked = db.selectFrom('question').where('product_id', '=', productId)
  const { total } = await asked.select(sql<number>`count(*)::int4`.as('total')).executeTakeFirstOrThrow()
  const rows = await asked
    .selectAll()
    .orderBy('asked_on', 'desc')
    .orderBy('id')
    .limit(questionsPerPage)
    .offset((Math.min(Math.max(page, 1), 10_000) - 1) * questionsPerPage)
    .execute()
  const questions = rows.map(({ id, text, nickname, asked_on, answer, answered_by }) => {
    const answers =
      answer === null
        ? []
        : [{ answerId: `A-${id}`, text: answer, nickname: answered_by ?? '', date: asked_on, upVotes: 0, downVotes: 0 }]
    return { questionId: id, text, nickname, date: asked_on, answers }
  })
  return { total, questions }
}
