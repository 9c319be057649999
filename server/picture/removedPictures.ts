import type { Log } from '../kit/requestLog.ts'
import type { Pictures } from '../kit/Pictures.ts'
import { repeatedly } from '../kit/repeatedly.ts'
import type { Db } from '../storage/Tables.ts'
import { earliestRemoval } from './listPictures.ts'

const everyMs = 10 * 60_000

/** As many as one run deletes. */
const most = 100

/**
 * OPS-51: deletes the pictures that cannot be brought back any more, with all that was made of them, and returns how
 * many. The files go first, so that a crash leaves a row, which the next run finds again; meanwhile nobody is served it.
 */
export const clearRemoved = async (db: Db, pictures: Pick<Pictures, 'remove'>, now: number): Promise<number> => {
  const over = await db
    .selectFrom('shop_picture')
    .select(['id', 'width', 'removed_at'])
    .where('removed_at', '<=', earliestRemoval(now))
    .limit(most)
    .execute()
  for (const { id, width, removed_at: removedAt } of over) {
    await pictures.remove(id, width)
    await db.deleteFrom('shop_picture').where('id', '=', id).where('removed_at', '=', removedAt).execute()
  }
  return over.length
}

/** Returns what stops it, after the current run. */
export const watchPictures = (
  db: Db,
  pictures: Pick<Pictures, 'remove'>,
  now: () => number,
  log: Log,
): (() => Promise<void>) => repeatedly(() => clearRemoved(db, pictures, now()), everyMs, log)
