import type { InStoreSalesInfo } from '../../contracts/api/store.ts'
import type { Context } from '../http/Context.ts'
import type { Db } from '../storage/Tables.ts'
import { deviceAt } from './enrolment.ts'

/** BIS-05, BIS-07: the store's own staff, and the agents, who sell in any store; only on a device that is enrolled there. */
export async function isSeller(
  { db, storeDevice }: Pick<Context, 'db' | 'storeDevice'>,
  { storeId, storeEmployeeId }: InStoreSalesInfo,
): Promise<boolean> {
  if ((await deviceAt(db, storeId, storeDevice)) === undefined) return false
  const employee = await db
    .selectFrom('store_employee')
    .select('id')
    .where('id', '=', storeEmployeeId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  if (employee) return true
  const agent = await db.selectFrom('consumer').select('is_agent').where('id', '=', storeEmployeeId).executeTakeFirst()
  return agent?.is_agent === true
}

export const storeName = async (db: Db, storeId: string): Promise<string | undefined> =>
  (await db.selectFrom('store').select('name').where('id', '=', storeId).executeTakeFirst())?.name
