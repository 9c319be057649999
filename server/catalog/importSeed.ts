import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { openingStoreStock } from '../inventory/openingStoreStock.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tables, Tx } from '../storage/Tables.ts'
import { productRows } from './productRows.ts'
import type { SeedCatalogue } from './SeedCatalogue.ts'

/**
 * Fills the catalogue's tables on the very first start, in one transaction: all of it is there or nothing. Of two
 * servers that start together on one database the second waits for the first and then finds it done.
 */
export function importSeed(db: Db, seed: () => Promise<SeedCatalogue>): Promise<'imported' | 'already there'> {
  return inTransaction(db, async (tx) => {
    const there = await tx.selectFrom('category').select('id').limit(1).executeTakeFirst()
    if (there) return 'already there'
    const { categories, products, variantsOf, reviews, questions, stores, employees } = await seed()
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
    await insertAll(tx, 'question', questions)
    await insertAll(tx, 'store', stores)
    await insertAll(tx, 'store_employee', employees)
    await sql.raw(openingStoreStock).execute(tx)
    return 'imported'
  })
}

/** PostgreSQL counts at most 65,535 parameters per statement. */
const rowsAtOnce = 1_000

async function insertAll<Name extends keyof Tables>(
  tx: Tx,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  }
}
