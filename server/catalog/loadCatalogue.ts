import type { Selectable } from 'kysely'
import { defined } from '../../core/domain/fields/fields.ts'
import { priorPrice } from '../../core/domain/product/priorPrice.ts'
import type { PriceChange } from '../../core/domain/product/priorPrice.ts'
import type {
  Catalogue,
  CategoryEntry,
  ColourwayEntry,
  FoundVariant,
  PicturedProduct,
  PriceEntry,
  ProductEntry,
} from '../kit/Catalogue.ts'
import type { Db, Tables } from '../storage/Tables.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import { categoryTexts, colourTexts, productTexts } from './goodsTexts.ts'
import { recentScores } from './reviewScores.ts'

/** Reads the whole catalogue once; OPS-24: what is withdrawn has only its pictures. */
export const loadCatalogue = async (db: Db): Promise<Catalogue> => {
  const { products, pictured } = await readProductEntries(db)
  const categories = await readCategories(db, products)
  return {
    categories,
    products,
    categoryById: new Map(categories.flatMap((entry) => keysOf(entry).map((key) => [key, entry]))),
    productById: new Map(products.map((product) => [product.id, product])),
    variantBySku: new Map(products.flatMap(variantsOf)),
    picturedById: new Map(pictured.map((product) => [product.id, product])),
    recentStock: recentStock(db),
    recentScores: recentScores(db),
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
    const own = texts.filter((text) => text.category_id === id)
    const below = new Set(rows.filter((row) => row.id === id || row.parent_id === id).map((row) => row.id))
    const isIn = (product: ProductEntry) =>
      dynamic === 'sale' ? isReduced(product) : product.categoryIds.some((categoryId) => below.has(categoryId))
    return {
      id,
      parentId: parent_id,
      slug,
      dynamic,
      text: categoryTexts(own, slug),
      productIds: products.filter(isIn).map((product) => product.id),
    }
  })
}

const isReduced = ({ price }: ProductEntry): boolean => price.USD.current < price.USD.original

/** One read of the stock table serves all listings of the next two seconds. Not to be used inside a transaction. */
export const recentStock = (db: Db): (() => Promise<ReadonlyMap<string, number>>) => {
  let kept: Promise<ReadonlyMap<string, number>> | undefined
  let readAt = 0
  return () => {
    if (kept && performance.now() - readAt < 2_000) return kept
    readAt = performance.now()
    const reading = read(db)
    reading.catch(() => (kept = undefined))
    return (kept = reading)
  }
}

/** All products, in the shop's order, with everything that a sale does not change. */
const readProductEntries = async (db: Db) => {
  const rows = await db.selectFrom('product').selectAll().orderBy('position').execute()
  const texts = byProduct(await db.selectFrom('product_text').selectAll().execute())
  const colourways = byProduct(await db.selectFrom('colourway').selectAll().orderBy('position').execute())
  const prices = byProduct(await db.selectFrom('price').selectAll().execute())
  const changes = byProduct(await db.selectFrom('price_change').selectAll().where('currency', '=', 'EUR').execute())
  const variants = byProduct(await db.selectFrom('variant').selectAll().where('withdrawn', '=', false).execute())
  const pictured = rows.map(({ id, drawing, audience }): PicturedProduct => {
    const palettes = new Map((colourways.get(id) ?? []).map(({ code, palette }) => [code, palette]))
    return { id, drawing, audience, palettes }
  })
  const sold = rows.filter(({ id, withdrawn }) => !withdrawn && variants.has(id))
  const products = sold.map((row): ProductEntry => {
    const own = variants.get(row.id) ?? []
    const [colours, sizes] = [new Set(own.map(({ colour }) => colour)), new Set(own.map(({ size }) => size))]
    const order = new Map(row.sizes.map(({ code }, place) => [code, place]))
    return {
      id: row.id,
      position: row.position,
      slug: row.slug,
      drawing: row.drawing,
      audience: row.audience,
      weightGrams: row.weight_grams,
      maxQuantity: row.max_quantity,
      ...defined({ onlyWith: row.only_with ?? undefined }),
      isNew: row.is_new,
      isDigital: row.is_digital,
      customisable: row.customisable,
      sizes: row.sizes.filter(({ code }) => sizes.has(code)),
      categoryIds: row.category_ids,
      relatedIds: row.related_ids,
      text: productTexts(texts.get(row.id) ?? []),
      colourways: (colourways.get(row.id) ?? []).flatMap((way) => (colours.has(way.code) ? [colourwayOf(way)] : [])),
      variants: own
        .map(({ sku, upc, colour, size }) => ({ sku, upc, colour, size }))
        .toSorted((a, b) => (order.get(a.size) ?? 0) - (order.get(b.size) ?? 0)),
      price: pricesOf(prices.get(row.id) ?? [], changes.get(row.id) ?? []),
    }
  })
  return { products, pictured }
}

const colourwayOf = (way: Selectable<Tables['colourway']>): ColourwayEntry => {
  const { code, family, swatch, palette, pictures } = way
  return { code, name: colourTexts(way), family, swatch, palette, pictures }
}

const read = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('stock').select(['sku', 'available']).where('available', '>', 0).execute()
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}

const byProduct = <Row extends { product_id: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return groups
}

const pricesOf = (
  rows: readonly Selectable<Tables['price']>[],
  changesInEur: readonly PriceChange[],
): ProductEntry['price'] => {
  const priceIn = (currency: CurrencyCode) => {
    const row = rows.find((price) => price.currency === currency)
    return { current: row?.current ?? 0, original: row?.original ?? 0 }
  }
  return {
    USD: priceIn('USD'),
    CAD: priceIn('CAD'),
    GBP: priceIn('GBP'),
    EUR: inTheUnion(priceIn('EUR'), changesInEur),
  }
}

/** LAW-07: compared with the prior price only, so that a price that is not below it is no reduction. */
export const inTheUnion = ({ current, original }: PriceEntry, changes: readonly PriceChange[]): PriceEntry => {
  const prior = Math.min(priorPrice(changes) ?? current, original)
  return prior > current ? { current, original: prior, lowest30Days: prior } : { current, original: current }
}
