import type { Selectable } from 'kysely'
import type { ModerationList } from '../../../contracts/api/operator/moderatedItem.ts'
import { fallbackLocale, findLocale } from '../../kit/siteLocale.ts'
import {
  answerQuestion,
  reconsiderQuestion,
  rejectQuestion,
  setQuestionHidden,
  withdrawAnswer,
} from '../../review/moderateQuestions.ts'
import type { Db, Tables } from '../../storage/Tables.ts'
import type { Submissions, ListPlace, StoredItem } from './Submissions.ts'
import { countOf, dateOf, latestFirst } from './inLists.ts'

/** OPR-12: a question that waits or was rejected is in `asked_question`; one that was answered, in `question`, too. */
export const questionSubmissions: Submissions = {
  kind: 'questions',
  noun: 'question',
  list: async (db, list, after, most) => withDetails(db, await rowsOf(db, list, after, most)),
  read: async (db, id) => {
    const shown = await db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst()
    const asked = await db.selectFrom('asked_question').selectAll().where('id', '=', id).executeTakeFirst()
    const row = shown ? fromShown(shown) : asked && fromAsked(asked)
    return row && (await withDetails(db, [row]))[0]
  },
  lock: async (tx, id) => {
    await tx.selectFrom('asked_question').select('id').where('id', '=', id).forUpdate().execute()
    await tx.selectFrom('question').select('id').where('id', '=', id).forUpdate().execute()
  },
  move: async (tx, { id, state, answer: shown }, to, { answer, ...publication }) => {
    if (to === 'waiting') return state === 'published' ? withdrawAnswer(tx, id) : reconsiderQuestion(tx, id)
    if (to === 'published') {
      if (shown) await setQuestionHidden(tx, id, null)
      else if (answer) await answerQuestion(tx, { questionId: id, ...answer }, publication)
      return
    }
    if (state === 'waiting') await rejectQuestion(tx, id, publication.now)
    else await setQuestionHidden(tx, id, publication.now)
  },
  countOpen: (db) => countOf(db.selectFrom('asked_question').where('state', '=', 'waiting')),
}

type Row = Omit<StoredItem, 'photos' | 'reasons' | 'isKeptAsSent'>

const rowsOf = async (db: Db, list: ModerationList, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  if (list === 'waiting') return waiting(db, after, most)
  if (list === 'published') return published(db, after, most)
  // Shoppers cannot report a question.
  if (list === 'reported') return []
  return latestFirst([...(await neverShown(db, after, most)), ...(await hidden(db, after, most))], most)
}

const waiting = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('asked_question').selectAll().where('state', '=', 'waiting')
  if (after)
    found = found.where((is) =>
      is.or([is('at', '>', after.at), is.and([is('at', '=', after.at), is('id', '>', after.id)])]),
    )
  return (await found.orderBy('at').orderBy('id').limit(most).execute()).map(fromAsked)
}

const neverShown = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('asked_question').selectAll().where('state', '=', 'rejected')
  if (after)
    found = found.where((is) =>
      is.or([is('decided_at', '<', after.at), is.and([is('decided_at', '=', after.at), is('id', '<', after.id)])]),
    )
  return (await found.orderBy('decided_at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(fromAsked)
}

const hidden = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('question').selectAll().where('hidden_at', 'is not', null)
  if (after)
    found = found.where((is) =>
      is.or([is('hidden_at', '<', after.at), is.and([is('hidden_at', '=', after.at), is('id', '<', after.id)])]),
    )
  return (await found.orderBy('hidden_at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(fromShown)
}

const published = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('question').selectAll().where('hidden_at', 'is', null)
  if (after)
    found = found.where((is) =>
      is.or([
        is('asked_on', '<', dateOf(after.at)),
        is.and([is('asked_on', '=', dateOf(after.at)), is('id', '<', after.id)]),
      ]),
    )
  return (await found.orderBy('asked_on', 'desc').orderBy('id', 'desc').limit(most).execute()).map(fromShown)
}

const fromAsked = (asked: Selectable<Tables['asked_question']>): Row => ({
  id: asked.id,
  productIds: [asked.product_id],
  author: asked.nickname,
  text: asked.text,
  state: asked.state,
  date: dateOf(asked.at),
  at: asked.decided_at ?? asked.at,
  language: (findLocale(asked.locale ?? undefined) ?? fallbackLocale).language,
  answer: null,
})

const fromShown = (shown: Selectable<Tables['question']>): Row => ({
  id: shown.id,
  productIds: [shown.product_id],
  author: shown.nickname,
  text: shown.text,
  state: shown.hidden_at === null ? 'published' : 'rejected',
  date: shown.asked_on,
  at: shown.hidden_at ?? Date.parse(shown.asked_on),
  language: shown.language,
  answer: shown.answer === null ? null : { text: shown.answer, by: shown.answered_by ?? '' },
})

const withDetails = async (db: Db, rows: readonly Row[]): Promise<readonly StoredItem[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const asked = await db.selectFrom('asked_question').select('id').where('id', 'in', ids).execute()
  return rows.map((row) => ({
    ...row,
    photos: [],
    reasons: [],
    isKeptAsSent: asked.some(({ id }) => id === row.id),
  }))
}
