import { moveToSaved, readSaved, removeSaved, saveForLater } from '../../contracts/api/cart/saveForLaterApi.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { giftOptionToSend } from '../../core/domain/gift/giftOptionToSend.ts'
import { changeBasket } from '../cart/changeBasket.ts'
import { earlierAdjustmentOf } from '../cart/earlierAdjustment.ts'
import { takeOut } from '../cart/updateLine.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { EarlierAdjustment, SavedDocument } from '../storage/tables/BasketTables.ts'
import { listOf, ownList, removeListed } from '../storage/ownList.ts'
import { keepSaved, savedList } from './savedList.ts'

/** AUTH-32: whatever list a call names, the caller's own is changed; its real id is in the answer. */
export const savedHandlers: readonly Handler[] = [
  /** FAV-12: by product. With the `itemId` of a saved item, sets that item's quantity. */
  handle(saveForLater, async ({ body }, caller, context) => {
    if (!context.catalogue.variantBySku.has(body.productId)) return refuse('ORD404', { field: 'productId' })
    const listId = await ownList(context.db, 'saved_list', caller.subject, context.newId)
    const document = documentOf({ sku: body.productId, recipeId: body.recipeId, giftOption: body.giftOption })
    return (
      (await keepSaved(context, listId, document, body.qty, body.saveForLater.itemId)) ??
      answer(await savedList(context, listId))
    )
  }),
  /** FAV-13: removes the line from the cart and saves it, in one transaction. */
  handle(moveToSaved, async ({ params, body }, caller, context) => {
    const listId = await ownList(context.db, 'saved_list', caller.subject, context.newId)
    const moved: SavedLine[] = []
    const changed = await changeBasket({ ...context, caller }, params.basketId, (basket) => {
      const lines = basket.document.lines.filter(({ itemId }) => itemId === body.itemId)
      moved.push(
        ...lines.map((line) => ({
          document: documentOf(line, earlierAdjustmentOf(line, basket.currency, context.catalogue)),
          qty: line.qty,
        })),
      )
      return takeOut(basket.document, body.itemId)
    })
    if (changed._tag === 'Refusal') return changed
    for (const { document, qty } of moved) {
      const refusal = await keepSaved(context, listId, document, qty)
      if (refusal) return refusal
    }
    return answer({ cart: changed.body, saveForLater: await savedList(context, listId) })
  }),
  /** FAV-14 */
  handle(removeSaved, async ({ params }, caller, context) => {
    const listId = await listOf(context.db, 'saved_list', caller.subject)
    if (listId === undefined || listId !== params.saveForlaterId) return itemUnknown
    return (await removeListed(context.db, 'saved_item', listId, params.itemId))
      ? answer(await savedList(context, listId))
      : itemUnknown
  }),
  /** FAV-15 */
  handle(readSaved, async ({ query }, caller, context) => {
    const { saveForLaterId, items } = await savedList(
      context,
      await ownList(context.db, 'saved_list', caller.subject, context.newId),
    )
    const start = Math.max(0, query.start ?? 0)
    return answer({
      saveForLaterId,
      total: items.length,
      items: items.slice(start, start + Math.max(0, query.count ?? items.length)),
    })
  }),
]

const itemUnknown = refuse('ORD404', { message: 'Item not found', field: 'itemId' })

type SavedLine = { readonly document: SavedDocument; readonly qty: number }

/** CART-14 */
const documentOf = (
  {
    sku,
    recipeId,
    giftOption: entry,
  }: { readonly [Name in keyof SavedDocument]?: SavedDocument[Name] | undefined } & Pick<SavedDocument, 'sku'>,
  agreement?: EarlierAdjustment,
): SavedDocument => {
  const giftOption = giftOptionToSend(entry ?? {})
  return {
    sku,
    ...defined({ recipeId: recipeId || undefined, giftOption, agreement }),
  }
}
