import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import { isRecord } from '../../../core/domain/fields/fields.ts'
import type { CatalogueGoods, CategoryGoods, ProductGoods, VariantGoods } from './CatalogueGoods.ts'
import { writeCsv } from './csvCells.ts'
import {
  categoryColumns,
  categoryFields,
  categoryKey,
  categoryPosition,
  categoryText,
  colourFields,
  colourName,
  positions,
  priceFields,
  productFields,
  productText,
  sizeLabel,
  stockField,
  variantColumns,
  variantKeys,
} from './goodsColumns.ts'
import type { Field, FieldsOf } from './goodsColumns.ts'

/** What can be written into a cell: its field with its value. */
type Written = { readonly column: string; readonly text: string; readonly value: unknown }

export type WrittenAs = { readonly format: 'csv'; readonly delimiter: ',' | ';' } | { readonly format: 'json' }

/** Without `hasStock` there is no column for it, so that a file that comes back later does not set an old figure. */
export const goodsFile = (goods: CatalogueGoods, as: WrittenAs, hasStock: boolean): string => {
  const rows = variantRows(goods.products, hasStock)
  if (as.format === 'csv')
    return writeCsv(
      sheetOf(
        variantColumns.filter((column) => hasStock || column !== stockField.column),
        rows,
      ),
      as.delimiter,
    )
  const lists = {
    categories: goods.categories.map((category) => objectOf(categoryCells(category))),
    variants: rows.map(objectOf),
  }
  return `${JSON.stringify(lists, null, 1)}\n`
}

export const categoriesFile = ({ categories }: CatalogueGoods, delimiter: ',' | ';'): string =>
  writeCsv(sheetOf(categoryColumns, categories.map(categoryCells)), delimiter)

const sheetOf = (columns: readonly string[], rows: readonly (readonly Written[])[]): readonly (readonly string[])[] => [
  columns,
  ...rows.map((cells) => {
    const textByColumn = new Map(cells.map(({ column, text }) => [column, text]))
    return columns.map((column) => textByColumn.get(column) ?? '')
  }),
]

const objectOf = (cells: readonly Written[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(cells.map(({ column, value, text }) => [column, isRecord(value) ? text : value]))

const written = <Value>(field: Field<Value>, value: Value): Written => ({
  column: field.column,
  text: field.write(value),
  value,
})

const fieldsOf = <Facts extends object>(fields: FieldsOf<Facts>, facts: Facts): readonly Written[] =>
  Object.entries<Field<unknown>>(fields as Readonly<Record<string, Field<unknown>>>).map(([name, field]) =>
    written(field, facts[name as keyof Facts]),
  )

/** What a product, a colour or a size has of its own stands only in its first row. */
const variantRows = (products: readonly ProductGoods[], hasStock: boolean): readonly (readonly Written[])[] =>
  products
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .flatMap((product) => {
      const named = new Set<string>()
      const once = (name: string, cells: () => readonly Written[]): readonly Written[] => {
        if (named.has(name)) return []
        named.add(name)
        return cells()
      }
      return product.variants
        .filter(({ isWithdrawn }) => !isWithdrawn)
        .map((variant) => [
          written(variantKeys.sku, variant.sku),
          written(variantKeys.productId, product.id),
          written(variantKeys.colour, variant.colour),
          written(variantKeys.size, variant.size),
          written(variantKeys.upc, variant.upc),
          ...once('product', () => productCells(product)),
          ...once(`colour ${variant.colour}`, () => colourCells(product, variant)),
          ...once(`size ${variant.size}`, () => sizeCells(product, variant)),
          ...(hasStock ? [written(stockField, variant.stock ?? 0)] : []),
        ])
    })

const productCells = (product: ProductGoods): readonly Written[] => [
  written(positions.product, product.position),
  ...fieldsOf(productFields, product),
  ...priceFields.flatMap(({ currency, current, original }) => [
    written(current, product.prices[currency].current),
    written(original, product.prices[currency].original),
  ]),
  ...goodsLanguages.flatMap((language) => {
    const text = product.texts[language]
    return text === undefined ? [] : fieldsOf(productText(language), text)
  }),
]

const colourCells = (product: ProductGoods, { colour }: VariantGoods): readonly Written[] => {
  const way = product.colourways.find(({ code }) => code === colour)
  if (way === undefined) return []
  return [
    written(positions.colour, way.position),
    ...fieldsOf(colourFields, way),
    ...goodsLanguages.flatMap((language) => {
      const name = way.names[language]
      return name === undefined ? [] : [written(colourName(language), name)]
    }),
  ]
}

const sizeCells = (product: ProductGoods, { size }: VariantGoods): readonly Written[] => {
  const position = product.sizes.findIndex(({ code }) => code === size)
  const label = product.sizes[position]?.label
  return label === undefined ? [] : [written(positions.size, position), written(sizeLabel, label)]
}

const categoryCells = (category: CategoryGoods): readonly Written[] => [
  written(categoryKey, category.id),
  written(categoryPosition, category.position),
  ...fieldsOf(categoryFields, category),
  ...goodsLanguages.flatMap((language) => {
    const text = category.texts[language]
    return text === undefined ? [] : fieldsOf(categoryText(language), text)
  }),
]
