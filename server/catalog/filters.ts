import { sizeKindOf, womenSizeOf } from '../../core/domain/sizing/sizeSystems.ts'
import type { SizeKind } from '../../core/domain/sizing/sizeSystems.ts'
import type { ColourFamily } from '../storage/tables/CatalogTables.ts'
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

/** Size, colour and availability of one variant. */
const isChosen = (
  product: ProductEntry,
  variant: ProductEntry['variants'][number],
  { size, colour, availability }: Filters,
  stock: Stock,
): boolean =>
  (size.length === 0 || isChosenSize(product, variant.size, size)) &&
  (colour.length === 0 || colour.includes(familyOf(product, variant.colour))) &&
  (!availability || (stock.get(variant.sku) ?? 0) > 0)

/** CAT-65: the first colourway of a product that a choice of colours leaves; undefined = no colour was chosen. */
export const chosenColourway = (product: ProductEntry, filters: Filters, stock: Stock): string | undefined =>
  filters.colour.length === 0
    ? undefined
    : product.colourways.find(({ code }) =>
        product.variants.some((variant) => variant.colour === code && isChosen(product, variant, filters, stock)),
      )?.code

/** A size of a product among the sizes of one kind for the same people: `women-shoes`, `085`. */
type GroupedSize = { readonly group: string; readonly code: string }

/**
 * CAT-60: where a size of a product is found; `code` is the variant's own. CAT-76: unisex shoes count in men's sizes and
 * are found under the women's size of the same foot, too. What is not for men, women or kids by its cut is for all.
 */
export const groupedSizes = (product: ProductEntry, code: string): readonly GroupedSize[] => {
  const kind = kindOf(product)
  const { audience } = product
  if (kind !== 'shoes' || audience !== 'unisex') return [{ group: `${wearer(kind, audience)}-${kind}`, code }]
  const women = womenSizeOf(code)
  return [{ group: 'men-shoes', code }, ...(women === null ? [] : [{ group: 'women-shoes', code: women }])]
}

const kindOf = (product: ProductEntry): SizeKind => {
  const kept = kinds.get(product)
  if (kept !== undefined) return kept
  const kind = sizeKindOf(asSized(product))
  kinds.set(product, kind)
  return kind
}

const kinds = new WeakMap<ProductEntry, SizeKind>()

const wearer = (kind: SizeKind, audience: ProductEntry['audience']): ProductEntry['audience'] =>
  kind === 'shoes' || kind === 'clothes' || kind === 'waist' ? audience : 'unisex'

export const sizeChoiceId = ({ group, code }: GroupedSize): string => `${group}-${code}`

/** A code without its group, as in addresses of earlier versions, means that size of every group. */
const isChosenSize = (product: ProductEntry, code: string, chosen: readonly string[]): boolean =>
  chosen.includes(code) || choiceIdsOf(product, code).some((id) => chosen.includes(id))

/** Kept with the product: a list asks for them once per choice and variant. */
const choiceIdsOf = (product: ProductEntry, code: string): readonly string[] => {
  const ofProduct = choiceIds.get(product) ?? new Map<string, readonly string[]>()
  choiceIds.set(product, ofProduct)
  const kept = ofProduct.get(code)
  if (kept !== undefined) return kept
  const ids = groupedSizes(product, code).map(sizeChoiceId)
  ofProduct.set(code, ids)
  return ids
}

const choiceIds = new WeakMap<ProductEntry, Map<string, readonly string[]>>()

export const familyOf = (product: ProductEntry, colour: string): ColourFamily | '' =>
  product.colourways.find(({ code }) => code === colour)?.family ?? ''

const readBand = (text: string): readonly PriceBand[] => {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(text) ?? []
  if (from === undefined) return []
  return [{ from: Number(from), to: to ? Number(to) : Infinity }]
}
