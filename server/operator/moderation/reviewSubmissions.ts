import type { Selectable } from 'kysely'
import type { ModerationList } from '../../../contracts/api/operator/moderatedItem.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { readFit } from '../../../core/domain/product/reviewFit.ts'
import { fallbackLocale, findLocale } from '../../kit/siteLocale.ts'
import {
  answerReports,
  publishReview,
  reconsiderReview,
  rejectReview,
  setHidden,
  unpublishReview,
} from '../../review/moderateReviews.ts'
import { storedPhotosOf } from '../../review/reviewPhotos.ts'
import type { Db, Tables } from '../../storage/Tables.ts'
import type { Submissions, ListPlace, StoredItem } from './Submissions.ts'
import { countOf, dateOf, latestFirst } from './inLists.ts'
import { pictureAddress } from './pictureAddress.ts'

/** OPR-12: a review that waits or was rejected is in `written_review`; one that was published, in `review`, too. */
export const reviewSubmissions: Submissions = {
  kind: 'reviews',
  noun: 'review',
  list: async (db, list, after, most) => withDetails(db, await rowsOf(db, list, after, most)),
  read: async (db, id) => {
    const shown = await db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst()
    const sent = await db.selectFrom('written_review').selectAll().where('id', '=', id).executeTakeFirst()
    const row = shown ? fromShown(shown) : sent && fromSent(sent)
    return row && (await withDetails(db, [row]))[0]
  },
  lock: async (tx, id) => {
    await tx.selectFrom('written_review').select('id').where('id', '=', id).forUpdate().execute()
    await tx.selectFrom('review').select('id').where('id', '=', id).forUpdate().execute()
  },
  move: async (tx, { id, state }, to, move) => {
    if (to === 'waiting') return state === 'published' ? unpublishReview(tx, id) : reconsiderReview(tx, id)
    if (to === 'rejected') {
      if (state === 'waiting') await rejectReview(tx, id, move.now)
      else await setHidden(tx, id, move.now)
      return
    }
    if (!move.isUndo) await answerReports(tx, id)
    if (!(await setHidden(tx, id, null))) await publishReview(tx, id, move, move)
  },
  countOpen: async (db) =>
    (await countOf(db.selectFrom('written_review').where('state', '=', 'waiting'))) +
    (await countOf(
      db
        .selectFrom('review')
        .where('hidden_at', 'is', null)
        .where('id', 'in', db.selectFrom('review_flag').select('review_id')),
    )),
}

type Row = Omit<StoredItem, 'photos' | 'reasons' | 'isKeptAsSent'>

const rowsOf = async (db: Db, list: ModerationList, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  if (list === 'waiting') return waiting(db, after, most)
  if (list === 'reported') return reported(db, after, most)
  if (list === 'published') return published(db, after, most)
  return latestFirst([...(await neverShown(db, after, most)), ...(await hidden(db, after, most))], most)
}

const waiting = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('written_review').selectAll().where('state', '=', 'waiting')
  if (after)
    found = found.where((is) =>
      is.or([is('at', '>', after.at), is.and([is('at', '=', after.at), is('id', '>', after.id)])]),
    )
  return (await found.orderBy('at').orderBy('id').limit(most).execute()).map(fromSent)
}

const neverShown = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('written_review').selectAll().where('state', '=', 'rejected')
  if (after)
    found = found.where((is) =>
      is.or([is('decided_at', '<', after.at), is.and([is('decided_at', '=', after.at), is('id', '<', after.id)])]),
    )
  return (await found.orderBy('decided_at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(fromSent)
}

const hidden = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('review').selectAll().where('hidden_at', 'is not', null)
  if (after)
    found = found.where((is) =>
      is.or([is('hidden_at', '<', after.at), is.and([is('hidden_at', '=', after.at), is('id', '<', after.id)])]),
    )
  return (await found.orderBy('hidden_at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(fromShown)
}

const published = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db.selectFrom('review').selectAll().where('hidden_at', 'is', null)
  if (after)
    found = found.where((is) =>
      is.or([
        is('written_on', '<', dateOf(after.at)),
        is.and([is('written_on', '=', dateOf(after.at)), is('id', '<', after.id)]),
      ]),
    )
  return (await found.orderBy('written_on', 'desc').orderBy('id', 'desc').limit(most).execute()).map(fromShown)
}

const reported = async (db: Db, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  let found = db
    .selectFrom('review')
    .selectAll()
    .where('hidden_at', 'is', null)
    .where('id', 'in', db.selectFrom('review_flag').select('review_id'))
  if (after)
    found = found.where((is) =>
      is.or([
        is('written_on', '>', dateOf(after.at)),
        is.and([is('written_on', '=', dateOf(after.at)), is('id', '>', after.id)]),
      ]),
    )
  return (await found.orderBy('written_on').orderBy('id').limit(most).execute()).map(fromShown)
}

const fromSent = (sent: Selectable<Tables['written_review']>): Row => ({
  ...wordsOf(sent),
  state: sent.state,
  date: dateOf(sent.at),
  at: sent.decided_at ?? sent.at,
  language: (findLocale(sent.locale) ?? fallbackLocale).language,
})

const fromShown = (shown: Selectable<Tables['review']>): Row => ({
  ...wordsOf(shown),
  state: shown.hidden_at === null ? 'published' : 'rejected',
  date: shown.written_on,
  at: shown.hidden_at ?? Date.parse(shown.written_on),
  language: shown.language,
})

type SentFields = Pick<
  Selectable<Tables['review']>,
  'id' | 'product_id' | 'nickname' | 'rating' | 'title' | 'text' | 'fit'
>

const wordsOf = ({ id, product_id: productId, nickname, rating, title, text, fit }: SentFields) => ({
  id,
  productIds: [productId],
  author: nickname,
  stars: rating,
  title,
  text,
  answer: null,
  ...defined({ fit: readFit(fit) }),
})

const withDetails = async (db: Db, rows: readonly Row[]): Promise<readonly StoredItem[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const photos = await storedPhotosOf(db, ids)
  const flags = await db
    .selectFrom('review_flag')
    .select(['review_id', 'reason'])
    .where('review_id', 'in', ids)
    .orderBy('at')
    .orderBy('flagger')
    .execute()
  const sent = await db.selectFrom('written_review').select('id').where('id', 'in', ids).execute()
  return rows.map((row) => ({
    ...row,
    photos: photos(row.id).map(({ id, width, height }) => ({ url: pictureAddress('reviews', id), width, height })),
    reasons: flags.filter(({ review_id: of }) => of === row.id).map(({ reason }) => reason),
    isKeptAsSent: sent.some(({ id }) => id === row.id),
  }))
}
