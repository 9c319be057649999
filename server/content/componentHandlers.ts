import * as components from '../../contracts/api/content/componentsApi.ts'
import type { ContentFamily, LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { allLocales, locales } from '../../core/domain/locale/locales.ts'
import type { Locale as LocaleCode, Site } from '../../core/domain/locale/locales.ts'
import { answer } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { countryText, languageText } from '../kit/formats.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { answerPage } from './articles.ts'
import { answerDocument } from './readContent.ts'

/** The shop's own names for content of the caller's site. They answer what is published. */
export const componentHandlers: readonly Handler[] = [
  handle(components.readCollections, (_input, _caller, context) => component(context, 'fragment', 'collections')),
  handle(components.readFooter, (_input, _caller, context) => component(context, 'footer', 'footer')),
  handle(components.readFootSizes, (_input, _caller, context) => component(context, 'fragment', 'foot-sizes')),
  handle(components.readSearchComponent, (_input, _caller, context) => component(context, 'fragment', 'search')),
  handle(components.readUtilityComponent, (_input, _caller, context) => component(context, 'fragment', 'utility')),
  handle(components.readSizeChart, ({ params }, _caller, context) =>
    component(context, 'fragment', `size-chart-${params.productType}`),
  ),
  handle(components.readInternalPage, ({ params }, _caller, context) =>
    answerPage(context, 'publish', locales[context.locale.code].site, params.page),
  ),
  /** I18N-05 */
  handle(components.readLocationSelector, async (_input, _caller, { locale }) => answer(locationSelector(locale))),
]

const component = (context: Context, family: ContentFamily, key: string) =>
  answerDocument(context, 'publish', { site: locales[context.locale.code].site, family, key })

/** I18N-05: every country the shop sells in and each of its languages, by site, the caller's own site first. */
const locationSelector = (reader: { readonly code: LocaleCode; readonly language: Language }): LocalizedDocument => {
  const own = locales[reader.code].site
  const sites: readonly Site[] = own === 'NA' ? ['NA', 'EMEA'] : ['EMEA', 'NA']
  return {
    id: 'location-selector',
    ...heads[reader.language],
    slots: { main: sites.map((site) => countriesOf(site, reader.language)) },
  }
}

/** A `secondary-navigation` block: a country is named in its own language, because its speakers look for it. */
const countriesOf = (site: Site, language: Language) => ({
  id: `location-selector-${site.toLowerCase()}`,
  type: 'secondary-navigation',
  title: regions[site][language],
  items: allLocales
    .filter((code) => locales[code].site === site)
    .map((code) => ({
      title: countryText({ code }, locales[code].country),
      target: { url: `/${code}`, text: languageText({ code }, locales[code].language) },
    })),
})

const regions: Readonly<Record<Site, Readonly<Record<Language, string>>>> = {
  NA: { en: 'North America', fr: 'Amérique du Nord', de: 'Nordamerika', it: 'Nord America', es: 'Norteamérica' },
  EMEA: { en: 'Europe', fr: 'Europe', de: 'Europa', it: 'Europa', es: 'Europa' },
}

const heads: Readonly<Record<Language, { readonly name: string; readonly description: string }>> = {
  en: {
    name: 'Country and language',
    description:
      'Prices, delivery and taxes follow the country. Your cart moves with you and takes the prices of the new country.',
  },
  fr: {
    name: 'Pays et langue',
    description:
      'Les prix, la livraison et les taxes suivent le pays. Votre panier vous suit, aux prix du nouveau pays.',
  },
  de: {
    name: 'Land und Sprache',
    description:
      'Preise, Lieferung und Steuern richten sich nach dem Land. Dein Warenkorb kommt mit und bekommt die Preise des neuen Landes.',
  },
  it: {
    name: 'Paese e lingua',
    description:
      'Prezzi, consegna e tasse dipendono dal Paese. Il tuo carrello ti segue, con i prezzi del nuovo Paese.',
  },
  es: {
    name: 'País e idioma',
    description:
      'Los precios, la entrega y los impuestos dependen del país. Tu cesta te acompaña, con los precios del nuevo país.',
  },
}
