import type { Db } from '../storage/Tables.ts'
import { cleanPicture } from './cleanPicture.ts'
import type { PictureFault } from './cleanPicture.ts'

/** Stores a shopper's file, given as base64, without its metadata. `now`: epoch ms. */
export const keepPicture = async (
  db: Db,
  base64: string,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<PictureFault | null> => {
  const picture = cleanPicture(Buffer.from(base64, 'base64'))
  if (typeof picture === 'string') return picture
  const { bytes, ...row } = picture
  await db
    .insertInto('picture')
    .values({ id, ...row, content: bytes.toString('base64'), at: now })
    .execute()
  return null
}

/** Its size, if there is one with this id. */
export const pictureSize = (db: Db, id: string) =>
  db.selectFrom('picture').select(['width', 'height']).where('id', '=', id).executeTakeFirst()

export const readPicture = async (db: Db, id: string) => {
  const row = await db.selectFrom('picture').select(['type', 'content']).where('id', '=', id).executeTakeFirst()
  return row && { type: row.type, bytes: new Uint8Array(Buffer.from(row.content, 'base64')) }
}
