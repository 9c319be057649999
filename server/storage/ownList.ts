import type { Db, Tx } from './Tables.ts'
import { secretId } from './newId.ts'

/** Tables of lists; a subject has at most one list in each. */
type ListTable = 'favorite_list' | 'saved_list'

/** The caller's list, created if there is none; locked inside a transaction that changes it. */
export const ownList = async (db: Db, table: ListTable, subject: string, newId: () => string): Promise<string> => {
  const found = await listOf(db, table, subject)
  if (found !== undefined) return found
  const row = { id: secretId(newId), subject }
  await db
    .insertInto(table)
    .values(row)
    .onConflict((is) => is.column('subject').doNothing())
    .execute()
  return (await listOf(db, table, subject)) ?? row.id
}

export const listOf = async (db: Db, table: ListTable, subject: string): Promise<string | undefined> => {
  const row = await db.selectFrom(table).select('id').where('subject', '=', subject).forUpdate().executeTakeFirst()
  return row?.id
}

/** False: the list has no such item. */
export const removeListed = async (
  db: Db,
  table: 'favorite_item' | 'saved_item',
  listId: string,
  itemId: string,
): Promise<boolean> => {
  const gone = await db
    .deleteFrom(table)
    .where('list_id', '=', listId)
    .where('item_id', '=', itemId)
    .returning('item_id')
    .execute()
  return gone.length > 0
}

/**
 * AUTH-07: the lists of the guest `from` and of `to` (subjects), locked, whose items are to be merged. Null when nothing
 * is left to do: the guest has no list, or it has become the list of `to`, who had none.
 */
export const listsToMerge = async (
  tx: Tx,
  table: ListTable,
  from: string,
  to: string,
): Promise<{ readonly guest: string; readonly own: string } | null> => {
  if (from === to) return null
  const lists = await tx
    .selectFrom(table)
    .select(['id', 'subject'])
    .where('subject', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute()
  const guest = lists.find(({ subject }) => subject === from)
  const own = lists.find(({ subject }) => subject === to)
  if (!guest) return null
  if (own) return { guest: guest.id, own: own.id }
  await tx.updateTable(table).set({ subject: to }).where('id', '=', guest.id).execute()
  return null
}
