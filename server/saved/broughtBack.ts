import type { ItemEntry } from '../../contracts/api/itemEntry.ts'
import type { EarlierAdjustment } from '../cart/earlierAdjustment.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'

/** CART-24: what was agreed on something saved for later that comes back into the cart; nothing of another's, or of other goods. */
export async function broughtBack(
  { db, caller }: Pick<ChangeContext, 'db' | 'caller'>,
  { savedItemId, productId }: Pick<ItemEntry, 'savedItemId' | 'productId'>,
): Promise<EarlierAdjustment | undefined> {
  if (savedItemId === undefined) return undefined
  const list = await db.selectFrom('saved_list').select('id').where('subject', '=', caller.subject).executeTakeFirst()
  if (!list) return undefined
  const item = await db
    .selectFrom('saved_item')
    .select('document')
    .where('list_id', '=', list.id)
    .where('item_id', '=', savedItemId)
    .executeTakeFirst()
  return item?.document.sku === productId ? item.document.agreement : undefined
}
