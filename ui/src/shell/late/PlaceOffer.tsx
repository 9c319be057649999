import { useEffect, useEffectEvent } from 'react'
import { localeOfBrowser, locales } from '../../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useIsPreview } from '../../content/preview/useIsPreview.ts'
import { isDialogOpen, openDialog } from '../../state/dialogStore.ts'
import { hasChosenPlace } from '../../locale/placeChoice.ts'
import { usePageHere } from '../../locale/usePageHere.ts'

/**
 * DLG-14, DLG-15: asks once, if the browser is from another country than this shop, or prefers the country's other
 * language. Whoever previews a page of another country works there.
 */
export const PlaceOffer = () => {
  const own = useShopLocale()
  const rest = usePageHere()
  const isPreview = useIsPreview()
  const offer = useEffectEvent(() => {
    const locale = isPreview || hasChosenPlace() ? null : localeOfBrowser(navigator.languages)
    if (locale === null || locale === own || isDialogOpen()) return
    if (locales[locale].country === locales[own].country) openDialog('languagePreference', { rest })
    else openDialog('locationConfirmation', { locale, href: `/${locale}${rest}` })
  })
  useEffect(() => offer(), [])
  return null
}
