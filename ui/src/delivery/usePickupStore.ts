import { useView } from '../bridge/useView.ts'
import { openDialog } from '../dialogs/dialogStore.ts'

type PickupStore = { readonly id: string; readonly name: string }

/** DLG-09, STORE-05: what is picked up elsewhere already would come along to this shop, so that is asked first. `except`: the line this is about. */
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
