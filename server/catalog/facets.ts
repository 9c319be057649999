import type { Listing } from '../../contracts/api/entities/catalogue.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { ProductEntry } from '../kit/Catalogue.ts'
import { wholeAmount } from '../kit/formats.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { colourNames } from './colourNames.ts'
import type { CountedGoods } from './countGoods.ts'
import { bandId } from './filters.ts'
import type { FacetId, Filters, PriceBand } from './filters.ts'
import { offeredBy, sizeChoices } from './sizeChoices.ts'

type Facet = Listing['facets'][number]
type Choice = {
  readonly id: string
  readonly label: string
  readonly swatch?: string
  readonly count: number
}

export const bands: readonly PriceBand[] = [
  { from: 0, to: 5_000 },
  { from: 5_000, to: 10_000 },
  { from: 10_000, to: 20_000 },
  { from: 20_000, to: Infinity },
]

/**
 * CAT-01: the available choices of a list and how many products each would show. A choice that would show nothing is
 * left out, unless it is chosen.
 */
export const facets = (
  products: readonly ProductEntry[],
  counted: CountedGoods,
  filters: Filters,
  locale: SiteLocale,
): readonly Facet[] => {
  const build = (id: FacetId, choices: readonly Choice[], isSelected: (choice: string) => boolean): Facet => {
    const values = choices.map((choice) => ({ ...choice, selected: isSelected(choice.id) }))
    return { id, values: values.filter(({ count, selected }) => count > 0 || selected) }
  }
  const chosenBands = filters.price.map(bandId)
  const { sizes, families } = offeredBy(products)
  return [
    ...sizeChoices(sizes, locale).map(({ title, choices }) => ({
      ...build(
        'size',
        choices.map(({ choice, ...shown }) => ({ ...shown, count: counted.sizes[choice] ?? 0 })),
        (id) => filters.size.includes(id),
      ),
      ...defined({ label: title }),
    })),
    build(
      'colour',
      colourNames.flatMap(({ id, swatch, name }, place) => {
        const label = name[locale.goodsLanguage] ?? name[locale.language]
        return families.has(place) ? [{ id, swatch, label, count: counted.colours[place] ?? 0 }] : []
      }),
      (id) => filters.colour.includes(id),
    ),
    build(
      'price',
      bands.map((band, place) => ({
        id: bandId(band),
        label: priceBandLabel(band, locale),
        count: counted.bands[place] ?? 0,
      })),
      (id) => chosenBands.includes(id),
    ),
    build(
      'availability',
      [{ id: 'in-stock', label: labels[locale.language].inStock, count: counted.inStock }],
      () => filters.availability,
    ),
  ].filter(({ values }) => values.length > 0)
}

/** `$50–100`, `€200 and up`, `200 $US et plus`: whole amounts in the locale's format. */
const priceBandLabel = ({ from, to }: PriceBand, { code, currency, language }: SiteLocale): string => {
  const format = wholeAmount({ code }, currency)
  const { from: andUp, under } = labels[language]
  if (to === Infinity) return andUp(format.format(from / 100))
  return from === 0 ? under(format.format(to / 100)) : format.formatRange(from / 100, to / 100)
}

type Labels = {
  readonly inStock: string
  readonly from: (amount: string) => string
  readonly under: (amount: string) => string
}

const labels: Readonly<Record<Language, Labels>> = {
  en: { inStock: 'In stock', from: (amount) => `${amount} and up`, under: (amount) => `Under ${amount}` },
  fr: { inStock: 'En stock', from: (amount) => `${amount} et plus`, under: (amount) => `Moins de ${amount}` },
  de: { inStock: 'Auf Lager', from: (amount) => `ab ${amount}`, under: (amount) => `unter ${amount}` },
  it: { inStock: 'Disponibile', from: (amount) => `da ${amount}`, under: (amount) => `meno di ${amount}` },
  es: { inStock: 'En stock', from: (amount) => `${amount} o más`, under: (amount) => `Menos de ${amount}` },
}
