import { useEffect, useEffectEvent } from 'react'
import { localeOfBrowser } from '../../../core/domain/locale/localeOfBrowser.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { isDialogOpen, openDialog } from '../dialogs/dialogStore.ts'
import { hasChosenPlace } from './placeChoice.ts'
import { usePageHere } from './usePageHere.ts'

/** DLG-14, DLG-15: asks once, when the browser is of another country than this shop, or prefers the other language of the country. */
export function PlaceOffer() {
  const own = useShopLocale()
  const rest = usePageHere()
  const offer = useEffectEvent(() => {
    const locale = hasChosenPlace() ? null : localeOfBrowser(navigator.languages)
    if (locale === null || locale === own || isDialogOpen()) return
    if (locales[locale].country === locales[own].country) openDialog('languagePreference', { rest })
    else openDialog('locationConfirmation', { locale, href: `/${locale}${rest}` })
  })
  useEffect(() => offer(), [])
  return null
}
