import { asTransaction } from '../storage/inTransaction.ts'
import {
  enrolDevice,
  findCollectionPoints,
  findStores,
  readStoreEmployees,
  readStores,
} from '../../contracts/api/catalogue/storeApi.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { deviceAt, enrolDevice as enrol, storeName } from './enrolment.ts'
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
  /** STORE-03, BIS-05, BIS-07: a device that is not enrolled there gets the answer for a store that does not exist. */
  handle(readStoreEmployees, async ({ params }, _caller, { db, storeDevice }) => {
    if ((await deviceAt(db, params.storeId, storeDevice)) === undefined) return refuse('STR404')
    const employees = await db
      .selectFrom('store_employee')
      .select(['id as storeEmployeeId', 'name as storeEmployeeName'])
      .where('store_id', '=', params.storeId)
      .orderBy('id')
      .execute()
    return answer(employees)
  }),
  /** BIS-07: a wrong code, one for another store, a used one and an expired one get the same answer. */
  handle(enrolDevice, async ({ params, body }, _caller, { db, now, newId }) => {
    if (!(await storeName(db, params.storeId))) return refuse('STR404')
    return (await enrol(asTransaction(db), { ...params, ...body }, now, newId))
      ? answer({ success: true as const })
      : refuse('STR404')
  }),
]
