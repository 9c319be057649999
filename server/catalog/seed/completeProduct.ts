import { defined } from '../../../core/domain/fields/fields.ts'
import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import { colourways } from './colourways.ts'
import type { SeedColourway, SeedPrices, SeedProduct, SeedSize } from './SeedProduct.ts'
import { sizeRuns } from './sizeRuns.ts'
import type { Family, WrittenProduct } from './WrittenProduct.ts'

/** A written product with everything its family adds, except its related products. */
export const completeProduct = (family: Family, written: WrittenProduct): SeedProduct => {
  const [kind, frenchKind] = written.kind ?? family.kind
  const full = family.digital ? samePrices(written.usd * 100) : marketPrices(written.usd * 100)
  const ways = written.ways.map((name) => colourways[name])
  const sizes: readonly SeedSize[] = sizeRuns[written.sizes ?? family.sizes[written.for]]
  const soldOut = (written.soldOut ?? []).flatMap((gap) => combinationsOf(gap, ways, sizes))
  return {
    id: written.id,
    slug: slugOf(written.name, family.noun),
    name: written.name,
    kind,
    weightGrams: written.grams,
    summary: written.summary,
    description: written.description,
    details: written.facts.map(([english]) => english),
    drawing: family.drawing,
    audience: written.for,
    categoryIds: family.leaves[written.for],
    colourways: ways,
    sizes,
    prices: written.percentOff === undefined ? full : reducedPrices(full, written.percentOff),
    ...(written.percentOff === undefined ? {} : { originalPrices: full }),
    ...(written.customisable ? { customisable: true } : {}),
    ...(family.digital ? { digital: true } : {}),
    ...defined({ maxQuantity: written.maxQuantity, onlyWith: written.onlyWith }),
    ...(written.isNew ? { isNew: true } : {}),
    ...(soldOut.length > 0 ? { soldOut } : {}),
    relatedIds: [],
    french: {
      name: written.frenchName ?? written.name,
      kind: frenchKind,
      summary: frenchSpaces(written.french.summary),
      description: frenchSpaces(written.french.description),
      details: written.facts.map(([, french]) => frenchSpaces(french)),
    },
  }
}

const samePrices = (minor: number) => ({ USD: minor, CAD: minor, GBP: minor, EUR: minor })

const slugOf = (name: string, noun: string): string => {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  return (words.includes(noun) || words.includes(`${noun}s`) ? words : [...words, noun]).join('-')
}

const combinationsOf = (gap: string, ways: readonly SeedColourway[], sizes: readonly SeedSize[]): readonly string[] => {
  const [wayName, size] = gap.split(' ')
  return ways
    .filter((way) => gap === 'all' || colourways[wayName as keyof typeof colourways] === way)
    .flatMap((way) => sizes.filter(({ code }) => !size || code === size).map(({ code }) => `${way.code}-${code}`))
}

/**
 * The prices in the four currencies for a price in US cents; whole units, so that no site shows the odd cents of a
 * conversion.
 */
const marketPrices = (usCents: number): SeedPrices => ({
  USD: usCents,
  CAD: wholeUnits(usCents * 1.36),
  GBP: wholeUnits(usCents * 0.84),
  EUR: wholeUnits(usCents * 0.98),
})

/** The prices after a discount in per cent, to the minor unit. */
const reducedPrices = (prices: SeedPrices, percentOff: number): SeedPrices => {
  const reduced = (minor: number) => Math.round((minor * (100 - percentOff)) / 100)
  return { USD: reduced(prices.USD), CAD: reduced(prices.CAD), GBP: reduced(prices.GBP), EUR: reduced(prices.EUR) }
}

const wholeUnits = (minor: number): number => Math.round(minor / 100) * 100
