import { sizeKindOf } from '../../core/domain/sizing/sizeSystems.ts'
import type { SizeKind } from '../../core/domain/sizing/sizeSystems.ts'
import type { ColourFamily, CurrencyCode } from '../storage/tables/CatalogTables.ts'
import type { ProductEntry } from '../kit/Catalogue.ts'
import type { Stock } from './productSummary.ts'
import { asSized } from './variantShown.ts'

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
  const { price } = filters
  const { current } = product.price[currency]
  if (except !== 'price' && price.length > 0 && !price.some(({ from, to }) => current >= from && current < to))
    return false
  return product.variants.some((variant) => isChosen(product, variant, filters, stock, except))
}

/** Size, colour and availability of one variant. */
const isChosen = (
  product: ProductEntry,
  variant: ProductEntry['variants'][number],
  { size, colour, availability }: Filters,
  stock: Stock,
  except?: FacetId,
): boolean =>
  (except === 'size' || size.length === 0 || isChosenSize(product, variant.size, size)) &&
  (except === 'colour' || colour.length === 0 || colour.includes(familyOf(product, variant.colour))) &&
  (except === 'availability' || !availability || (stock.get(variant.sku) ?? 0) > 0)

/** CAT-65: the first colourway of a product that a choice of colours leaves; undefined = no colour was chosen. */
export const chosenColourway = (product: ProductEntry, filters: Filters, stock: Stock): string | undefined =>
  filters.colour.length === 0
    ? undefined
    : product.colourways.find(({ code }) =>
        product.variants.some((variant) => variant.colour === code && isChosen(product, variant, filters, stock)),
      )?.code

/**
 * CAT-60: the group of sizes of one kind for the same people: `men-shoes`. Unisex shoes count as men's; what is not for
 * men, women or kids by its cut is for all.
 */
export const sizeGroupOf = (product: ProductEntry): string => {
  const kept = groups.get(product)
  if (kept !== undefined) return kept
  const kind = sizeKindOf(asSized(product))
  const group = `${wearer(kind, product.audience)}-${kind}`
  groups.set(product, group)
  return group
}

const groups = new WeakMap<ProductEntry, string>()

const wearer = (kind: SizeKind, audience: ProductEntry['audience']): ProductEntry['audience'] => {
  if (kind === 'shoes') return audience === 'unisex' ? 'men' : audience
  return kind === 'clothes' || kind === 'waist' ? audience : 'unisex'
}

export const sizeChoiceId = (group: string, code: string): string => `${group}-${code}`

/** A code without its group, as in addresses of earlier versions, means that size of every group. */
const isChosenSize = (product: ProductEntry, code: string, chosen: readonly string[]): boolean =>
  chosen.includes(code) || chosen.includes(sizeChoiceId(sizeGroupOf(product), code))

export const familyOf = (product: ProductEntry, colour: string): ColourFamily | '' =>
  product.colourways.find(({ code }) => code === colour)?.family ?? ''

const readBand = (text: string): readonly PriceBand[] => {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(text) ?? []
  if (from === undefined) return []
  return [{ from: Number(from), to: to ? Number(to) : Infinity }]
}
