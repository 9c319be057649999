import { recentStock } from '../../../server/catalog/loadCatalogue.ts'
import { recentScores } from '../../../server/catalog/reviewScores.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { giftSku } from '../../../server/cart/pricing/giftWithPurchase.ts'
import type { SeedCatalogue } from '../../../server/catalog/importSeed.ts'
import type { Catalogue, FoundVariant } from '../../../server/kit/Catalogue.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'

const stageProducts = 3
const variantsEach = 2

/**
 * A few ordinary products of the catalogue: enough to compete for, quick to set up; and the gift that comes with a
 * large basket (CART-33).
 */
export const stageSeed = async (): Promise<SeedCatalogue> => {
  const seed = await firstSeed()
  const products = seed.products.filter(({ id }, place) => place < stageProducts || giftSku.startsWith(id))
  return {
    ...seed,
    products,
    reviews: [],
    questions: [],
    stores: seed.stores.filter(({ id }) => stageStores.includes(id)),
    employees: [],
  }
}

/** SHIP-22: the stores of the stage. */
export const stageStores: readonly [string, ...string[]] = ['US001', 'US002', 'US003']

/** CART-13: at most two pieces of each, and exactly two of this one, so that two shoppers want the same ones. */
export const scarceStore = 'US003'
export const scarceSku = 'HARROWMID1-SAPI-070'
export const scarcePieces = 2

/** The skus that shoppers of a simulation buy. */
export const stageSkus = (catalogue: Catalogue): readonly string[] =>
  catalogue.products
    .slice(0, stageProducts)
    .flatMap(({ variants }) => variants.slice(0, variantsEach).map(({ sku }) => sku))

export type StageCatalogue = {
  readonly catalogue: Catalogue
  setPrice(sku: string, current: number): void
  /** All prices are the original ones, and no stock count of an earlier world is remembered. */
  reset(books: Db): void
}

/** A copy whose prices each simulation may change. */
export const stageCatalogue = (catalogue: Catalogue): StageCatalogue => {
  let stock = catalogue.recentStock
  let scores = catalogue.recentScores
  const copies = new Map(catalogue.products.map((product) => [product.id, { ...product, price: { ...product.price } }]))
  const found = (entry: FoundVariant): FoundVariant => ({
    ...entry,
    product: copies.get(entry.product.id) ?? entry.product,
  })
  const variantBySku = new Map([...catalogue.variantBySku].map(([sku, entry]) => [sku, found(entry)]))
  return {
    catalogue: {
      ...catalogue,
      products: [...copies.values()],
      productById: copies,
      variantBySku,
      recentStock: () => stock(),
      recentScores: (now) => scores(now),
    },
    setPrice: (sku, current) => {
      const product = variantBySku.get(sku)?.product
      if (!product) throw new Error(`there is no ${sku} on the stage`)
      const price = product.price as { USD: { current: number; original: number } }
      price.USD = { current, original: Math.max(current, price.USD.original) }
    },
    reset: (books) => {
      stock = recentStock(books)
      scores = recentScores(books)
      for (const { id, price } of catalogue.products) Object.assign(copies.get(id)?.price ?? {}, price)
    },
  }
}

/** A variant as a product page hands it to the cart. */
export const lineOf = (
  catalogue: Catalogue,
  sku: string,
  stock: number,
  currency: LineProduct['currency'] = 'USD',
): LineProduct => {
  const entry = catalogue.variantBySku.get(sku)
  if (!entry) throw new Error(`there is no ${sku} on the stage`)
  const { product, variant, colourway } = entry
  return {
    sku,
    masterId: product.id,
    name: product.text.en.name,
    kind: product.text.en.kind,
    colour: variant.colour,
    colourName: colourway.name.en,
    size: variant.size,
    sizeLabel: product.sizes.find(({ code }) => code === variant.size)?.label ?? variant.size,
    path: `/en-us/p/${product.slug}`,
    picture: `/media/${product.id}.svg`,
    tint: 'moss',
    price: product.price[currency].current,
    originalPrice: product.price[currency].original,
    currency,
    maxQuantity: product.maxQuantity,
    stock,
    isDigital: product.isDigital,
    isCustoms: false,
  }
}
