import { allLocales, languageTag, locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { rememberPlace } from './placeChoice.ts'
import './LocationPage.css'

/**
 * DLG-14: the languages of this country, each in its own words. Plain links, because the whole page changes its
 * language. `rest` = the page, without its locale.
 */
export const LanguagePreferenceDialog = ({ isOpen, onClose, rest }: PlacedProps<'languagePreference'>) => {
  const t = useCopy('location')
  const own = useShopLocale()
  const here = allLocales.filter((locale) => locales[locale].country === locales[own].country)
  const close = () => {
    rememberPlace(locales[own].country)
    onClose()
  }
  return (
    <Dialog name="languagePreference" title={t.languageTitle()} isOpen={isOpen} onClose={close}>
      <ul className="location-places">
        {here.map((locale) => (
          <li key={locale}>
            <a
              href={`/${locale}${rest}`}
              hrefLang={languageTag(locale)}
              lang={languageTag(locale)}
              aria-current={locale === own || undefined}
              onClick={() => rememberPlace(locales[own].country)}
            >
              <span className="location-country">{languageName(locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const languageName = (locale: Locale): string => {
  const { language } = locales[locale]
  const name = new Intl.DisplayNames([languageTag(locale)], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}
