import type { ProductEntry } from '../kit/Catalogue.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import { colourNames } from './colourNames.ts'
import type { Filters, PriceBand } from './filters.ts'
import { choiceNumbers, codeNumbers, factsOf, inStockOf } from './goodsFacts.ts'
import type { Stock } from './productSummary.ts'

/** The products that pass the filters, and how many products each choice would show. */
export type CountedGoods = {
  readonly shown: readonly ProductEntry[]
  /** By the number of the size choice, by the place among `colourNames`, by the place among the bands. */
  readonly sizes: Int32Array
  readonly colours: Int32Array
  readonly bands: Int32Array
  readonly inStock: number
}

/**
 * CAT-01: one pass. A facet ignores its own choices. Size, colour and availability must hold for the same variant: green
 * in M and in stock, not green in one variant and M in another.
 */
export const countGoods = (
  products: readonly ProductEntry[],
  filters: Filters,
  bands: readonly PriceBand[],
  currency: CurrencyCode,
  stock: Stock,
): CountedGoods => {
  for (const product of products) factsOf(product)
  const [isSize, isCode] = chosenSizes(filters.size)
  const isFamily = Uint8Array.from(colourNames, ({ id }) => (filters.colour.includes(id) ? 1 : 0))
  const [anySize, anyColour, anyPrice] = [filters.size, filters.colour, filters.price].map((list) => list.length === 0)
  const sizes = new Int32Array(choiceNumbers.size())
  const colours = new Int32Array(colourNames.length + 1)
  const inBands = new Int32Array(bands.length)
  // The last product counted for each, so that a product counts once.
  const sizeSeen = new Int32Array(sizes.length).fill(-1)
  const colourSeen = new Int32Array(colours.length).fill(-1)
  const shown: ProductEntry[] = []
  let inStock = 0
  for (const [place, product] of products.entries()) {
    const { current } = product.price[currency]
    const hasPrice = anyPrice === true || filters.price.some(({ from, to }) => current >= from && current < to)
    const { families, codes, choices, otherChoices } = factsOf(product)
    const stocked = inStockOf(product, stock)
    let [passes, passesInStock] = [false, false]
    for (let variant = 0; variant < families.length; variant++) {
      const family = families[variant] ?? 0
      const choice = choices[variant] ?? -1
      const other = otherChoices[variant] ?? -1
      const isThere = stocked[variant] === 1
      const hasStock = !filters.availability || isThere
      const hasColour = anyColour === true || isFamily[family] === 1
      const hasSize =
        anySize === true ||
        isCode[codes[variant] ?? 0] === 1 ||
        isSize[choice] === 1 ||
        (other >= 0 && isSize[other] === 1)
      if (hasColour && hasSize) {
        passes ||= hasStock
        passesInStock ||= isThere
      }
      if (!hasPrice || !hasStock) continue
      if (hasColour) {
        if (sizeSeen[choice] !== place) {
          sizeSeen[choice] = place
          sizes[choice]! += 1
        }
        if (other >= 0 && sizeSeen[other] !== place) {
          sizeSeen[other] = place
          sizes[other]! += 1
        }
      }
      if (hasSize && colourSeen[family] !== place) {
        colourSeen[family] = place
        colours[family]! += 1
      }
    }
    if (passes) {
      if (hasPrice) shown.push(product)
      for (const [band, { from, to }] of bands.entries()) if (current >= from && current < to) inBands[band]! += 1
    }
    if (hasPrice && passesInStock) inStock++
  }
  return { shown, sizes, colours, bands: inBands, inStock }
}

/** A code without its group, as in addresses of earlier versions, means that size of every group. */
const chosenSizes = (chosen: readonly string[]): readonly [choices: Uint8Array, codes: Uint8Array] => {
  const choices = new Uint8Array(choiceNumbers.size())
  const codes = new Uint8Array(codeNumbers.size())
  for (const text of chosen) {
    const [choice, code] = [choiceNumbers.find(text), codeNumbers.find(text)]
    if (choice !== undefined) choices[choice] = 1
    if (code !== undefined) codes[code] = 1
  }
  return [choices, codes]
}
