import { sql } from 'kysely'
import { defined } from '../../core/domain/fields/fields.ts'
import type { Db, Tables } from '../storage/Tables.ts'
import type { Selectable } from 'kysely'
import type { ProductEntry, ProductText } from '../kit/Catalogue.ts'
import type { CurrencyCode, Language } from '../storage/tables/CatalogTables.ts'

/** All products, in the shop's order, with everything that a sale does not change. */
export const readProductEntries = async (db: Db): Promise<readonly ProductEntry[]> => {
  const rows = await db.selectFrom('product').selectAll().orderBy('position').execute()
  const texts = byProduct(await db.selectFrom('product_text').selectAll().execute())
  const colourways = byProduct(await db.selectFrom('colourway').selectAll().orderBy('position').execute())
  const prices = byProduct(await db.selectFrom('price').selectAll().execute())
  const variants = byProduct(await db.selectFrom('variant').selectAll().execute())
  const ratings = byProduct(await readRatings(db))
  return rows.map((row) => {
    const rating = ratings.get(row.id)?.[0]
    const order = row.sizes.map(({ code }) => code)
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
      sizes: row.sizes,
      categoryIds: row.category_ids,
      relatedIds: row.related_ids,
      text: textsOf(texts.get(row.id) ?? []),
      colourways: (colourways.get(row.id) ?? []).map(({ code, name, french_name, family, swatch, palette }) => {
        return { code, name: { en: name, fr: french_name }, family, swatch, palette }
      }),
      variants: (variants.get(row.id) ?? [])
        .map(({ sku, upc, colour, size }) => ({ sku, upc, colour, size }))
        .toSorted((a, b) => order.indexOf(a.size) - order.indexOf(b.size)),
      price: pricesOf(prices.get(row.id) ?? []),
      rating: { average: rating ? Math.round((rating.sum / rating.count) * 10) / 10 : 0, count: rating?.count ?? 0 },
    }
  })
}

const readRatings = (db: Db) =>
  db
    .selectFrom('review')
    .select(['product_id', sql<number>`count(*)::int4`.as('count'), sql<number>`sum(rating)::int4`.as('sum')])
    .groupBy('product_id')
    .execute()

const byProduct = <Row extends { product_id: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return groups
}

const textsOf = (rows: readonly Selectable<Tables['product_text']>[]): Record<Language, ProductText> => {
  const empty = { name: '', kind: '', summary: '', description: '', details: [] }
  const textIn = (language: Language): ProductText => {
    const row = rows.find((text) => text.language === language) ?? rows[0]
    if (!row) return empty
    const { name, kind, summary, description, details } = row
    return { name, kind, summary, description, details }
  }
  return { en: textIn('en'), fr: textIn('fr') }
}

const pricesOf = (rows: readonly Selectable<Tables['price']>[]): ProductEntry['price'] => {
  const priceIn = (currency: CurrencyCode) => {
    const row = rows.find((price) => price.currency === currency)
    return { current: row?.current ?? 0, original: row?.original ?? 0 }
  }
  return { USD: priceIn('USD'), CAD: priceIn('CAD'), GBP: priceIn('GBP'), EUR: priceIn('EUR') }
}
