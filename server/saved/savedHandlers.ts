import { moveToSaved, readSaved, removeSaved, saveForLater } from '../../contracts/api/saveForLaterApi.ts'
import { giftOptionToSend } from '../../core/domain/gift/giftOptionToSend.ts'
import { earlierAdjustmentOf } from '../cart/earlierAdjustment.ts'
import type { EarlierAdjustment } from '../cart/earlierAdjustment.ts'
import { changeBasket } from '../cart/changeBasket.ts'
import { takeOut } from '../cart/updateLine.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { keepSaved, ownSaved, savedList, savedOf } from './savedList.ts'
import type { SavedDocument } from './SavedTables.ts'

/** AUTH-32: whatever list a call names, it is the caller's own that is changed; its true name stands in the answer. */
export const savedHandlers: readonly Handler[] = [
  /** FAV-12: by product. With the `itemId` of something saved, that has this quantity from now on. */
  handle(saveForLater, async ({ body }, caller, context) => {
    if (!context.catalogue.variantBySku.has(body.productId)) return refuse('ORD404', { field: 'productId' })
    const listId = await ownSaved(context.db, caller.subject, context.newId)
    const document = documentOf({ sku: body.productId, recipeId: body.recipeId, giftOption: body.giftOption })
    return (
      (await keepSaved(context, listId, document, body.qty, body.saveForLater.itemId)) ??
      answer(await savedList(context, listId))
    )
  }),
  /** FAV-13: the line leaves the cart and is saved in one transaction. */
  handle(moveToSaved, async ({ params, body }, caller, context) => {
    const listId = await ownSaved(context.db, caller.subject, context.newId)
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
    const listId = await savedOf(context.db, caller.subject)
    if (listId === undefined || listId !== params.saveForlaterId) return itemUnknown
    const gone = await context.db
      .deleteFrom('saved_item')
      .where('list_id', '=', listId)
      .where('item_id', '=', params.itemId)
      .returning('item_id')
      .execute()
    return gone.length === 0 ? itemUnknown : answer(await savedList(context, listId))
  }),
  /** FAV-15 */
  handle(readSaved, async ({ query }, caller, context) => {
    const { saveForLaterId, items } = await savedList(
      context,
      await ownSaved(context.db, caller.subject, context.newId),
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
    ...(recipeId === undefined || recipeId === '' ? {} : { recipeId }),
    ...(giftOption === undefined ? {} : { giftOption }),
    ...(agreement === undefined ? {} : { agreement }),
  }
}
