import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import type { GoodsCategory, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ProductGoods } from '../../catalog/file/CatalogueGoods.ts'
import { storedProduct } from '../../catalog/file/storedGoods.ts'
import { inTheUnion } from '../../catalog/loadCatalogue.ts'
import { pictureUrl } from '../../catalog/productSummary.ts'
import type { Db } from '../../storage/Tables.ts'
import { canUndo, goodsChanges, lastImport } from './goodsChanges.ts'
import { fieldsOf } from './goodsFields.ts'

/** OPR-15: a product with all that the catalogue has of it; undefined: there is none. */
export const operatorGoods = async (db: Db, id: string): Promise<OperatorGoods | undefined> => {
  const product = await storedProduct(db, id)
  if (!product) return undefined
  const changes = await goodsChanges(db, id)
  const nameByPicture = await pictureNames(
    db,
    product.colourways.flatMap(({ pictures }) => pictures),
  )
  const named = (picture: string) => ({ id: picture, name: nameByPicture.get(picture) ?? picture })
  return {
    productId: id,
    slug: product.slug,
    isSold: !product.isWithdrawn,
    categories: await categoriesOf(db, product.categoryIds),
    texts: goodsLanguages.flatMap((language) => {
      const text = product.texts[language]
      return text === undefined ? [] : [{ language, ...text }]
    }),
    colours: product.colourways.map((way) => {
      const { code, names, swatch, pictures } = way
      return { code, name: names.en ?? code, swatch, picture: pictureUrl(id, way), pictures: pictures.map(named) }
    }),
    sizes: product.sizes,
    prices: product.prices,
    priorInEur: await priorInEur(db, product),
    variants: product.variants.map(({ sku, upc, colour, size, isWithdrawn, stock }) => {
      return { sku, barcode: upc, colour, size, isSold: !isWithdrawn, stock: stock ?? 0 }
    }),
    changes,
    canUndo: canUndo(changes, fieldsOf(product), await lastImport(db)),
  }
}

/** OPR-62: the categories that there are, in the shop's order, without those that a rule fills. */
export const goodsCategories = async (db: Db): Promise<readonly GoodsCategory[]> => {
  const rows = await db
    .selectFrom('category')
    .select('id')
    .where('dynamic', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return categoriesOf(
    db,
    rows.map(({ id }) => id),
  )
}

/** One that has gone is called by its id. */
const categoriesOf = async (db: Db, ids: readonly string[]): Promise<readonly GoodsCategory[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('category_text')
    .select(['category_id', 'name'])
    .where('language', '=', 'en')
    .where('category_id', 'in', ids)
    .execute()
  const nameById = new Map(rows.map(({ category_id: category, name }) => [category, name]))
  return ids.map((id) => ({ id, name: nameById.get(id) ?? id }))
}

const pictureNames = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('shop_picture').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** LAW-07: as the shop itself compares it. */
const priorInEur = async (db: Db, { id, prices }: ProductGoods): Promise<number | null> => {
  const changes = await db
    .selectFrom('price_change')
    .select(['at', 'current'])
    .where('product_id', '=', id)
    .where('currency', '=', 'EUR')
    .execute()
  return inTheUnion(prices.EUR, changes).lowest30Days ?? null
}
