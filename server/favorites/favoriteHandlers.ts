import {
  addFavorite,
  readFavorites,
  readSharedFavorites,
  removeFavorite,
  shareFavorites,
} from '../../contracts/api/account/wishlistApi.ts'
import { productSummary } from '../catalog/productSummary.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { listOf, ownList, removeListed } from '../storage/ownList.ts'
import { hasLink, noLinks, writeToFriends } from './favoriteLetters.ts'
import { favoriteItems, listAnswer } from './favoriteList.ts'
import type { FavoriteItem } from './favoriteList.ts'

/** AUTH-32: another owner's list is not found. */
const listUnknown = refuse('API404', { message: 'List not found', field: 'favoriteId' })

const described = async (
  items: readonly FavoriteItem[],
  { catalogue, locale, now }: Context,
): Promise<readonly FavoriteItem[]> => {
  if (items.length === 0) return []
  const [stock, scores] = [await catalogue.recentStock(), await catalogue.recentScores(now)]
  return items.flatMap((item) => {
    const product = catalogue.productById.get(item.id)
    return product ? [{ ...item, product: productSummary(product, locale, stock, scores) }] : []
  })
}

export const favoriteHandlers: readonly Handler[] = [
  /** FAV-03 */
  handle(readFavorites, async ({ query }, caller, context) => {
    const favoriteId = await ownList(context.db, 'favorite_list', caller.subject, context.newId)
    const items = await favoriteItems(context, favoriteId)
    const start = Math.max(0, query.start ?? 0)
    const page = items.slice(start, start + Math.max(0, query.count ?? items.length))
    return answer({ total: items.length, favoriteId, items: await described(page, context) })
  }),
  /** FAV-04: a product that is already in the list stays as it is. */
  handle(addFavorite, async ({ body }, caller, context) => {
    if (!context.catalogue.productById.has(body.id)) return refuse('ORD404', { field: 'id' })
    const favoriteId = await ownList(context.db, 'favorite_list', caller.subject, context.newId)
    if (body.favoriteId !== undefined && body.favoriteId !== favoriteId) return listUnknown
    const row = { list_id: favoriteId, product_id: body.id, item_id: context.newId(), added_at: context.now }
    await context.db
      .insertInto('favorite_item')
      .values(row)
      .onConflict((is) => is.columns(['list_id', 'product_id']).doNothing())
      .execute()
    return answer(await listAnswer(context, favoriteId))
  }),
  /** FAV-07, FAV-09 */
  handle(removeFavorite, async ({ params }, caller, context) => {
    const favoriteId = await listOf(context.db, 'favorite_list', caller.subject)
    if (favoriteId === undefined || favoriteId !== params.favoriteId) return listUnknown
    return (await removeListed(context.db, 'favorite_item', favoriteId, params.itemId))
      ? answer(await listAnswer(context, favoriteId))
      : refuse('ORD404', { message: 'Item not found', field: 'itemId' })
  }),
  /** FAV-06: from now on the link works. Each recipient gets a letter with it. */
  handle(shareFavorites, async ({ params, body }, caller, context) => {
    const { db, now, locale } = context
    if (hasLink(body.message ?? '')) return refuse('API400', { message: noLinks[locale.language], field: 'message' })
    const favoriteId = await listOf(db, 'favorite_list', caller.subject)
    if (favoriteId === undefined || favoriteId !== params.favoriteId) return listUnknown
    await db
      .updateTable('favorite_list')
      .set({ shared_at: now })
      .where('id', '=', favoriteId)
      .where('shared_at', 'is', null)
      .execute()
    const shareUrl = `/${locale.code}/favorites/${favoriteId}`
    await writeToFriends({ ...body, shareUrl }, caller, context)
    return answer({ shareUrl })
  }),
  /** FAV-06: readable by anybody, and only what its owner has shared. */
  handle(readSharedFavorites, async ({ params }, _caller, context) => {
    const row = await context.db
      .selectFrom('favorite_list')
      .select('shared_at')
      .where('id', '=', params.favoriteId)
      .executeTakeFirst()
    if (!row || row.shared_at === null) return listUnknown
    return answer({
      favoriteId: params.favoriteId,
      items: await described(await favoriteItems(context, params.favoriteId), context),
    })
  }),
]
