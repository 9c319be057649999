import type { FavoriteList } from '../../contracts/api/wishlist.ts'
import type { Context } from '../http/Context.ts'
import type { Db } from '../storage/Tables.ts'
import { secretId } from './secretId.ts'

/** The caller's list, made when there is none; locked inside a transaction that changes it. */
export async function ownList(db: Db, subject: string, newId: () => string): Promise<string> {
  const found = await listOf(db, subject)
  if (found !== undefined) return found
  const row = { id: secretId(newId), subject, shared_at: null }
  await db
    .insertInto('favorite_list')
    .values(row)
    .onConflict((is) => is.column('subject').doNothing())
    .execute()
  return (await listOf(db, subject)) ?? row.id
}

export async function listOf(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('favorite_list')
    .select('id')
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

export type FavoriteItem = FavoriteList['items'][number]

/** Newest first. What the shop no longer sells is not told. */
export async function favoriteItems(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  listId: string,
): Promise<readonly FavoriteItem[]> {
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

/** The whole list by its ids, as every change answers. */
export async function listAnswer(
  context: Pick<Context, 'db' | 'catalogue'>,
  favoriteId: string,
): Promise<FavoriteList> {
  const items = await favoriteItems(context, favoriteId)
  return { total: items.length, favoriteId, items }
}
