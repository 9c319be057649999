import { locales } from '../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'
import { usePageHere } from './usePageHere.ts'

/** DLG-14: in a country with two languages, every page has a button for the other one. */
export const LanguageButton = ({
  className,
  page,
}: {
  readonly className?: string
  /** Another page than this one, without its locale. */ readonly page?: string
}) => {
  const t = useCopy('shell')
  const locale = useShopLocale()
  const here = usePageHere()
  const { country } = locales[locale]
  if (Object.values(locales).filter((other) => other.country === country).length < 2) return null
  return (
    <button
      type="button"
      className={className}
      onClick={() => openDialog('languagePreference', { rest: page ?? here })}
    >
      {t.chooseLanguage()}
    </button>
  )
}
