import type { CatalogueGoods, ProductGoods } from './CatalogueGoods.ts'
import { cellJudge } from './cellJudge.ts'
import type { CellJudge } from './cellJudge.ts'
import { productFields, variantKeys } from './goodsColumns.ts'
import type { Complaint, GoodsRow, GoodsTable } from './GoodsTable.ts'
import { judgeCategories, judgeCategoryIds } from './judgeCategories.ts'
import { judgeProduct } from './judgeProduct.ts'
import type { VariantRow } from './judgeProduct.ts'

export type JudgedGoods = {
  /** The whole catalogue as it will be, with what is withdrawn; worth nothing if there are complaints. */
  readonly goods: CatalogueGoods
  readonly complaints: readonly Complaint[]
}

/**
 * What the catalogue becomes with these tables. `replaces`: what they do not name leaves the shop. `uploaded`: of the
 * pictures that they name, those that are in the shop.
 */
export const judgeGoods = (
  tables: readonly GoodsTable[],
  before: CatalogueGoods,
  replaces: boolean,
  uploaded: ReadonlySet<string>,
): JudgedGoods => {
  const complaints: Complaint[] = []
  const judge = cellJudge(complaints)
  const rowsOf = (kind: GoodsTable['kind']) => tables.flatMap((table) => (table.kind === kind ? table.rows : []))
  const categories = judgeCategories(judge, rowsOf('categories'), before.categories, replaces)
  const groups = productsOf(judge, rowsOf('variants'), before.products)
  const oldById = new Map(before.products.map((product) => [product.id, product]))
  const last = Math.max(-1, ...before.products.map(({ position }) => position)) + 1
  const named = [...groups.values()].map((rows, index) =>
    judgeProduct(judge, {
      rows,
      old: oldById.get(rows[0].productId),
      last: replaces ? index : last + index,
      replaces,
      uploaded,
    }),
  )
  const others = before.products.filter(({ id }) => !groups.has(id))
  const products = [
    ...(replaces && groups.size > 0 ? others.map((product) => ({ ...product, isWithdrawn: true })) : others),
    ...named,
  ]
  judgeTogether(judge, named, groups, { categories, products })
  const [categoryRow] = rowsOf('categories')
  if (categoryRow) judgeGone(judge, categoryRow, before, { categories, products })
  return { goods: { categories, products }, complaints }
}

type ProductRows = ReadonlyMap<string, readonly [VariantRow, ...VariantRow[]]>

/** The rows of each product. A variant that is already there needs only its sku. */
const productsOf = (judge: CellJudge, rows: readonly GoodsRow[], before: readonly ProductGoods[]): ProductRows => {
  const known = new Map(
    before.flatMap(({ id, variants }) =>
      variants.map(({ sku, colour, size }) => [sku, { productId: id, colour, size }] as const),
    ),
  )
  const placeBySku = new Map<string, string>()
  const groups = new Map<string, [VariantRow, ...VariantRow[]]>()
  for (const row of rows) {
    const sku = judge.all([row], variantKeys.sku, undefined)
    if (sku === undefined) continue
    const place = `${row.file}, ${row.place}`
    const earlier = placeBySku.get(sku)
    if (earlier !== undefined) judge.complain(row, variantKeys.sku.column, `"${sku}" is already in ${earlier}`)
    placeBySku.set(sku, place)
    const kept = known.get(sku)
    const partOf = (name: 'productId' | 'colour' | 'size'): string | undefined => {
      const field = variantKeys[name]
      const value = judge.all([row], field, kept?.[name])
      if (kept !== undefined && value !== undefined && value !== kept[name])
        judge.complain(row, field.column, `"${value}" cannot become that of ${sku}, which has "${kept[name]}"`)
      return value
    }
    const [productId, colour, size] = [partOf('productId'), partOf('colour'), partOf('size')]
    if (productId === undefined || colour === undefined || size === undefined) continue
    const found: VariantRow = { row, sku, productId, colour, size }
    const group = groups.get(productId)
    if (group) group.push(found)
    else groups.set(productId, [found])
  }
  return groups
}

/** What no row can say alone. */
const judgeTogether = (
  judge: CellJudge,
  named: readonly ProductGoods[],
  groups: ProductRows,
  { categories, products }: CatalogueGoods,
): void => {
  const categoryIds = new Set(categories.map(({ id }) => id))
  const sold = new Set(products.flatMap(({ id, isWithdrawn }) => (isWithdrawn ? [] : [id])))
  const skuByUpc = new Map(
    products.flatMap(({ variants }) => variants.map(({ upc, sku }) => [upc, sku] as const)).toReversed(),
  )
  for (const product of named) {
    const rows = groups.get(product.id) ?? []
    const [first] = rows
    if (first === undefined) continue
    const complain = (column: string, says: string) => judge.complain(first.row, column, says)
    judgeCategoryIds(judge, first.row, product.categoryIds ?? [], categoryIds)
    const isGiven = (column: string) => rows.some(({ row }) => row.columns.has(column))
    const { relatedIds, onlyWith } = productFields
    for (const id of isGiven(relatedIds.column) ? (product.relatedIds ?? []) : [])
      if (!sold.has(id)) complain(relatedIds.column, `there is no product "${id}"`)
    if (isGiven(onlyWith.column) && typeof product.onlyWith === 'string' && !sold.has(product.onlyWith))
      complain(onlyWith.column, `there is no product "${product.onlyWith}"`)
    const skuByChoice = new Map<string, string>()
    const rowBySku = new Map(rows.map(({ row, sku }) => [sku, row]))
    for (const { sku, colour, size, upc, isWithdrawn } of product.variants) {
      if (isWithdrawn) continue
      const other = skuByChoice.get(`${colour} ${size}`)
      const row = rowBySku.get(sku) ?? first.row
      if (other !== undefined)
        judge.complain(row, variantKeys.size.column, `"${sku}" is the same colour and size as "${other}"`)
      skuByChoice.set(`${colour} ${size}`, sku)
      const owner = skuByUpc.get(upc)
      if (upc !== '' && owner !== sku && rowBySku.has(sku))
        judge.complain(row, variantKeys.upc.column, `"${upc}" is that of "${owner}", too`)
    }
  }
}

/** A category that goes takes no goods with it. */
const judgeGone = (judge: CellJudge, row: GoodsRow, before: CatalogueGoods, after: CatalogueGoods): void => {
  const stays = new Set(after.categories.map(({ id }) => id))
  const gone = new Set(before.categories.flatMap(({ id }) => (stays.has(id) ? [] : [id])))
  if (gone.size === 0) return
  for (const { id, isWithdrawn, categoryIds } of after.products)
    for (const categoryId of isWithdrawn ? [] : (categoryIds ?? []))
      if (gone.has(categoryId))
        judge.complain(row, undefined, `category "${categoryId}" is missing, but product "${id}" is in it`)
}
