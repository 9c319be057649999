import type { ProductEntry } from '../kit/Catalogue.ts'
import { colourNames } from './colourNames.ts'
import { familyOf, groupedSizes, sizeChoiceId } from './filters.ts'
import type { Stock } from './productSummary.ts'

/**
 * What a list asks of a product once per request, as numbers: a list of a hundred thousand variants is one pass over
 * them. Made once per product; products never change (a newer catalogue has others).
 */
export type GoodsFacts = {
  /** Of each variant: the place of its colour's family among `colourNames`; one more = none of them. */
  readonly families: Uint8Array
  /** Of each variant: the number of its size's code, and of the size choices under which it is found (-1 = no second). */
  readonly codes: Int32Array
  readonly choices: Int32Array
  readonly otherChoices: Int32Array
  /** The choices that the product's own sizes offer. */
  readonly offered: readonly OfferedSize[]
  /** The families of the product's colourways. */
  readonly offeredFamilies: readonly number[]
}

export type OfferedSize = {
  readonly choice: number
  readonly group: string
  readonly code: string
  readonly size: ProductEntry['sizes'][number]
}

/** A small number for each text; the texts of one sort are few (sizes). */
const numbering = () => {
  const numbers = new Map<string, number>()
  return {
    of: (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, numbers.size)
      return numbers.size - 1
    },
    find: (text: string): number | undefined => numbers.get(text),
    size: (): number => numbers.size,
  }
}

/** Of `sizeChoiceId`, and of the codes without their groups. */
export const choiceNumbers = numbering()
export const codeNumbers = numbering()

const noFamily = colourNames.length
const familyNumbers = new Map<string, number>(colourNames.map(({ id }, place) => [id, place]))

export const factsOf = (product: ProductEntry): GoodsFacts => {
  const kept = facts.get(product)
  if (kept !== undefined) return kept
  const made = makeFacts(product)
  facts.set(product, made)
  return made
}

const facts = new WeakMap<ProductEntry, GoodsFacts>()

const makeFacts = (product: ProductEntry): GoodsFacts => {
  const { variants, sizes, colourways } = product
  const numberOfFamily = (colour: string): number => familyNumbers.get(familyOf(product, colour)) ?? noFamily
  const choicesOf = new Map<string, readonly number[]>()
  for (const { size } of variants)
    if (!choicesOf.has(size))
      choicesOf.set(
        size,
        groupedSizes(product, size).map((grouped) => choiceNumbers.of(sizeChoiceId(grouped))),
      )
  return {
    families: Uint8Array.from(variants, ({ colour }) => numberOfFamily(colour)),
    codes: Int32Array.from(variants, ({ size }) => codeNumbers.of(size)),
    choices: Int32Array.from(variants, ({ size }) => choicesOf.get(size)?.[0] ?? -1),
    otherChoices: Int32Array.from(variants, ({ size }) => choicesOf.get(size)?.[1] ?? -1),
    offered: sizes.flatMap((size) =>
      groupedSizes(product, size.code).map((grouped) => ({
        ...grouped,
        choice: choiceNumbers.of(sizeChoiceId(grouped)),
        size,
      })),
    ),
    offeredFamilies: colourways.map(({ code }) => numberOfFamily(code)),
  }
}

/** Of each variant of a product whether there are pieces of it: read once for each reading of the stock. */
export const inStockOf = (product: ProductEntry, stock: Stock): Uint8Array => {
  const kept = stocked.get(product)
  if (kept?.stock === stock) return kept.has
  const has = kept?.has ?? new Uint8Array(product.variants.length)
  for (const [place, { sku }] of product.variants.entries()) has[place] = (stock.get(sku) ?? 0) > 0 ? 1 : 0
  stocked.set(product, { stock, has })
  return has
}

const stocked = new WeakMap<ProductEntry, { readonly stock: Stock; readonly has: Uint8Array }>()
