import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'
import { countryName } from '../address/countryName.ts'
import { localeCurrency } from './localeName.ts'
import { rememberPlace } from './placeChoice.ts'

/** DLG-15: the shop of another country has its own prices and sends there; what is answered is kept for 365 days. The page is loaded anew, as by a plain link. */
export function LocationConfirmationDialog({
  isOpen,
  onClose,
  locale,
  href,
}: PlacedProps & { readonly locale: Locale; readonly href: string }) {
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
      <div className="dialog-actions">
        <a className="button" data-kind="primary" href={href} onClick={() => rememberPlace(locales[locale].country)}>
          {t.leave({ country })}
        </a>
        <Button kind="quiet" onPress={stay}>
          {t.stay({ country: countryName(locales[own].country, own) })}
        </Button>
      </div>
    </Dialog>
  )
}
