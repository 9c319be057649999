import type { SavedForLater as SavedList, SavedItem } from '../../../contracts/api/entities/wishlist.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { lineKey } from '../../domain/cart/lineKey.ts'
import { adjustmentOf } from '../../domain/cart/shownLines.ts'
import type { SavedLine } from '../../domain/saved/saved.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { AnswerBody, Settled } from '../answer.ts'
import { itemToProduct } from '../cart/basketToConfirmed.ts'

/** A page of the list, or that it could not be read. */
export const recordSavedPage = ({ saved }: ShopperState, answer: Settled): readonly ShopEvent[] => {
  if (!saved.refresh) return []
  const { id } = saved.refresh
  if (answer._tag !== 'Confirmed' || !isSavedList(answer.body) || !('total' in answer.body))
    return [{ _tag: 'v1.SavedRefreshAbandoned', id }]
  return [{ _tag: 'v1.SavedPageRead', id, total: Number(answer.body.total), ...listOf(answer.body) }]
}

/** The list after it was changed; empty if this answer is not about the list. */
export const savedAfter = ({ changeId }: PendingChange, body: AnswerBody): readonly ShopEvent[] => {
  const list = 'saveForLater' in body ? body.saveForLater : body
  return isSavedList(list) ? [{ _tag: 'v1.SavedConfirmed', changeId, ...listOf(list) }] : []
}

/** FAV-12: the stored entity says `pageUrl` where requests say `pdpUrl`; only this place maps them. */
const itemToLine = (item: SavedItem): SavedLine => {
  const recipeId = item.recipeId ?? null
  const giftOption = item.giftOption ?? null
  return {
    key: lineKey({ sku: item.productId, recipeId, giftOption, delivery: 'home' }),
    product: itemToProduct({ ...item, pdpUrl: item.pageUrl }),
    quantity: item.qty,
    recipeId,
    giftOption,
    delivery: 'home',
    ...(item.priceAdjustment?.holds ? adjustmentOf({ adjustment: item.priceAdjustment }) : {}),
    ...(item.priceAdjustment?.holds === false ? { isAgreementOver: true } : {}),
    itemId: item.itemId,
    available: item.available,
  }
}

const listOf = ({ saveForLaterId, items }: SavedList) => ({ saveForLaterId, items: items.map(itemToLine) })

const isSavedList = (body: object): body is SavedList => 'saveForLaterId' in body && 'items' in body
