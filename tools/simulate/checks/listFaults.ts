import { shownFavorites } from '../../../core/domain/favorites/favorites.ts'
import { shownSaved } from '../../../core/domain/saved/saved.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'

/**
 * What must hold for the lists on one device once everything has settled: what was added last is there exactly once, on
 * both sides.
 */
export const listFaults = async (
  { server }: SimulatedWorld,
  { name, folded, storedLog }: SimulatedDevice,
): Promise<readonly string[]> => {
  const faults: string[] = []
  const { favorites, saved, cart } = folded()
  const liked = shownFavorites(favorites).map(({ productId }) => productId)
  const wished = latestChanges(storedLog.commits)
  for (const productId of new Set([...liked, ...wished.keys()])) {
    const times = liked.filter((id) => id === productId).length
    if (wished.get(productId) === true && times !== 1)
      faults.push(`${name} added the favorite ${productId}, which is shown ${times} times`)
    if (wished.get(productId) === false && times !== 0)
      faults.push(`${name} removed the favorite ${productId}, which is still shown`)
  }
  if (favorites.favoriteId !== null) {
    const rows = await server.books
      .selectFrom('favorite_item')
      .selectAll()
      .where('list_id', '=', favorites.favoriteId)
      .execute()
    faults.push(
      ...difference(
        name,
        'favorites',
        liked,
        rows.map(({ product_id: id }) => id),
      ),
    )
  }
  if (saved.saveForLaterId !== null && !cart.rebuild) {
    const rows = await server.books
      .selectFrom('saved_item')
      .selectAll()
      .where('list_id', '=', saved.saveForLaterId)
      .execute()
    const shown = shownSaved(saved, cart).map(({ product, quantity }) => `${product.sku}×${quantity}`)
    faults.push(
      ...difference(
        name,
        'saved for later',
        shown,
        rows.map(({ document, qty }) => `${document.sku}×${qty}`),
      ),
    )
  }
  return faults
}

/** By product: last added, or last removed. A refusal also withdraws the change. */
const latestChanges = (commits: readonly Commit[]): ReadonlyMap<string, boolean> => {
  const changes = new Map<string, boolean>()
  for (const { cause, events } of commits) {
    for (const { _tag } of events as readonly { readonly _tag: string }[]) {
      if (_tag === 'v1.FavoriteChangeRefused' || _tag === 'v1.SessionLost') changes.clear()
      // AUTH-07: the account's list may contain what the guest had removed.
      if (_tag === 'v1.SignedIn') for (const [productId, isLiked] of changes) if (!isLiked) changes.delete(productId)
    }
    if (cause._tag !== 'Command') continue
    const command = cause.command as {
      readonly _tag: string
      readonly productId?: string
      readonly product?: { readonly productId?: string }
    }
    if (command._tag === 'AddFavorite' && command.product?.productId !== undefined)
      changes.set(command.product.productId, true)
    if (command._tag === 'RemoveFavorite' && command.productId !== undefined) changes.set(command.productId, false)
  }
  return changes
}

const difference = (
  name: string,
  what: string,
  shown: readonly string[],
  kept: readonly string[],
): readonly string[] => {
  const [here, there] = [shown.toSorted().join(), kept.toSorted().join()]
  return here === there ? [] : [`${name} shows ${here} as ${what}, but the server has ${there}`]
}
