import type { FavoriteProduct } from '../../../contracts/commands/lineProduct.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import { lineOf } from '../server/stageSeed.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/** Adds and removes favorites, saves items for later and moves them back. */
export const listMove = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  const { cart, saved, favorites } = tab.views
  const item = saved.items[chance.below(saved.items.length || 1)]
  const line = cart.lines[chance.below(cart.lines.length || 1)]
  switch (chance.below(6)) {
    case 0:
    case 1: {
      const product = anyProduct(world)
      const isLiked = favorites.items.some(({ productId }) => productId === product.productId)
      return isLiked
        ? tab.dispatch({ _tag: 'RemoveFavorite', productId: product.productId })
        : tab.dispatch({ _tag: 'AddFavorite', product })
    }
    case 2:
      return item ? tab.dispatch({ _tag: 'MoveToCart', key: item.key }) : tab.dispatch({ _tag: 'RefreshSaved' })
    case 3:
      return item && chance.percent(50)
        ? tab.dispatch({ _tag: 'RemoveSaved', key: item.key })
        : tab.dispatch({ _tag: 'RefreshFavorites' })
    default:
      return line
        ? tab.dispatch({ _tag: 'SaveForLater', lineKey: line.lineKey })
        : tab.dispatch({ _tag: 'ShareFavorites' })
  }
}

const anyProduct = ({ chance, skus, stage }: SimulatedWorld): FavoriteProduct => {
  const { masterId, name, kind, path, picture, tint, price, originalPrice, currency } = lineOf(
    stage.catalogue,
    skus[chance.below(skus.length)] ?? '',
    40,
  )
  return { productId: masterId, name, kind, path, picture, tint, price, originalPrice, currency }
}
