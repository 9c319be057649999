import type { ModerationList, ModerationState } from '../../../contracts/api/operator/moderatedItem.ts'
import { judgeMedium } from '../../gallery/judgeMedia.ts'
import type { Db } from '../../storage/Tables.ts'
import type { MediumStatus } from '../../storage/tables/GalleryTables.ts'
import type { Submissions, ListPlace, StoredItem } from './Submissions.ts'
import { countOf, dateOf } from './inLists.ts'
import { pictureAddress } from './pictureAddress.ts'

/** OPR-12: the photos that shoppers send to the galleries. */
export const photoSubmissions: Submissions = {
  kind: 'photos',
  noun: 'photo',
  list: async (db, list, after, most) => withReports(db, await rowsOf(db, list, after, most)),
  read: async (db, id) => {
    const row = await media(db).where('gallery_medium.id', '=', id).executeTakeFirst()
    return row && (await withReports(db, [row]))[0]
  },
  lock: async (tx, id) => {
    await tx.selectFrom('gallery_medium').select('id').where('id', '=', id).forUpdate().execute()
  },
  move: async (tx, { id }, to, { now, isUndo }) => {
    await judgeMedium(tx, id, statusOf[to], now, { keepsReports: isUndo })
  },
  countOpen: async (db) =>
    (await countOf(db.selectFrom('gallery_medium').where('status', '=', 'waiting'))) +
    (await countOf(
      db
        .selectFrom('gallery_medium')
        .where('status', '=', 'shown')
        .where('id', 'in', db.selectFrom('gallery_report').select('medium_id')),
    )),
}

const statusOf: Readonly<Record<ModerationState, MediumStatus>> = {
  waiting: 'waiting',
  published: 'shown',
  rejected: 'hidden',
}
const stateOf: Readonly<Record<MediumStatus, ModerationState>> = {
  waiting: 'waiting',
  shown: 'published',
  hidden: 'rejected',
}

const media = (db: Db) =>
  db
    .selectFrom('gallery_medium')
    .innerJoin('gallery_user', 'gallery_user.id', 'gallery_medium.user_id')
    .selectAll('gallery_medium')
    .select('gallery_user.name')

type Row = Awaited<ReturnType<ReturnType<typeof media>['execute']>>[number]

const rowsOf = async (db: Db, list: ModerationList, after: ListPlace | null, most: number): Promise<readonly Row[]> => {
  if (list === 'waiting' || list === 'reported') {
    let found = media(db).where('status', '=', list === 'waiting' ? 'waiting' : 'shown')
    if (list === 'reported')
      found = found.where('gallery_medium.id', 'in', db.selectFrom('gallery_report').select('medium_id'))
    if (after)
      found = found.where((is) =>
        is.or([
          is('gallery_medium.at', '>', after.at),
          is.and([is('gallery_medium.at', '=', after.at), is('gallery_medium.id', '>', after.id)]),
        ]),
      )
    return found.orderBy('gallery_medium.at').orderBy('gallery_medium.id').limit(most).execute()
  }
  let found = media(db).where('status', '=', statusOf[list])
  if (after)
    found = found.where((is) =>
      is.or([
        is('gallery_medium.at', '<', after.at),
        is.and([is('gallery_medium.at', '=', after.at), is('gallery_medium.id', '<', after.id)]),
      ]),
    )
  return found.orderBy('gallery_medium.at', 'desc').orderBy('gallery_medium.id', 'desc').limit(most).execute()
}

const withReports = async (db: Db, rows: readonly Row[]): Promise<readonly StoredItem[]> => {
  if (rows.length === 0) return []
  const reports = await db
    .selectFrom('gallery_report')
    .select(['medium_id', 'reason'])
    .where(
      'medium_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, status, name, caption, language, width, height, at, product_ids: productIds }) => ({
    id,
    productIds,
    author: name,
    text: caption,
    state: stateOf[status],
    date: dateOf(at),
    at,
    language,
    photos: [{ url: pictureAddress('photos', id), width, height }],
    answer: null,
    reasons: reports.filter(({ medium_id: of }) => of === id).map(({ reason }) => reason),
    isKeptAsSent: true,
  }))
}
