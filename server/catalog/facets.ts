import type { Listing } from '../../contracts/api/entities/catalogue.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { ProductEntry } from '../kit/Catalogue.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { colourNames } from './colourNames.ts'
import { bandId, familyOf, passes } from './filters.ts'
import type { FacetId, Filters, PriceBand } from './filters.ts'
import type { Stock } from './productSummary.ts'
import { sizeChoices } from './sizeChoices.ts'

type Facet = Listing['facets'][number]
type Choice = {
  readonly id: string
  readonly label: string
  readonly swatch?: string
  readonly holds: (product: ProductEntry) => boolean
}

const bands: readonly PriceBand[] = [
  { from: 0, to: 5_000 },
  { from: 5_000, to: 10_000 },
  { from: 10_000, to: 20_000 },
  { from: 20_000, to: Infinity },
]

/**
 * CAT-01: the available choices and how many products each would show. A facet ignores its own choices, so choosing one
 * size does not remove the others. A choice that would show nothing is left out, unless it is chosen.
 */
export const facets = (
  products: readonly ProductEntry[],
  filters: Filters,
  locale: SiteLocale,
  stock: Stock,
): readonly Facet[] => {
  const build = (id: FacetId, choices: readonly Choice[], isSelected: (choice: string) => boolean): Facet => {
    const candidates = products.filter((product) => passes(product, filters, locale.currency, stock, id))
    const values = choices.map(({ holds, ...choice }) => {
      return { ...choice, count: candidates.filter(holds).length, selected: isSelected(choice.id) }
    })
    return { id, values: values.filter(({ count, selected }) => count > 0 || selected) }
  }
  const chosenBands = filters.price.map(bandId)
  const fits = (own: Partial<Filters>, except?: FacetId) => (product: ProductEntry) =>
    passes(product, { ...filters, ...own }, locale.currency, stock, except)
  const families = new Set(products.flatMap((product) => product.colourways.map(({ code }) => familyOf(product, code))))
  return [
    ...sizeChoices(products, locale).map(({ title, choices }) => ({
      ...build(
        'size',
        choices.map((choice) => ({ ...choice, holds: fits({ size: [choice.id] }) })),
        (id) => filters.size.includes(id),
      ),
      ...defined({ label: title }),
    })),
    build(
      'colour',
      colourNames
        .filter(({ id }) => families.has(id))
        .map(({ id, swatch, name }) => ({ id, swatch, label: name[locale.language], holds: fits({ colour: [id] }) })),
      (id) => filters.colour.includes(id),
    ),
    build(
      'price',
      bands.map((band) => ({ id: bandId(band), label: priceBandLabel(band, locale), holds: fits({ price: [band] }) })),
      (id) => chosenBands.includes(id),
    ),
    build(
      'availability',
      [
        {
          id: 'in-stock',
          label: labels[locale.language].inStock,
          holds: fits({ availability: true }),
        },
      ],
      () => filters.availability,
    ),
  ].filter(({ values }) => values.length > 0)
}

/** `$50–100`, `€200 and up`, `200 $US et plus`: whole amounts in the locale's format. */
const priceBandLabel = ({ from, to }: PriceBand, { code, currency, language }: SiteLocale): string => {
  const format = new Intl.NumberFormat(code, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  })
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
