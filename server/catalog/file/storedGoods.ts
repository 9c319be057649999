import type { Db } from '../../storage/Tables.ts'
import type { CurrencyCode } from '../../storage/tables/CatalogTables.ts'
import { currencies } from './CatalogueGoods.ts'
import type { CatalogueGoods, CategoryGoods, ProductGoods, Texts } from './CatalogueGoods.ts'

/** The catalogue as the tables have it, in the shop's order, with what is withdrawn. Without `withStock`, stock is null. */
export const storedGoods = async (db: Db, withStock: boolean): Promise<CatalogueGoods> => ({
  categories: await storedCategories(db),
  products: await storedProducts(db, withStock),
})

const storedCategories = async (db: Db): Promise<readonly CategoryGoods[]> => {
  const rows = await db.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()
  const texts = groupsOf(await db.selectFrom('category_text').selectAll().execute(), (row) => row.category_id)
  return rows.map(({ id, parent_id, slug, position, dynamic }) => ({
    id,
    position,
    parentId: parent_id,
    slug,
    dynamic,
    texts: textsOf(texts.get(id), ({ name, intro }) => ({ name, intro })),
  }))
}

/** One product as the tables have it, with its stock. */
export const storedProduct = async (db: Db, id: string): Promise<ProductGoods | undefined> =>
  (await storedProducts(db, true, id))[0]

const storedProducts = async (db: Db, withStock: boolean, only?: string): Promise<readonly ProductGoods[]> => {
  const [isOne, id] = [only !== undefined, only ?? '']
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .$if(isOne, (query) => query.where('id', '=', id))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byProduct = <Row extends { readonly product_id: string }>(read: readonly Row[]) =>
    groupsOf(read, (row) => row.product_id)
  const texts = byProduct(
    await db
      .selectFrom('product_text')
      .selectAll()
      .$if(isOne, (query) => query.where('product_id', '=', id))
      .execute(),
  )
  const ways = byProduct(
    await db
      .selectFrom('colourway')
      .selectAll()
      .$if(isOne, (query) => query.where('product_id', '=', id))
      .orderBy('position')
      .execute(),
  )
  const prices = byProduct(
    await db
      .selectFrom('price')
      .selectAll()
      .$if(isOne, (query) => query.where('product_id', '=', id))
      .execute(),
  )
  const variants = byProduct(
    await db
      .selectFrom('variant')
      .selectAll()
      .$if(isOne, (query) => query.where('product_id', '=', id))
      .execute(),
  )
  const stock = withStock
    ? await db
        .selectFrom('stock')
        .select(['sku', 'available'])
        .$if(isOne, (query) => query.where('product_id', '=', id))
        .execute()
    : []
  const stockBySku = new Map(stock.map(({ sku, available }) => [sku, available]))
  return rows.map((row): ProductGoods => {
    const colourways = (ways.get(row.id) ?? []).map(
      ({ code, position, family, swatch, palette, pictures, ...named }) => ({
        code,
        position,
        family,
        swatch,
        palette,
        pictures,
        names: { en: named.name, fr: named.french_name, ...named.names },
      }),
    )
    const placeOf = orderOf(
      colourways.map(({ code }) => code),
      row.sizes.map(({ code }) => code),
    )
    return {
      id: row.id,
      position: row.position,
      isWithdrawn: row.withdrawn,
      slug: row.slug,
      drawing: row.drawing,
      audience: row.audience,
      weightGrams: row.weight_grams,
      maxQuantity: row.max_quantity,
      onlyWith: row.only_with,
      isNew: row.is_new,
      isDigital: row.is_digital,
      customisable: row.customisable,
      categoryIds: row.category_ids,
      relatedIds: row.related_ids,
      texts: textsOf(texts.get(row.id), ({ name, kind, summary, description, details }) => {
        return { name, kind, summary, description, details }
      }),
      prices: pricesOf(prices.get(row.id) ?? []),
      colourways,
      sizes: row.sizes,
      variants: (variants.get(row.id) ?? [])
        .map(({ sku, upc, colour, size, withdrawn }) => ({
          sku,
          upc,
          colour,
          size,
          isWithdrawn: withdrawn,
          stock: withStock ? (stockBySku.get(sku) ?? 0) : null,
        }))
        .toSorted((a, b) => placeOf(a) - placeOf(b) || (a.sku < b.sku ? -1 : 1)),
    }
  })
}

/** Colour by colour, and the sizes of each in their order. */
const orderOf = (colours: readonly string[], sizes: readonly string[]) => {
  const colourPlace = new Map(colours.map((code, place) => [code, place]))
  const sizePlace = new Map(sizes.map((code, place) => [code, place]))
  return ({ colour, size }: { readonly colour: string; readonly size: string }): number =>
    (colourPlace.get(colour) ?? 0) * sizes.length + (sizePlace.get(size) ?? 0)
}

const groupsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const textsOf = <Row extends { readonly language: string }, Text>(
  rows: readonly Row[] = [],
  textOf: (row: Row) => Text,
): Texts<Text> => Object.fromEntries(rows.map((row) => [row.language, textOf(row)])) as Texts<Text>

type PriceRow = { readonly currency: CurrencyCode; readonly current: number; readonly original: number }

const pricesOf = (rows: readonly PriceRow[]): ProductGoods['prices'] =>
  Object.fromEntries(
    currencies.map((currency) => {
      const row = rows.find((price) => price.currency === currency)
      return [currency, { current: row?.current ?? 0, original: row?.original ?? 0 }]
    }),
  ) as ProductGoods['prices']
