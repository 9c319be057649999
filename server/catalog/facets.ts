import type { Listing } from '../../contracts/api/catalogue.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import type { ProductEntry } from './Catalogue.ts'
import { colourNames } from './colourNames.ts'
import { bandId, familyOf, passes } from './filters.ts'
import type { FacetId, Filters, PriceBand } from './filters.ts'
import { priceBandLabel } from './priceBandLabel.ts'
import type { Stock } from './productSummary.ts'
import { sizeLabel } from './sizeLabel.ts'
import { bySize } from './sizeOrder.ts'

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
 * CAT-01: the choices there are and how many products each would show. A facet ignores what is chosen in itself, so
 * choosing one size does not take the others away. A choice that would show nothing is left out, unless it is chosen.
 */
export function facets(
  products: readonly ProductEntry[],
  filters: Filters,
  locale: SiteLocale,
  stock: Stock,
): readonly Facet[] {
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
  const sizes = new Map(
    products.flatMap(({ sizes }) => sizes.map((size) => [size.code, sizeLabel(size, locale.language)] as const)),
  )
  const families = new Set(products.flatMap((product) => product.colourways.map(({ code }) => familyOf(product, code))))
  return [
    build(
      'size',
      [...sizes].toSorted(bySize).map(([id, label]) => ({ id, label, holds: fits({ size: [id] }) })),
      (id) => filters.size.includes(id),
    ),
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
          label: locale.language === 'fr' ? 'En stock' : 'In stock',
          holds: fits({ availability: true }),
        },
      ],
      () => filters.availability,
    ),
  ].filter(({ values }) => values.length > 0)
}
