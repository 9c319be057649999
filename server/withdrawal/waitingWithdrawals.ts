import type { Selectable } from 'kysely'
import type { Db } from '../storage/Tables.ts'
import type { ServiceTables } from '../storage/tables/ServiceTables.ts'

export type Withdrawal = Selectable<ServiceTables['withdrawal']>

/** LAW-17: the statements that a person has to decide, oldest first. */
export const waitingWithdrawals = (db: Db): Promise<readonly Withdrawal[]> =>
  db.selectFrom('withdrawal').selectAll().where('state', '=', 'waiting').orderBy('received_at').execute()

/** Notes that somebody has seen to it. False: no statement with this number waits. */
export const settleWithdrawal = async (db: Db, number: string): Promise<boolean> => {
  const settled = await db
    .updateTable('withdrawal')
    .set({ state: 'settled' })
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .returning('number')
    .executeTakeFirst()
  return settled !== undefined
}
