import type { CurrencyCode } from '../../catalog/CatalogTables.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { SiteLocale } from '../../site/siteLocale.ts'

/** Minor units as the site's readers write them: 1234567 → $12,345.67, 12 345,67 €. */
export const moneyText = ({ code }: Pick<SiteLocale, 'code'>, currency: CurrencyCode): ((minor: number) => string) => {
  const format = new Intl.NumberFormat(languageTag(code), { style: 'currency', currency })
  // A narrow space that does not break is a sign few printed faces have.
  return (minor) => format.format(minor / 100).replaceAll('\u202f', '\u00a0')
}
