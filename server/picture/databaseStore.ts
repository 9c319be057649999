import type { Storage } from '../storage/openStorage.ts'
import { fileName } from './PictureStore.ts'
import type { PictureStore } from './PictureStore.ts'

/** OPS-53: in the shop's database, so that they are backed up, restored and moved with it. */
export const databaseStore = (storage: Pick<Storage, 'db' | 'reads'>): PictureStore => ({
  put: async (file, bytes) => {
    await storage.db
      .insertInto('shop_picture_file')
      .values({ name: fileName(file), content: Buffer.from(bytes).toString('base64') })
      .onConflict((is) => is.column('name').doNothing())
      .execute()
  },
  get: async (file) => {
    const row = await storage.reads
      .selectFrom('shop_picture_file')
      .select('content')
      .where('name', '=', fileName(file))
      .executeTakeFirst()
    return row ? new Uint8Array(Buffer.from(row.content, 'base64')) : null
  },
  remove: async (file) => {
    await storage.db.deleteFrom('shop_picture_file').where('name', '=', fileName(file)).execute()
  },
})
