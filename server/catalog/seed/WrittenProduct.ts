import type { PaletteName } from './palettes.ts'
import type { SizeRun } from './sizeRuns.ts'
import type { Audience, SeedDrawingId } from '../../storage/tables/CatalogTables.ts'

/** One line of the table of facts, in English and in French, each as 'Name: value'. */
export type Fact = readonly [english: string, french: string]

/** What is written by hand for each product; its family adds the rest. */
export type WrittenProduct = {
  readonly id: string
  readonly name: string
  readonly frenchName?: string
  /** If it differs from its family's kind. */
  readonly kind?: Fact
  readonly for: Audience
  readonly grams: number
  /** US dollars before any discount. */
  readonly usd: number
  readonly percentOff?: number
  readonly ways: readonly PaletteName[]
  readonly sizes?: SizeRun
  readonly summary: string
  readonly description: string
  readonly facts: readonly Fact[]
  readonly french: { readonly summary: string; readonly description: string }
  readonly isNew?: true
  readonly customisable?: true
  readonly maxQuantity?: number
  /** CART-38: the product with which it must be sold. */
  readonly onlyWith?: string
  /** 'all', a colourway, or a colourway and a size ('slateRust 095'). */
  readonly soldOut?: readonly string[]
}

/** What all products of one file have in common. */
export type Family = {
  readonly drawing: SeedDrawingId
  readonly kind: Fact
  /** The last word of the slug if the name does not contain it. */
  readonly noun: string
  readonly sizes: Readonly<Record<Audience, SizeRun>>
  readonly leaves: Readonly<Record<Audience, readonly string[]>>
  readonly digital?: true
}
