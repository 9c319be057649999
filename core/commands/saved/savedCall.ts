import { limits } from '../../domain/configuration/limits.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/changes/cartChange.ts'
import { isInBasket } from '../../domain/saved/saved.ts'
import type { SavedItems } from '../../domain/saved/saved.ts'
import type { Call, EndpointName } from '../call.ts'

type Asked = { readonly endpoint: EndpointName; readonly input: Call['input'] }

/** FAV-12, FAV-13: the server moves a line it has; what it does not have is saved by its product. */
export const saveCall = (
  cart: Cart,
  saved: SavedItems,
  { key, line, asItem }: Extract<CartChange, { kind: 'SaveLine' }>,
): Asked => {
  const list = saved.saveForLaterId === null ? {} : { saveForLaterId: saved.saveForLaterId }
  const there = cart.basket?.lines.find((other) => other.key === key)
  if (!asItem && cart.basket && there && isInBasket(cart, key)) {
    return {
      endpoint: 'moveToSaved',
      input: { params: { basketId: cart.basket.basketId }, body: { itemId: there.itemId, ...list } },
    }
  }
  return {
    endpoint: 'saveForLater',
    input: {
      body: {
        productId: line.product.sku,
        pdpUrl: line.product.path,
        available: line.product.stock > 0,
        qty: line.quantity,
        type: 'product',
        saveForLater: list,
        ...(line.recipeId === null ? {} : { recipeId: line.recipeId }),
        ...(line.giftOption === null ? {} : { giftOption: line.giftOption }),
      },
    },
  }
}

/** FAV-14 */
export const removeSavedCall = ({ saveForLaterId, items }: SavedItems, key: string): Asked => ({
  endpoint: 'removeSaved',
  input: {
    params: { saveForlaterId: saveForLaterId ?? '-', itemId: items.find((item) => item.key === key)?.itemId ?? '-' },
  },
})

/** FAV-15 */
export const readSavedCall = ({ id, read }: NonNullable<SavedItems['refresh']>): Asked & { readonly key: string } => ({
  key: `${id}/saved/${read.length}`,
  endpoint: 'readSaved',
  input: { query: { start: read.length, count: limits.savedForLater } },
})
