import type { Tx } from '../storage/Tables.ts'
import { savedKey } from './savedList.ts'

/**
 * AUTH-07: what the guest `from` saved for later joins the list of `to` (subjects), and the guest's own list is gone. A union:
 * of what both have the larger quantity stays, so merging twice changes nothing. Inside the sign-in's transaction.
 */
export async function mergeGuestSaved(tx: Tx, from: string, to: string): Promise<void> {
  if (from === to) return
  const lists = await tx
    .selectFrom('saved_list')
    .select(['id', 'subject'])
    .where('subject', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute()
  const guest = lists.find(({ subject }) => subject === from)
  const own = lists.find(({ subject }) => subject === to)
  if (!guest) return
  if (!own) {
    await tx.updateTable('saved_list').set({ subject: to }).where('id', '=', guest.id).execute()
    return
  }
  const items = await tx.selectFrom('saved_item').selectAll().where('list_id', 'in', [guest.id, own.id]).execute()
  const owns = new Map(items.filter((item) => item.list_id === own.id).map((item) => [savedKey(item.document), item]))
  for (const item of items.filter(({ list_id: list }) => list === guest.id)) {
    const twin = owns.get(savedKey(item.document))
    if (!twin)
      await tx
        .insertInto('saved_item')
        .values({
          ...item,
          list_id: own.id,
          line_key: savedKey(item.document),
          document: JSON.stringify(item.document),
        })
        .execute()
    else if (twin.qty < item.qty || item.document.agreement)
      await tx
        .updateTable('saved_item')
        .set({ qty: Math.max(twin.qty, item.qty), document: JSON.stringify({ ...item.document, ...twin.document }) })
        .where('list_id', '=', own.id)
        .where('line_key', '=', twin.line_key)
        .execute()
  }
  await tx.deleteFrom('saved_item').where('list_id', '=', guest.id).execute()
  await tx.deleteFrom('saved_list').where('id', '=', guest.id).execute()
}
