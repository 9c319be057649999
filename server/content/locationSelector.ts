import type { ContentDocument } from '../../contracts/api/content.ts'
import { allLocales, languageTag, locales } from '../../core/domain/locale/locales.ts'
import type { Locale as LocaleCode, Site } from '../../core/domain/locale/locales.ts'
import type { Language } from '../catalog/CatalogTables.ts'

/** I18N-05: every country the shop sells in and each of its languages, by the site they belong to, the reader's own site first. */
export function locationSelector(reader: { readonly code: LocaleCode; readonly language: Language }): ContentDocument {
  const own = locales[reader.code].site
  const sites: readonly Site[] = own === 'NA' ? ['NA', 'EMEA'] : ['EMEA', 'NA']
  return {
    id: 'location-selector',
    ...heads[reader.language],
    slots: { main: sites.map((site) => countriesOf(site, reader.language)) },
  }
}

/** A `secondary-navigation` block: a country is named in its own language, because that is who looks for it. */
const countriesOf = (site: Site, language: Language) => ({
  id: `location-selector-${site.toLowerCase()}`,
  type: 'secondary-navigation',
  title: regions[site][language],
  items: allLocales
    .filter((code) => locales[code].site === site)
    .map((code) => ({
      title: nameOf(code, 'region', locales[code].country),
      target: { url: `/${code}`, text: nameOf(code, 'language', locales[code].language) },
    })),
})

const nameOf = (code: LocaleCode, type: 'region' | 'language', id: string): string =>
  new Intl.DisplayNames([languageTag(code)], { type }).of(id) ?? id

const regions: Readonly<Record<Site, Readonly<Record<Language, string>>>> = {
  NA: { en: 'North America', fr: 'Amérique du Nord' },
  EMEA: { en: 'Europe', fr: 'Europe' },
}

const heads: Readonly<Record<Language, { readonly name: string; readonly description: string }>> = {
  en: {
    name: 'Country and language',
    description: 'Prices, delivery and taxes follow the country. A cart belongs to the country it was filled in.',
  },
  fr: {
    name: 'Pays et langue',
    description:
      'Les prix, la livraison et les taxes suivent le pays. Un panier appartient au pays où il a été rempli.',
  },
}
