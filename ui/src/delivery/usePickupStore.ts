import { useView } from '../bridge/core/useView.ts'
import { openDialog } from '../state/dialogStore.ts'

type PickupStore = { readonly id: string; readonly name: string }

/**
 * DLG-09, STORE-05: other pickups would move to this store, so the shopper is asked first. `except`: the line that this
 * is about.
 */
export const usePickupStore = (
  except: string | null,
): ((shop: PickupStore, collect: (storeId: string) => Promise<boolean>) => void) => {
  const cart = useView('cart')
  const methods = useView('checkout')?.methods ?? []
  const others = cart?.lines.some(({ isCollected, lineKey }) => isCollected && lineKey !== except) ?? false
  const known = methods.find(({ code, selected }) => code === 'pickup' && selected)?.storeId ?? null
  return ({ id, name }, collect) => {
    if (!others || known === null || known === id) return void collect(id)
    openDialog('changeStoreConfirmation', {
      shop: name,
      onYes: () => void collect(id).then((isDone) => isDone && openDialog('storeChanged', { shop: name })),
    })
  }
}
