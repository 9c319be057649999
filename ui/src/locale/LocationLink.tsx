import { Link, useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { CameFrom } from './cameFrom.ts'
import { localeCountry, localeCurrency } from './localeName.ts'
import { useShopPath } from './useShopPath.ts'

/** I18N-05: the country, language and currency of now, and the way to others. */
export function LocationLink({ className }: { readonly className?: string }) {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const { pathname, search } = useLocation()
  const locale = useShopLocale()
  const { rest } = splitLocalePrefix(pathname)
  const state: CameFrom = { from: rest === '/location-selector' ? '' : rest + search }
  return (
    <Link {...(className === undefined ? {} : { className })} to={shopPath('/location-selector')} state={state}>
      <span className="visually-hidden">{t.chooseLocale()}: </span>
      {t.localePlace({ country: localeCountry(locale), currency: localeCurrency(locale) })}
    </Link>
  )
}
