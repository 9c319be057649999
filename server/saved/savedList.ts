import type { SavedForLater, SavedItem } from '../../contracts/api/entities/wishlist.ts'
import { maximumPerLine, maximumSaved } from '../../core/domain/cart/cart.ts'
import { lineKey } from '../../core/domain/cart/lineKey.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { holdsFor } from '../cart/earlierAdjustment.ts'
import { isCustoms } from '../cart/pricing/lineGroup.ts'
import { variantShown } from '../catalog/variantShown.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { listsToMerge } from '../storage/ownList.ts'
import type { Tx } from '../storage/Tables.ts'
import type { SavedDocument } from '../storage/tables/BasketTables.ts'

/**
 * FAV-12: what identifies an item. Rows of earlier builds have a shorter key, so duplicates are recognised by their
 * document.
 */
export const savedKey = ({ sku, recipeId, giftOption }: SavedDocument): string =>
  lineKey({ sku, recipeId: recipeId ?? null, giftOption: giftOption ?? null, delivery: 'home' })

/** An item that is saved already grows, like a line of the cart. `setTo`: sets the item's quantity. */
export const keepSaved = async (
  { db, now, newId }: Context,
  listId: string,
  document: SavedDocument,
  qty: number,
  setTo?: string,
): Promise<Refusal | undefined> => {
  const key = savedKey(document)
  const rows = await db
    .selectFrom('saved_item')
    .select(['line_key', 'item_id', 'qty', 'document'])
    .where('list_id', '=', listId)
    .execute()
  const twin = rows.find((row) => savedKey(row.document) === key)
  if (twin) {
    const grown = Math.min(maximumPerLine, setTo === twin.item_id ? qty : twin.qty + qty)
    await db
      .updateTable('saved_item')
      .set({ qty: grown, document: JSON.stringify({ ...twin.document, ...document }) })
      .where('list_id', '=', listId)
      .where('line_key', '=', twin.line_key)
      .execute()
    return undefined
  }
  if (rows.length >= maximumSaved)
    return refuse('INV408', { message: `You can save at most ${maximumSaved} different items for later.` })
  const row = {
    list_id: listId,
    line_key: key,
    item_id: newId(),
    qty: Math.min(maximumPerLine, qty),
    document: JSON.stringify(document),
    added_at: now,
  }
  await db.insertInto('saved_item').values(row).execute()
  return undefined
}

/** FAV-11: newest first. Products that the shop no longer sells are left out. */
export const savedList = async (
  { db, catalogue, locale }: Pick<Context, 'db' | 'catalogue' | 'locale'>,
  saveForLaterId: string,
): Promise<SavedForLater> => {
  const rows = await db
    .selectFrom('saved_item')
    .select(['item_id', 'qty', 'document'])
    .where('list_id', '=', saveForLaterId)
    .orderBy('added_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute()
  const skus = rows.map(({ document }) => document.sku)
  const stock =
    skus.length === 0
      ? []
      : await db.selectFrom('stock').select(['sku', 'available']).where('sku', 'in', skus).execute()
  const pieces = new Map(stock.map(({ sku, available }) => [sku, available]))
  const items = rows.flatMap(({ item_id: itemId, qty, document }): readonly SavedItem[] => {
    const found = catalogue.variantBySku.get(document.sku)
    if (!found) return []
    const { path: pageUrl, ...shown } = variantShown(found, locale)
    const { current, original } = found.product.price[locale.currency]
    const left = pieces.get(document.sku) ?? 0
    return [
      {
        ...shown,
        itemId,
        pageUrl,
        qty,
        available: left > 0,
        stock: left,
        price: { current, original: Math.max(original, current), currency: locale.currency },
        isCustoms: isCustoms(document, found.product),
        ...defined({ recipeId: document.recipeId, giftOption: document.giftOption }),
        ...adjustmentOf(document, locale, catalogue),
      },
    ]
  })
  return { saveForLaterId, items }
}

/** CART-24: the agreed adjustment, and whether it still applies when the item returns to the cart. */
const adjustmentOf = (
  { sku, agreement }: SavedDocument,
  { currency }: SiteLocale,
  catalogue: Context['catalogue'],
): Pick<SavedItem, 'priceAdjustment'> => {
  if (!agreement) return {}
  const { type, value, reason } = agreement.adjustment
  return { priceAdjustment: { type, value, reason, holds: holdsFor(agreement, sku, currency, catalogue) } }
}

/**
 * AUTH-07: merges what the guest `from` saved for later into the list of `to` (subjects), and deletes the guest's list.
 * A union: where both have an item the larger quantity stays, so merging twice changes nothing. Runs inside the
 * sign-in's transaction.
 */
export const mergeGuestSaved = async (tx: Tx, from: string, to: string): Promise<void> => {
  const lists = await listsToMerge(tx, 'saved_list', from, to)
  if (!lists) return
  const { guest, own } = lists
  const items = await tx.selectFrom('saved_item').selectAll().where('list_id', 'in', [guest, own]).execute()
  const owns = new Map(items.filter((item) => item.list_id === own).map((item) => [savedKey(item.document), item]))
  for (const item of items.filter(({ list_id: list }) => list === guest)) {
    const twin = owns.get(savedKey(item.document))
    if (!twin)
      await tx
        .insertInto('saved_item')
        .values({
          ...item,
          list_id: own,
          line_key: savedKey(item.document),
          document: JSON.stringify(item.document),
        })
        .execute()
    else if (twin.qty < item.qty || item.document.agreement)
      await tx
        .updateTable('saved_item')
        .set({ qty: Math.max(twin.qty, item.qty), document: JSON.stringify({ ...item.document, ...twin.document }) })
        .where('list_id', '=', own)
        .where('line_key', '=', twin.line_key)
        .execute()
  }
  await tx.deleteFrom('saved_item').where('list_id', '=', guest).execute()
  await tx.deleteFrom('saved_list').where('id', '=', guest).execute()
}
