import type { SeedDrawingId, SeedProduct } from './SeedProduct.ts'
import { seedHash } from './seedHash.ts'

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

/** Each product with two neighbours from its own shelf and one of each companion, for the same person where there is one. */
export function withRelated(products: readonly SeedProduct[]): readonly SeedProduct[] {
  return products.map((product) => {
    const own = pick(
      product,
      products.filter(({ drawing }) => drawing === product.drawing),
      2,
    )
    const others = companions[product.drawing].flatMap((drawing) =>
      pick(
        product,
        products.filter((other) => other.drawing === drawing),
        1,
      ),
    )
    return { ...product, relatedIds: [...own, ...others] }
  })
}

function pick(product: SeedProduct, facts: readonly SeedProduct[], count: number): readonly string[] {
  const others = facts.filter(({ id }) => id !== product.id)
  const suited = others.filter((other) => suits(product, other))
  const from = suited.length >= count ? suited : others
  const start = seedHash(product.id) % from.length
  return Array.from({ length: count }, (_, step) => from[(start + step) % from.length]?.id ?? '').filter(Boolean)
}

function suits(product: SeedProduct, other: SeedProduct): boolean {
  if (product.audience === 'kids' || other.audience === 'kids') return product.audience === other.audience
  return product.audience === 'unisex' || other.audience === 'unisex' || product.audience === other.audience
}
