import { locales } from '../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { usePageHere } from './usePageHere.ts'

/** DLG-14: where a country has two languages, the other one is one press away from every page. */
export function LanguageButton({
  className,
  page,
}: {
  readonly className?: string
  /** Another page than this one, without its locale. */ readonly page?: string
}) {
  const t = useCopy('shell')
  const locale = useShopLocale()
  const here = usePageHere()
  const { country } = locales[locale]
  if (Object.values(locales).filter((other) => other.country === country).length < 2) return null
  return (
    <button
      type="button"
      {...(className === undefined ? {} : { className })}
      onClick={() => openDialog('languagePreference', { rest: page ?? here })}
    >
      {t.chooseLanguage()}
    </button>
  )
}
