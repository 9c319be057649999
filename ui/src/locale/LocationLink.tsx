import { Link } from '../components/basic/Link.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { CameFrom } from './LocationPage.tsx'
import { localeCountry, localeCurrency } from './localeName.ts'
import { usePageHere } from './usePageHere.ts'
import { useShopPath } from '../copy/useShopPath.ts'

/** I18N-05: the present country, language and currency, as a link to others. */
export const LocationLink = ({ className }: { readonly className?: string }) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const locale = useShopLocale()
  const state: CameFrom = { from: usePageHere() }
  return (
    <Link className={className} to={shopPath('/location-selector')} state={state}>
      <span className="visually-hidden">{t.chooseLocale()}: </span>
      {t.localePlace({ country: localeCountry[locale], currency: localeCurrency(locale) })}
    </Link>
  )
}
