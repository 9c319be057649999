import { locales } from '../../../core/domain/locale/locales.ts'
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
 * as with a plain link.
 */
export const LocationConfirmationDialog = ({ isOpen, onClose, locale, href }: PlacedProps<'locationConfirmation'>) => {
  const t = useCopy('location')
  const own = useShopLocale()
  const country = countryName(locales[locale].country, own)
  const stay = () => {
    rememberPlace(locales[own].country)
    onClose()
  }
  return (
    <Dialog name="locationConfirmation" title={t.leaveTitle({ country })} isOpen={isOpen} onClose={stay}>
      <p>{t.leaveDetail({ country, currency: localeCurrency(locale) })}</p>
      <DialogActions>
        <a className="button" data-kind="primary" href={href} onClick={() => rememberPlace(locales[locale].country)}>
          {t.leave({ country })}
        </a>
        <Button kind="quiet" onPress={stay}>
          {t.stay({ country: countryName(locales[own].country, own) })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
