import type { PaletteName } from './palettes.ts'
import type { SizeRun } from './sizeRuns.ts'
import type { Audience, SeedDrawingId } from './SeedProduct.ts'

/** One line of the table of facts, in English and in French, each as 'Name: value'. */
export type Fact = readonly [english: string, french: string]

/** What a person writes about one product; the rest follows from its family. */
export type WrittenProduct = {
  readonly id: string
  readonly name: string
  readonly frenchName?: string
  /** When it is another kind than the family's. */
  readonly kind?: Fact
  readonly for: Audience
  readonly grams: number
  /** US dollars before any reduction. */
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
  /** CART-38: the product without which it is not sold. */
  readonly onlyWith?: string
  /** 'all', a colourway, or a colourway and a size ('slateRust 095'). */
  readonly soldOut?: readonly string[]
}

/** What all products of one file have in common. */
export type Family = {
  readonly drawing: SeedDrawingId
  readonly kind: Fact
  /** The last word of the slug when the name does not hold it. */
  readonly noun: string
  readonly sizes: Readonly<Record<Audience, SizeRun>>
  readonly leaves: Readonly<Record<Audience, readonly string[]>>
  readonly digital?: true
}
