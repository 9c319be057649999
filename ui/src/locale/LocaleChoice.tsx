import { useLocation } from 'react-router-dom'
import { allLocales, languageTag, parseLocale } from '../../../core/domain/locale/locales.ts'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { Icon } from '../components/Icon.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { localeCountry, localeCurrency } from './localeName.ts'
import './LocaleChoice.css'

/** The same page in another country. Plain links: prices, basket and words change, so the whole page is loaded anew. */
export function LocaleChoice() {
  const t = useCopy('shell')
  const { pathname, search } = useLocation()
  const current = parseLocale(useShopLocale()) ?? 'en-us'
  const { rest } = splitLocalePrefix(pathname)
  const nameOf = (locale: (typeof allLocales)[number]) => t.localePlace({ country: localeCountry(locale), currency: localeCurrency(locale) })
  return (
    <details className="locale-choice">
      <summary>
        <span className="visually-hidden">{t.chooseLocale()}: </span>
        {nameOf(current)}
        <Icon name="chevron-up" />
      </summary>
      <ul>
        {allLocales.map((locale) => (
          <li key={locale}>
            <a href={`/${locale}${rest}${search}`} hrefLang={languageTag(locale)} lang={languageTag(locale)} aria-current={locale === current || undefined}>
              {nameOf(locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
