import { Link } from 'react-router-dom'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { CameFrom } from './cameFrom.ts'
import { localeCountry, localeCurrency } from './localeName.ts'
import { usePageHere } from './usePageHere.ts'
import { useShopPath } from './useShopPath.ts'

/** I18N-05: the country, language and currency of now, and the way to others. */
export function LocationLink({ className }: { readonly className?: string }) {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const locale = useShopLocale()
  const state: CameFrom = { from: usePageHere() }
  return (
    <Link {...(className === undefined ? {} : { className })} to={shopPath('/location-selector')} state={state}>
      <span className="visually-hidden">{t.chooseLocale()}: </span>
      {t.localePlace({ country: localeCountry[locale], currency: localeCurrency(locale) })}
    </Link>
  )
}
