import type { Db } from '../storage/Tables.ts'
import { fileName } from './PictureStore.ts'
import type { PictureStore } from './PictureStore.ts'

/** OPS-53: in the shop's database, so that they are backed up, restored and moved with it. */
export const databaseStore = (db: () => Db): PictureStore => ({
  put: async (file, bytes) => {
    await db()
      .insertInto('shop_picture_file')
      .values({ name: fileName(file), content: Buffer.from(bytes).toString('base64') })
      .onConflict((is) => is.column('name').doNothing())
      .execute()
  },
  get: async (file) => {
    const row = await db()
      .selectFrom('shop_picture_file')
      .select('content')
      .where('name', '=', fileName(file))
      .executeTakeFirst()
    return row ? new Uint8Array(Buffer.from(row.content, 'base64')) : null
  },
  remove: async (file) => {
    await db().deleteFrom('shop_picture_file').where('name', '=', fileName(file)).execute()
  },
})
