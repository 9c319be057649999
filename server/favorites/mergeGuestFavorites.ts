import type { Tx } from '../storage/Tables.ts'

/**
 * AUTH-07: what the guest `from` liked joins the list of `to` (subjects), and the guest's own list is gone. A union: merging
 * twice, or what both have, changes nothing. Inside the sign-in's transaction.
 */
export async function mergeGuestFavorites(tx: Tx, from: string, to: string): Promise<void> {
  if (from === to) return
  const lists = await tx
    .selectFrom('favorite_list')
    .select(['id', 'subject'])
    .where('subject', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute()
  const guest = lists.find(({ subject }) => subject === from)
  const own = lists.find(({ subject }) => subject === to)
  if (!guest) return
  if (!own) {
    await tx.updateTable('favorite_list').set({ subject: to }).where('id', '=', guest.id).execute()
    return
  }
  const items = await tx.selectFrom('favorite_item').selectAll().where('list_id', '=', guest.id).execute()
  if (items.length > 0) {
    const moved = items.map((item) => ({ ...item, list_id: own.id }))
    await tx
      .insertInto('favorite_item')
      .values(moved)
      .onConflict((is) => is.columns(['list_id', 'product_id']).doNothing())
      .execute()
  }
  await tx.deleteFrom('favorite_item').where('list_id', '=', guest.id).execute()
  await tx.deleteFrom('favorite_list').where('id', '=', guest.id).execute()
}
