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
import { openingStock } from './openingStock.ts'
import { withRelated } from './withRelated.ts'
import type { SeedProduct } from './SeedProduct.ts'
import { tees } from './tops/tees.ts'
import { upcOf } from './upcOf.ts'
import type { Family, WrittenProduct } from './WrittenProduct.ts'

export type SeedVariant = {
  readonly sku: string
  readonly upc: string
  readonly colour: string
  readonly size: string
  readonly stock: number
}

/** The whole catalogue, in the order of the shelves. */
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

/** The variants of a product, each colourway in each size, with their opening stock. */
export function seedVariants(product: SeedProduct): readonly SeedVariant[] {
  return product.colourways.flatMap((way) =>
    product.sizes.map((size) => {
      const sku = `${product.id}-${way.code}-${size.code}`
      const gone = product.soldOut?.includes(`${way.code}-${size.code}`) ?? false
      const stock = product.digital ? 9_999 : gone ? 0 : openingStock(sku)
      return { sku, upc: upcOf(sku), colour: way.code, size: size.code, stock }
    }),
  )
}

function complete(family: Family, written: readonly WrittenProduct[]): readonly SeedProduct[] {
  return written.map((product) => completeProduct(family, product))
}
