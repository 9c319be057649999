import type { SavedForLater, SavedItem } from '../../contracts/api/wishlist.ts'
import { maximumPerLine, maximumSaved } from '../../core/domain/cart/cart.ts'
import { lineKey } from '../../core/domain/cart/lineKey.ts'
import { holdsFor } from '../cart/earlierAdjustment.ts'
import { isCustoms } from '../cart/lineGroup.ts'
import { variantShown } from '../catalog/variantShown.ts'
import { secretId } from '../favorites/secretId.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Db } from '../storage/Tables.ts'
import type { SavedDocument } from './SavedTables.ts'

/** The caller's list, made when there is none; locked inside a transaction that changes it. */
export async function ownSaved(db: Db, subject: string, newId: () => string): Promise<string> {
  const found = await savedOf(db, subject)
  if (found !== undefined) return found
  const row = { id: secretId(newId), subject }
  await db
    .insertInto('saved_list')
    .values(row)
    .onConflict((is) => is.column('subject').doNothing())
    .execute()
  return (await savedOf(db, subject)) ?? row.id
}

export async function savedOf(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('saved_list')
    .select('id')
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

/** FAV-12: what makes it the same thing. Rows of earlier builds hold a shorter key, so a twin is known by its document. */
export const savedKey = ({ sku, recipeId, giftOption }: SavedDocument): string =>
  lineKey({ sku, recipeId: recipeId ?? null, giftOption: giftOption ?? null, delivery: 'home' })

/** What is there already grows, as a line of the cart would. `setTo`: the item has this quantity from now on. */
export async function keepSaved(
  { db, now, newId }: Context,
  listId: string,
  document: SavedDocument,
  qty: number,
  setTo?: string,
): Promise<Refusal | undefined> {
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

/** FAV-11: newest first. What the shop no longer sells is not told. */
export async function savedList(
  { db, catalogue, locale }: Pick<Context, 'db' | 'catalogue' | 'locale'>,
  saveForLaterId: string,
): Promise<SavedForLater> {
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
        ...(document.recipeId === undefined ? {} : { recipeId: document.recipeId }),
        ...(document.giftOption === undefined ? {} : { giftOption: document.giftOption }),
        ...adjustmentOf(document, locale, catalogue),
      },
    ]
  })
  return { saveForLaterId, items }
}

/** CART-24: what was agreed, and whether it still goes along into the cart. */
function adjustmentOf(
  { sku, agreement }: SavedDocument,
  { currency }: SiteLocale,
  catalogue: Context['catalogue'],
): Pick<SavedItem, 'priceAdjustment'> {
  if (!agreement) return {}
  const { type, value, reason } = agreement.adjustment
  return { priceAdjustment: { type, value, reason, holds: holdsFor(agreement, sku, currency, catalogue) } }
}
