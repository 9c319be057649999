import type { Db } from '../../storage/Tables.ts'

/** From here to the end of the transaction nobody else places an order of this account's, so that no two use the same rest of the cap. */
export const lockCap = async (db: Db, subject: string): Promise<void> =>
  void (await db.selectFrom('consumer').select('id').where('id', '=', subject).forUpdate().execute())
