import type { SavedView } from '../../../contracts/views/savedView.ts'
import { keepsSaved } from '../../domain/favorites/standing.ts'
import { shownSaved } from '../../domain/saved/saved.ts'
import type { Shop } from '../../domain/shop/shop.ts'

/** What the screen sees of what is saved for later. An employee has nothing of it (FAV-17). */
export const viewSaved = ({ saved, cart, standing }: Pick<Shop, 'saved' | 'cart' | 'standing'>): SavedView => {
  const isOn = keepsSaved(standing)
  const items = isOn ? shownSaved(saved, cart) : []
  return {
    isOn,
    items: items.map(({ key, product, quantity, available, isWaiting }) => ({ ...product, key, quantity, available, isWaiting })),
  }
}
