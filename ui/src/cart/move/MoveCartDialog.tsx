import { useState } from 'react'
import type { Rejection } from '../../../../contracts/rejections.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { countryName } from '../../address/countryName.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { useView } from '../../bridge/core/useView.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import { DialogActions } from '../../components/overlay/DialogActions.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useRejectionText } from '../../copy/useRejectionText.ts'
import type { PlacedProps } from '../../state/dialogStore.ts'
import { openMiniCart } from '../../state/miniCartStore.ts'

/** CART-43: one press moves the cart here and adds the item that was refused because of its currency. */
export const MoveCartDialog = ({ isOpen, onClose, refused }: PlacedProps<'moveCart'>) => {
  const t = useCopy('location')
  const own = useShopLocale()
  const send = useCommand()
  const cart = useView('cart')
  const textOf = useRejectionText()
  const [isPending, setPending] = useState(false)
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const country = countryName(locales[own].country, own)
  const { name } = refused.product
  const move = async () => {
    setPending(true)
    const moved = await send({ _tag: 'MoveCart', to: own, products: [refused.product] })
    const problem = moved ?? (await send(refused))
    setPending(false)
    setRejection(problem)
    if (problem) return
    onClose()
    openMiniCart(name)
  }
  return (
    <Dialog name="moveCart" title={t.moveHere({ country })} isOpen={isOpen} onClose={onClose}>
      <p>
        {cart !== undefined &&
          cart.currency !== null &&
          t.elsewhere({ currency: t.currencyName({ currency: cart.currency }) })}{' '}
        {t.moveDetail({ country, name })}
      </p>
      {rejection && <Refusal title={textOf(rejection)} />}
      <DialogActions>
        <Button kind="primary" isPending={isPending} onPress={() => void move()}>
          {t.moveHere({ country })}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          {t.keepCart()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
