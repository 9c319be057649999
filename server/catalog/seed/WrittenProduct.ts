import type { Audience, SeedDrawingId } from '../../storage/tables/CatalogTables.ts'
import type { SeedSize } from './SeedProduct.ts'
import type { PaletteName } from './palettes.ts'

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

const feet = (tenths: readonly number[]): readonly SeedSize[] =>
  tenths.map((tenth) => ({
    code: String(tenth).padStart(3, '0'),
    label: `${Math.floor(tenth / 10)}${tenth % 10 === 5 ? '½' : ''}`,
  }))

const letters = (labels: readonly string[]): readonly SeedSize[] => labels.map((label) => ({ code: label, label }))

/** The size runs of the catalogue; a code never changes, a label may. */
export const sizeRuns = {
  menFeet: feet([70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 130]),
  womenFeet: feet([50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110]),
  kidsFeet: ['10', '11', '12', '13', '1', '2', '3', '4'].map((label, index) => ({
    code: `K${String(index + 1).padStart(2, '0')}`,
    label: index < 4 ? `${label}K` : label,
  })),
  letters: letters(['XS', 'S', 'M', 'L', 'XL', 'XXL']),
  kidsLetters: [
    { code: 'K4', label: '4 to 5' },
    { code: 'K6', label: '6 to 7' },
    { code: 'K8', label: '8 to 9' },
    { code: 'K10', label: '10 to 11' },
    { code: 'K12', label: '12 to 13' },
  ],
  menWaist: letters(['28', '30', '32', '34', '36', '38', '40']),
  womenWaist: letters(['24', '26', '28', '30', '32', '34', '36']),
  socks: letters(['S', 'M', 'L', 'XL']),
  hands: letters(['XS', 'S', 'M', 'L', 'XL']),
  one: [{ code: 'OS', label: 'one size' }],
  back: [
    { code: 'SM', label: 'S/M, back 43 to 48 cm' },
    { code: 'ML', label: 'M/L, back 48 to 53 cm' },
  ],
  mail: [{ code: 'MAIL', label: 'by email' }],
} as const satisfies Record<string, readonly SeedSize[]>

export type SizeRun = keyof typeof sizeRuns
