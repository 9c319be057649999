import type { SavedItemView, SavedView } from '../../../contracts/views/savedView.ts'
import { takenOff } from '../../domain/cart/shownLines.ts'
import { canSaveForLater } from '../../domain/favorites/listAccess.ts'
import { shownSaved } from '../../domain/saved/saved.ts'
import type { ShownSaved } from '../../domain/saved/saved.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'

/** What the screen sees of the saved items. An employee has none (FAV-17). */
export const viewSaved = ({
  saved,
  cart,
  standing: listAccess,
}: Pick<ShopperState, 'saved' | 'cart' | 'standing'>): SavedView => {
  const isOn = canSaveForLater(listAccess)
  const items = isOn ? shownSaved(saved, cart) : []
  return {
    isOn,
    items: items.map(viewItem),
  }
}

/** CART-24: shows already what will go into the cart with it. */
const viewItem = ({
  key,
  product,
  quantity,
  available,
  isWaiting,
  adjustment,
  isAgreementOver,
}: ShownSaved): SavedItemView => ({
  ...product,
  key,
  quantity,
  available,
  isWaiting,
  ...(adjustment ? { adjustment: { ...adjustment, amount: takenOff({ product, quantity, adjustment }) } } : {}),
  ...(isAgreementOver ? { isAgreementOver } : {}),
})
