import { useState } from 'react'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useView } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { DialogActions } from '../components/overlay/DialogActions.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { countryName } from '../address/countryName.ts'
import { localeCurrency } from './localeName.ts'
import { rememberPlace } from './placeChoice.ts'

/**
 * DLG-15: another country's shop has its own prices and ships there; the answer is kept for 365 days. The page reloads,
 * as with a plain link. CART-42: a full cart moves along, and that is said before.
 */
export const LocationConfirmationDialog = ({ isOpen, onClose, locale, href }: PlacedProps<'locationConfirmation'>) => {
  const t = useCopy('location')
  const own = useShopLocale()
  const country = countryName(locales[locale].country, own)
  const cart = useView('cart')
  const send = useCommand()
  const [isMoving, setMoving] = useState(false)
  const leave = async (event: React.MouseEvent<HTMLAnchorElement>) => {
    rememberPlace(locales[locale].country)
    if (cart?.lines.length === 0 && cart.move === null) return
    event.preventDefault()
    if (isMoving) return
    setMoving(true)
    await send({ _tag: 'MoveCart', to: locale, from: own })
    location.assign(href)
  }
  const stay = () => {
    rememberPlace(locales[own].country)
    onClose()
  }
  return (
    <Dialog name="locationConfirmation" title={t.leaveTitle({ country })} isOpen={isOpen} onClose={stay}>
      <p>{t.leaveDetail({ country, currency: localeCurrency(locale) })}</p>
      {cart !== undefined && cart.lines.length > 0 && (
        <p>{t.leaveCart({ country, currency: t.currencyName({ currency: locales[locale].currency }) })}</p>
      )}
      <DialogActions>
        <a className="button" data-kind="primary" href={href} onClick={(event) => void leave(event)}>
          {t.leave({ country })}
        </a>
        <Button kind="quiet" onPress={stay}>
          {t.stay({ country: countryName(locales[own].country, own) })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
