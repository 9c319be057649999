import type { SeedDrawingId } from '../../storage/tables/CatalogTables.ts'
import { beanies } from './accessories/beanies.ts'
import { caps } from './accessories/caps.ts'
import { gloves } from './accessories/gloves.ts'
import { socks } from './accessories/socks.ts'
import { shorts } from './bottoms/shorts.ts'
import { trousers } from './bottoms/trousers.ts'
import { completeProduct } from './completeProduct.ts'
import { families } from './families.ts'
import { approachShoes } from './footwear/approachShoes.ts'
import { hikingBoots } from './footwear/hikingBoots.ts'
import { sandals } from './footwear/sandals.ts'
import { trailRunners } from './footwear/trailRunners.ts'
import { giftCards } from './gear/giftCards.ts'
import { packs } from './gear/packs.ts'
import { fleeces } from './jackets/fleeces.ts'
import { puffers } from './jackets/puffers.ts'
import { shells } from './jackets/shells.ts'
import { seedHash } from './SeedProduct.ts'
import type { SeedProduct } from './SeedProduct.ts'
import { tees } from './tops/tees.ts'
import type { Family, WrittenProduct } from './WrittenProduct.ts'

/** What is worn or carried with what. */
const companions: Readonly<Record<SeedDrawingId, readonly SeedDrawingId[]>> = {
  boot: ['sock', 'trousers'],
  runner: ['sock', 'shorts'],
  approach: ['backpack', 'sock'],
  sandal: ['shorts', 'cap'],
  shell: ['fleece', 'trousers'],
  puffer: ['beanie', 'gloves'],
  fleece: ['shell', 'tee'],
  trousers: ['boot', 'fleece'],
  shorts: ['tee', 'sandal'],
  tee: ['fleece', 'cap'],
  cap: ['tee', 'sandal'],
  beanie: ['gloves', 'puffer'],
  sock: ['boot', 'runner'],
  gloves: ['beanie', 'puffer'],
  backpack: ['boot', 'shell'],
  giftcard: ['sock', 'beanie'],
}

/**
 * Each product with two of each companion, for the same audience if there are any: what completes a look is never a
 * second one of the same. The first of each come first.
 */
export const withRelated = (products: readonly SeedProduct[]): readonly SeedProduct[] =>
  products.map((product) => {
    const picked = companions[product.drawing].map((drawing) =>
      pick(
        product,
        products.filter((other) => other.drawing === drawing),
        2,
      ),
    )
    return { ...product, relatedIds: [0, 1].flatMap((place) => picked.flatMap((ids) => ids[place] ?? [])) }
  })

const pick = (product: SeedProduct, facts: readonly SeedProduct[], count: number): readonly string[] => {
  const others = facts.filter(({ id }) => id !== product.id)
  const suited = others.filter((other) => suits(product, other))
  const from = suited.length >= count ? suited : others
  const start = seedHash(product.id) % from.length
  return Array.from({ length: count }, (_, step) => from[(start + step) % from.length]?.id ?? '').filter(Boolean)
}

const suits = (product: SeedProduct, other: SeedProduct): boolean => {
  if (product.audience === 'kids' || other.audience === 'kids') return product.audience === other.audience
  return product.audience === 'unisex' || other.audience === 'unisex' || product.audience === other.audience
}

export type SeedVariant = {
  readonly sku: string
  readonly upc: string
  readonly colour: string
  readonly size: string
  readonly stock: number
}

const complete = (family: Family, written: readonly WrittenProduct[]): readonly SeedProduct[] =>
  written.map((product) => completeProduct(family, product))

/** The whole catalogue, shelf by shelf. */
export const seedProducts: readonly SeedProduct[] = withRelated([
  ...complete(families.hikingBoots, hikingBoots),
  ...complete(families.trailRunners, trailRunners),
  ...complete(families.approachShoes, approachShoes),
  ...complete(families.sandals, sandals),
  ...complete(families.shells, shells),
  ...complete(families.puffers, puffers),
  ...complete(families.fleeces, fleeces),
  ...complete(families.trousers, trousers),
  ...complete(families.shorts, shorts),
  ...complete(families.tees, tees),
  ...complete(families.caps, caps),
  ...complete(families.beanies, beanies),
  ...complete(families.socks, socks),
  ...complete(families.gloves, gloves),
  ...complete(families.packs, packs),
  ...complete(families.giftCards, giftCards),
])

/** The variants of a product, each colourway in each size, with their initial stock. */
export const seedVariants = (product: SeedProduct): readonly SeedVariant[] =>
  product.colourways.flatMap((way) =>
    product.sizes.map((size) => {
      const sku = `${product.id}-${way.code}-${size.code}`
      const gone = product.soldOut?.includes(`${way.code}-${size.code}`) ?? false
      const stock = product.digital ? 9_999 : gone ? 0 : openingStock(sku)
      return { sku, upc: upcOf(sku), colour: way.code, size: size.code, stock }
    }),
  )

/** The initial stock of a variant: mostly 12 to 160, sometimes one or two, sometimes none. */
export const openingStock = (sku: string): number => {
  const draw = seedHash(`stock ${sku}`) % 100
  const fine = seedHash(`fine ${sku}`)
  if (draw < 6) return 0
  if (draw < 15) return 1 + (fine % 2)
  return 12 + (fine % 149)
}

/** A 13-digit article number of the shop's own range (it begins with 2), with a valid check digit. */
export const upcOf = (sku: string): string => {
  const high = String(seedHash(`high ${sku}`) % 1_000_000).padStart(6, '0')
  const low = String(seedHash(`low ${sku}`) % 100_000).padStart(5, '0')
  const body = `2${high}${low}`
  return body + checkDigit(body)
}

const checkDigit = (body: string): number => {
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
