import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { parseLocale } from '../../../core/domain/locale/locales.ts'
import { redirectTarget } from '../../../core/domain/route/redirectTarget.ts'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { ShopLocaleContext } from '../copy/shopLocale.ts'
import { chosenLocale, rememberLocale } from './chosenLocale.ts'
import { pageLanguage } from './pageLanguage.ts'

/** RT-03, RT-05: every page lives under a locale in lower case; what does not is sent there. An unknown locale is no page of ours. */
export function LocaleGate({ children }: { readonly children: React.ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const known = parseLocale(splitLocalePrefix(pathname).locale ?? '')
  const locale = known ?? chosenLocale()
  const target = redirectTarget(pathname + search + hash, locale)
  useEffect(() => {
    document.documentElement.lang = pageLanguage(locale)
    if (known) rememberLocale(known)
  }, [locale, known])
  if (target !== null) return <Navigate to={target} replace />
  return <ShopLocaleContext value={locale}>{children}</ShopLocaleContext>
}
