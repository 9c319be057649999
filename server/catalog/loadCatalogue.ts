import type { Catalogue, CategoryEntry, FoundVariant, ProductEntry } from '../kit/Catalogue.ts'
import type { Db } from '../storage/Tables.ts'
import { readProductEntries } from './readProductEntries.ts'

/** Reads the whole catalogue once. */
export const loadCatalogue = async (db: Db): Promise<Catalogue> => {
  const products = await readProductEntries(db)
  const categories = await readCategories(db, products)
  return {
    categories,
    products,
    categoryById: new Map(categories.flatMap((entry) => keysOf(entry).map((key) => [key, entry]))),
    productById: new Map(products.map((product) => [product.id, product])),
    variantBySku: new Map(products.flatMap(variantsOf)),
    recentStock: recentStock(db),
  }
}

/** A category filled by a rule is also known by its rule's name (`sale`). */
const keysOf = ({ id, dynamic }: CategoryEntry): readonly string[] => (dynamic === null ? [id] : [id, dynamic])

const variantsOf = (product: ProductEntry): readonly (readonly [string, FoundVariant])[] =>
  product.variants.flatMap((variant) => {
    const colourway = product.colourways.find(({ code }) => code === variant.colour)
    return colourway ? [[variant.sku, { product, variant, colourway }] as const] : []
  })

const readCategories = async (db: Db, products: readonly ProductEntry[]): Promise<readonly CategoryEntry[]> => {
  const rows = await db.selectFrom('category').selectAll().orderBy('position').execute()
  const texts = await db.selectFrom('category_text').selectAll().execute()
  return rows.map(({ id, parent_id, slug, dynamic }) => {
    const textIn = (language: string) => {
      const found = texts.find((text) => text.category_id === id && text.language === language)
      return { name: found?.name ?? slug, intro: found?.intro ?? '' }
    }
    const below = new Set(rows.filter((row) => row.id === id || row.parent_id === id).map((row) => row.id))
    const isIn = (product: ProductEntry) =>
      dynamic === 'sale' ? isReduced(product) : product.categoryIds.some((categoryId) => below.has(categoryId))
    return {
      id,
      parentId: parent_id,
      slug,
      dynamic,
      text: { en: textIn('en'), fr: textIn('fr') },
      productIds: products.filter(isIn).map((product) => product.id),
    }
  })
}

const isReduced = ({ price }: ProductEntry): boolean => price.USD.current < price.USD.original

const ageLimitMs = 2_000

/** One read of the stock table serves all listings of the next two seconds. Not to be used inside a transaction. */
export const recentStock = (db: Db): (() => Promise<ReadonlyMap<string, number>>) => {
  let kept: Promise<ReadonlyMap<string, number>> | undefined
  let readAt = 0
  return () => {
    if (kept && performance.now() - readAt < ageLimitMs) return kept
    readAt = performance.now()
    const reading = read(db)
    reading.catch(() => (kept = undefined))
    return (kept = reading)
  }
}

const read = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('stock').select(['sku', 'available']).where('available', '>', 0).execute()
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}
