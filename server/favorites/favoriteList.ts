import type { FavoriteList } from '../../contracts/api/entities/wishlist.ts'
import type { Context } from '../kit/Context.ts'
import { listsToMerge } from '../storage/ownList.ts'
import type { Tx } from '../storage/Tables.ts'

export type FavoriteItem = FavoriteList['items'][number]

/** Newest first. Products that the shop no longer sells are left out. */
export const favoriteItems = async (
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  listId: string,
): Promise<readonly FavoriteItem[]> => {
  const rows = await db
    .selectFrom('favorite_item')
    .select(['product_id', 'item_id'])
    .where('list_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute()
  return rows
    .filter(({ product_id: id }) => catalogue.productById.has(id))
    .map(({ product_id: id, item_id: itemId }) => ({ id, itemId }))
}

/** The whole list by its ids: every change answers with it. */
export const listAnswer = async (
  context: Pick<Context, 'db' | 'catalogue'>,
  favoriteId: string,
): Promise<FavoriteList> => {
  const items = await favoriteItems(context, favoriteId)
  return { total: items.length, favoriteId, items }
}

/**
 * AUTH-07: merges the favorites of the guest `from` into the list of `to` (subjects), and deletes the guest's list. A
 * union, so merging twice changes nothing. Runs inside the sign-in's transaction.
 */
export const mergeGuestFavorites = async (tx: Tx, from: string, to: string): Promise<void> => {
  const lists = await listsToMerge(tx, 'favorite_list', from, to)
  if (!lists) return
  const { guest, own } = lists
  const items = await tx.selectFrom('favorite_item').selectAll().where('list_id', '=', guest).execute()
  if (items.length > 0) {
    const moved = items.map((item) => ({ ...item, list_id: own }))
    await tx
      .insertInto('favorite_item')
      .values(moved)
      .onConflict((is) => is.columns(['list_id', 'product_id']).doNothing())
      .execute()
  }
  await tx.deleteFrom('favorite_item').where('list_id', '=', guest).execute()
  await tx.deleteFrom('favorite_list').where('id', '=', guest).execute()
}
