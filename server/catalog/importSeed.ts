import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { inTransaction } from '../storage/inTransaction.ts'
import { openingStockOf } from '../storage/migrations/0010-store-stock.ts'
import { openingPriceHistory } from '../storage/migrations/0066-price-history.ts'
import { openingProductSets } from '../storage/migrations/0060-product-sets.ts'
import { pagesOf } from '../storage/pagesOf.ts'
import type { Db, Tables, Tx } from '../storage/Tables.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import { importAmerican, importTranslations } from './importTranslations.ts'
import type { SeedCategory } from './seed/categories.ts'
import type { SeedVariant } from './seed/seedCatalogue.ts'
import type { SeedCopy, SeedProduct } from './seed/SeedProduct.ts'

/**
 * Fills the catalogue's tables on the very first start, in one transaction: all or nothing, and brings its translations
 * up to date. Of two servers that start at once on one database, the second waits for the first and then finds the work
 * done.
 */
export const importSeed = (db: Db, seed: () => Promise<SeedCatalogue>): Promise<'imported' | 'already there'> =>
  inTransaction(db, async (tx) => {
    const outcome = await importFirst(tx, seed)
    await importTranslations(tx, seed)
    await importAmerican(tx, seed)
    return outcome
  })

const importFirst = async (tx: Tx, seed: () => Promise<SeedCatalogue>): Promise<'imported' | 'already there'> => {
  const there = await tx.selectFrom('category').select('id').limit(1).executeTakeFirst()
  if (there) return 'already there'
  const { categories, products, variantsOf, reviews, translations, questions, stores, employees } = await seed()
  const rows = categories.map(({ id, parentId, slug, dynamic }, position) => {
    return { id, parent_id: parentId ?? null, slug, position, dynamic: dynamic ?? null }
  })
  const first = await tx
    .insertInto('category')
    .values(rows)
    .onConflict((is) => is.doNothing())
    .returning('id')
    .execute()
  if (first.length === 0) return 'already there'
  const texts = categories.flatMap(({ id, name, intro, frenchName, frenchIntro }) => [
    { category_id: id, language: 'en' as const, name, intro },
    { category_id: id, language: 'fr' as const, name: frenchName, intro: frenchIntro },
  ])
  await insertAll(tx, 'category_text', texts)
  const parts = products.map((product, position) => productRows(product, variantsOf(product), position))
  await insertAll(
    tx,
    'product',
    parts.map(({ product }) => product),
  )
  await insertAll(
    tx,
    'product_text',
    parts.flatMap((part) => part.texts),
  )
  await insertAll(
    tx,
    'colourway',
    parts.flatMap((part) => part.colourways),
  )
  await insertAll(
    tx,
    'price',
    parts.flatMap((part) => part.prices),
  )
  await insertAll(
    tx,
    'variant',
    parts.flatMap((part) => part.variants),
  )
  await insertAll(
    tx,
    'stock',
    parts.flatMap((part) => part.stock),
  )
  await insertAll(tx, 'review', reviews)
  await insertAll(tx, 'review_translation', translations)
  await insertAll(tx, 'question', questions)
  await insertAll(tx, 'store', stores)
  await insertAll(tx, 'store_employee', employees)
  const stock = stores.map(({ id }) => openingStockOf(id))
  for (const statement of [...stock, ...openingProductSets, ...openingPriceHistory])
    await sql.raw(statement).execute(tx)
  return 'imported'
}

const insertAll = async <Name extends keyof Tables>(
  tx: Tx,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => {
  for (const page of pagesOf(rows))
    await tx
      .insertInto(table)
      .values([...page])
      .execute()
}

const currencies: readonly CurrencyCode[] = ['USD', 'CAD', 'GBP', 'EUR']

/** A seed product as rows of the catalogue's tables. */
const productRows = (seed: SeedProduct, variants: readonly SeedVariant[], position: number) => {
  const { id } = seed
  return {
    product: {
      id,
      position,
      slug: seed.slug,
      drawing: seed.drawing,
      audience: seed.audience,
      weight_grams: seed.weightGrams,
      max_quantity: seed.maxQuantity ?? unlimited,
      only_with: seed.onlyWith ?? null,
      is_new: seed.isNew ?? false,
      is_digital: seed.digital ?? false,
      customisable: seed.customisable ?? false,
      sizes: JSON.stringify(seed.sizes),
      category_ids: JSON.stringify(seed.categoryIds),
      related_ids: JSON.stringify(seed.relatedIds),
    },
    texts: [
      { product_id: id, language: 'en' as const, ...copyOf(seed) },
      { product_id: id, language: 'fr' as const, ...copyOf(seed.french) },
    ],
    colourways: seed.colourways.map(({ code, name, frenchName, family, swatch, palette }, place) => {
      const shown = { name, french_name: frenchName, family, swatch, palette: JSON.stringify(palette) }
      return { product_id: id, code, position: place, ...shown }
    }),
    prices: currencies.map((currency) => {
      const current = seed.prices[currency]
      return {
        product_id: id,
        currency,
        current,
        original: Math.max(current, seed.originalPrices?.[currency] ?? current),
      }
    }),
    variants: variants.map(({ sku, upc, colour, size }) => ({ sku, product_id: id, upc, colour, size })),
    stock: variants.map(({ sku, stock }) => ({ sku, product_id: id, available: stock })),
  }
}

/** CART-15: the maximum of a line when the product names none. */
const unlimited = 999_999

const copyOf = ({ name, kind, summary, description, details }: SeedCopy) => {
  return { name, kind, summary, description, details: JSON.stringify(details) }
}

/** Everything that the first start writes. */
export type SeedCatalogue = {
  readonly categories: readonly SeedCategory[]
  readonly products: readonly SeedProduct[]
  readonly variantsOf: (product: SeedProduct) => readonly SeedVariant[]
  readonly reviews: readonly Insertable<Tables['review']>[]
  readonly translations: readonly Insertable<Tables['review_translation']>[]
  readonly questions: readonly Insertable<Tables['question']>[]
  readonly stores: readonly Insertable<Tables['store']>[]
  readonly employees: readonly Insertable<Tables['store_employee']>[]
}
