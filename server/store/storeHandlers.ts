import { findCollectionPoints, findStores, readStoreEmployees, readStores } from '../../contracts/api/storeApi.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { pointSearch } from './pointSearch.ts'
import { storeSearch } from './storeSearch.ts'

export const storeHandlers: readonly Handler[] = [
  /** STORE-01 */
  handle(findStores, async ({ body }, _caller, { db }) => answer(await storeSearch(db, body))),
  /** STORE-02 */
  handle(findCollectionPoints, async ({ body }, _caller, { db }) => answer(await pointSearch(db, body))),
  /** STORE-03 */
  handle(readStores, async ({ query }, _caller, { db }) => {
    const all = db.selectFrom('store').select(['id as storeId', 'name as storeName']).orderBy('name')
    return answer(await (query.country === undefined ? all : all.where('country', '=', query.country)).execute())
  }),
  /** STORE-03, BIS-05 */
  handle(readStoreEmployees, async ({ params }, _caller, { db }) => {
    const store = await db.selectFrom('store').select('id').where('id', '=', params.storeId).executeTakeFirst()
    if (!store) return refuse('STR404')
    const employees = await db
      .selectFrom('store_employee')
      .select(['id as storeEmployeeId', 'name as storeEmployeeName'])
      .where('store_id', '=', params.storeId)
      .orderBy('id')
      .execute()
    return answer(employees)
  }),
]
