import { readPicture } from '../media/uploadedPictures.ts'
import type { Db } from '../storage/Tables.ts'
import type { MediumStatus } from '../storage/tables/GalleryTables.ts'

/** What the shop has to look at: what waits, oldest first, then what is shown and reported, most reports first. */
export const mediaToJudge = async (db: Db) => {
  const rows = await db
    .selectFrom('gallery_medium')
    .innerJoin('gallery_user', 'gallery_user.id', 'gallery_medium.user_id')
    .select(['gallery_medium.id', 'gallery_medium.status', 'gallery_user.name', 'caption', 'product_ids', 'picture_id'])
    .where((is) =>
      is.or([
        is('status', '=', 'waiting'),
        is.and([
          is('status', '=', 'shown'),
          is.exists(
            is.selectFrom('gallery_report').select('medium_id').whereRef('medium_id', '=', 'gallery_medium.id'),
          ),
        ]),
      ]),
    )
    .orderBy('gallery_medium.at')
    .orderBy('gallery_medium.id')
    .execute()
  const reports = await db
    .selectFrom('gallery_report')
    .select(['medium_id', 'reason'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows
    .map((row) => {
      const ofThis = reports.filter(({ medium_id: id }) => id === row.id)
      return { ...row, reports: ofThis.length, reasons: ofThis.flatMap(({ reason }) => reason ?? []) }
    })
    .toSorted((one, other) =>
      one.status === other.status ? other.reports - one.reports : one.status < other.status ? 1 : -1,
    )
}

/**
 * Shows or hides a medium, or lets it wait again. Showing it answers its reports, unless it `keepsReports`. `now`: epoch
 * ms. False = there is no such medium.
 */
export const judgeMedium = async (
  db: Db,
  id: string,
  status: MediumStatus,
  now: number,
  { keepsReports = false }: { readonly keepsReports?: boolean } = {},
): Promise<boolean> => {
  const judged = await db
    .updateTable('gallery_medium')
    .set({ status, status_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (judged !== undefined && status === 'shown' && !keepsReports)
    await db.deleteFrom('gallery_report').where('medium_id', '=', id).execute()
  return judged !== undefined
}

/** The file of a picture, named by the medium and its type. */
export const pictureFile = async (db: Db, { id, picture_id: picture }: { id: string; picture_id: string | null }) => {
  const read = picture === null ? undefined : await readPicture(db, picture)
  return read && { name: `${id}.${read.type.slice('image/'.length)}`, bytes: read.bytes }
}
