import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import { pagesOf } from '../../storage/pagesOf.ts'
import type { Tables, Tx } from '../../storage/Tables.ts'
import type { CatalogueGoods, Texts } from './CatalogueGoods.ts'
import {
  categoryRecord,
  categoryTextRecords,
  colourRecords,
  priceRecords,
  productRecord,
  productTextRecords,
  stockRecords,
  variantRecords,
} from './goodsRecords.ts'

/** Brings the tables from `before` to `after`; a row that stays as it is is not written. */
export const writeGoods = async (tx: Tx, before: CatalogueGoods, after: CatalogueGoods): Promise<void> => {
  const { categories, products } = after
  const gone = goneOf(before.categories, categories, ({ id }) => id)
  for (const ids of pagesOf(gone)) {
    await tx.deleteFrom('category').where('id', 'in', ids).execute()
    await tx.deleteFrom('category_text').where('category_id', 'in', ids).execute()
  }
  for (const key of goneTexts(before.categories, categories))
    await tx
      .deleteFrom('category_text')
      .where('category_id', '=', key.id)
      .where('language', '=', key.language)
      .execute()
  for (const key of goneTexts(before.products, products))
    await tx.deleteFrom('product_text').where('product_id', '=', key.id).where('language', '=', key.language).execute()
  await put(tx, 'category', ['id'], before.categories.map(categoryRecord), categories.map(categoryRecord))
  await put(
    tx,
    'category_text',
    ['category_id', 'language'],
    before.categories.flatMap(categoryTextRecords),
    categories.flatMap(categoryTextRecords),
  )
  const each = <Row>(recordsOf: (product: CatalogueGoods['products'][number]) => readonly Row[]) =>
    [before.products.flatMap(recordsOf), products.flatMap(recordsOf)] as const
  await put(tx, 'product', ['id'], ...each((product) => [productRecord(product)]))
  await put(tx, 'product_text', ['product_id', 'language'], ...each(productTextRecords))
  await put(tx, 'colourway', ['product_id', 'code'], ...each(colourRecords))
  await put(tx, 'price', ['product_id', 'currency'], ...each(priceRecords))
  await put(tx, 'variant', ['sku'], ...each(variantRecords))
  await put(tx, 'stock', ['sku'], [], products.flatMap(stockRecords))
}

const goneOf = <Entry>(before: readonly Entry[], after: readonly Entry[], idOf: (entry: Entry) => string) => {
  const stays = new Set(after.map(idOf))
  return before.map(idOf).filter((id) => !stays.has(id))
}

type Worded = { readonly id: string; readonly texts: Texts<unknown> }

/** Texts in a language that something has no longer. */
const goneTexts = (before: readonly Worded[], after: readonly Worded[]) => {
  const beforeById = new Map(before.map((entry) => [entry.id, entry.texts]))
  return after.flatMap(({ id, texts }) => {
    const old = beforeById.get(id) ?? {}
    return goodsLanguages.flatMap((language) => (language in old && !(language in texts) ? [{ id, language }] : []))
  })
}

const put = async <Name extends keyof Tables, Row extends Insertable<Tables[Name]>>(
  tx: Tx,
  table: Name,
  key: readonly (keyof Row & string)[],
  before: readonly Row[],
  after: readonly Row[],
): Promise<void> => {
  const nameOf = (row: Row) => JSON.stringify(key.map((column) => row[column]))
  const old = new Map(before.map((row) => [nameOf(row), JSON.stringify(row)]))
  const changed = after.filter((row) => old.get(nameOf(row)) !== JSON.stringify(row))
  const [first] = changed
  if (first === undefined) return
  const others = Object.keys(first).filter((column) => !key.some((each) => each === column))
  for (const rows of pagesOf(changed))
    await tx
      .insertInto(table)
      .values([...rows])
      .onConflict((is) =>
        is
          .columns(key as never)
          .doUpdateSet(Object.fromEntries(others.map((column) => [column, sql.ref(`excluded.${column}`)])) as never),
      )
      .execute()
}
