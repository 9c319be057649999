import type { ColourFamily, CurrencyCode } from '../storage/tables/CatalogTables.ts'
import type { ProductEntry } from '../kit/Catalogue.ts'
import type { Stock } from './productSummary.ts'

/** What a shopper has chosen; an empty list matches everything. Prices are bands [from, to) in minor units. */
export type Filters = {
  readonly size: readonly string[]
  readonly colour: readonly string[]
  readonly price: readonly PriceBand[]
  readonly availability: boolean
}

export type PriceBand = { readonly from: number; readonly to: number }
export type FacetId = keyof Filters

/** `size:M,L;colour:green;price:0-10000;availability:in-stock`; parts that cannot be read are left out. */
export const readFilters = (text: string): Filters => {
  const parts = new Map(
    text.split(';').map((part) => [part.split(':', 1)[0]?.trim(), part.slice(part.indexOf(':') + 1)] as const),
  )
  const listOf = (name: string) =>
    (parts.get(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  return {
    size: listOf('size'),
    colour: listOf('colour'),
    price: listOf('price').flatMap(readBand),
    availability: listOf('availability').includes('in-stock'),
  }
}

/** `10000-` has no upper end. */
export const bandId = ({ from, to }: PriceBand): string => `${from}-${to === Infinity ? '' : to}`

/**
 * Size, colour and availability must hold for the same variant: green in M and in stock, not green in one variant and M
 * in another. `except` leaves one facet out, so that its own choices keep their counts.
 */
export const passes = (
  product: ProductEntry,
  filters: Filters,
  currency: CurrencyCode,
  stock: Stock,
  except?: FacetId,
): boolean => {
  const { size, colour, price, availability } = filters
  const { current } = product.price[currency]
  if (except !== 'price' && price.length > 0 && !price.some(({ from, to }) => current >= from && current < to))
    return false
  return product.variants.some(
    (variant) =>
      (except === 'size' || size.length === 0 || size.includes(variant.size)) &&
      (except === 'colour' || colour.length === 0 || colour.includes(familyOf(product, variant.colour))) &&
      (except === 'availability' || !availability || (stock.get(variant.sku) ?? 0) > 0),
  )
}

export const familyOf = (product: ProductEntry, colour: string): ColourFamily | '' =>
  product.colourways.find(({ code }) => code === colour)?.family ?? ''

const readBand = (text: string): readonly PriceBand[] => {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(text) ?? []
  if (from === undefined) return []
  return [{ from: Number(from), to: to ? Number(to) : Infinity }]
}
