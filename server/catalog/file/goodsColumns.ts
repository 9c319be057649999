import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import type { GoodsLanguage } from '../../../contracts/api/operator/operatorGoods.ts'
import { shopPicture } from '../../../contracts/shopPicture.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import type { ProductText } from '../../kit/Catalogue.ts'
import { drawings } from '../../media/drawings.ts'
import type { ColourFamily, Palette } from '../../storage/tables/CatalogTables.ts'
import { currencies } from './CatalogueGoods.ts'
import type { CategoryFacts, CategoryText, ColourFacts, ProductFacts } from './CatalogueGoods.ts'
import {
  amountCell,
  barcodeCell,
  choiceCell,
  codeCell,
  countCell,
  linesCell,
  listCell,
  textCell,
  yesCell,
} from './cellReaders.ts'
import type { Cell } from './cellReaders.ts'

/** A column and what it holds. `fallback`: what something new has without it; undefined = it must be given. */
export type Field<Value> = Cell<Value> & { readonly column: string; readonly fallback: Value | undefined }

export type FieldsOf<Facts> = { readonly [Name in keyof Facts]: Field<Facts[Name]> }

const field = <Value>(column: string, cell: Cell<Value>, fallback?: Value): Field<Value> => ({
  ...cell,
  column,
  fallback,
})

/** A cell that may also be blank, which means null. */
const orNull = <Value>({ read, write }: Cell<Value>): Cell<Value | null> => ({
  read,
  write: (value) => (value === null ? '' : write(value)),
})

const slugCell = codeCell(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'is no address such as trail-boot: small letters, digits and single hyphens',
)
const productId = /^[A-Z0-9]{8,11}$/
const categoryId = /^\d{4,10}$/
const productCell = codeCell(productId, 'is no product’s id: 8 to 11 capitals or digits')
const categoryCell = codeCell(categoryId, 'is no category’s id: 4 to 10 digits')

/** RT-01: what every row of a variant is found by. */
export const variantKeys = {
  sku: field('sku', codeCell(/^[A-Za-z0-9][\w.-]{0,63}$/, 'is no sku: up to 64 letters, digits, dots and hyphens')),
  productId: field('product_id', productCell),
  colour: field('colour', codeCell(/^[A-Z0-9]{1,8}$/, 'is no colour’s code: up to 8 capitals or digits')),
  size: field('size', codeCell(/^[A-Za-z0-9.]{1,8}$/, 'is no size’s code: up to 8 letters, digits and dots')),
  upc: field('barcode', barcodeCell),
} as const

export const stockField: Field<number> = field('stock', countCell(0, 999_999_999), 0)

/** CART-15: the maximum of a line where the product names none. */
const unlimited = 999_999

export const productFields: FieldsOf<ProductFacts> = {
  slug: field('slug', slugCell),
  audience: field('audience', choiceCell(['men', 'women', 'kids', 'unisex'])),
  drawing: field('drawing', choiceCell(keysOf(drawings))),
  weightGrams: field('weight_grams', countCell(0, 1_000_000), 0),
  maxQuantity: field('max_quantity', countCell(1, unlimited), unlimited),
  onlyWith: field<string | null>('only_with', orNull(productCell), null),
  isNew: field('new', yesCell, false),
  isDigital: field('digital', yesCell, false),
  customisable: field('customisable', yesCell, false),
  categoryIds: field('categories', listCell(categoryId, 'is no list of categories’ ids with spaces between them')),
  relatedIds: field('related', listCell(productId, 'is no list of products’ ids with spaces between them'), []),
}

const families: readonly ColourFamily[] = [
  'green',
  'brown',
  'grey',
  'blue',
  'red',
  'yellow',
  'black',
  'white',
  'purple',
]

const tints: readonly (keyof Palette)[] = ['main', 'second', 'accent', 'sole', 'lining', 'lace', 'metal']
const tint = /^#[0-9a-f]{6}$/

const paletteCell: Cell<Palette> = {
  read: (text) => {
    const values = text.trim().toLowerCase().split(/\s+/)
    return values.length === tints.length && values.every((value) => tint.test(value))
      ? { value: Object.fromEntries(tints.map((name, index) => [name, values[index]])) as Palette }
      : { fault: `is no list of seven colours such as #3a5f0b, for ${tints.join(', ')}` }
  },
  write: (palette) => tints.map((name) => palette[name]).join(' '),
}

/** OPR-50 */
const picturesCell: Cell<readonly string[]> = listCell(
  /^[0-9a-f]{32}$/,
  'is no list of uploaded pictures’ ids with spaces between them',
  shopPicture.mostOfColour,
)

export const colourFields: FieldsOf<ColourFacts> = {
  family: field('colour_family', choiceCell(families)),
  swatch: field('swatch', codeCell(tint, 'is no colour such as #3a5f0b')),
  palette: field<Palette | null>('palette', orNull(paletteCell), null),
  pictures: field('pictures', picturesCell, []),
}

/** The colours of a drawing whose file names only the swatch. */
export const paletteOf = (swatch: string): Palette => ({
  main: swatch,
  second: swatch,
  accent: swatch,
  sole: '#2b2b2b',
  lining: '#d9d4c8',
  lace: swatch,
  metal: '#8a8a8a',
})

/** Blank = where it already stands; something new comes last. */
export const positionField = (column: string): Field<number | null> =>
  field<number | null>(column, orNull(countCell(0, 999_999_999)), null)

export const positions = {
  product: positionField('position'),
  colour: positionField('colour_position'),
  size: positionField('size_position'),
} as const

export const sizeLabel: Field<string> = field('size_label', textCell(200))

export const colourName = (language: GoodsLanguage): Field<string> =>
  field(`colour_name_${language}`, textCell(200), '')

export const productText = (language: GoodsLanguage): FieldsOf<ProductText> => ({
  name: field(`name_${language}`, textCell(200), ''),
  kind: field(`kind_${language}`, textCell(200), ''),
  summary: field(`summary_${language}`, textCell(2_000), ''),
  description: field(`description_${language}`, textCell(20_000), ''),
  details: field(`details_${language}`, linesCell(60, 500), []),
})

export const priceFields = currencies.map((currency) => ({
  currency,
  current: field(`price_${currency}`, amountCell),
  original: field<number | null>(`full_price_${currency}`, orNull(amountCell), null),
}))

export const categoryKey = field('category_id', categoryCell)

export const categoryFields: FieldsOf<CategoryFacts> = {
  parentId: field<string | null>('parent', orNull(categoryCell), null),
  slug: field('slug', slugCell),
  dynamic: field<string | null>('rule', orNull(choiceCell<string>(['sale'])), null),
}

export const categoryText = (language: GoodsLanguage): FieldsOf<CategoryText> => ({
  name: field(`name_${language}`, textCell(200), ''),
  intro: field(`intro_${language}`, textCell(2_000), ''),
})

const columnsOf = (fields: Readonly<Record<string, { readonly column: string }>>): readonly string[] =>
  Object.values(fields).map(({ column }) => column)

/** In the order in which they are written. */
export const variantColumns: readonly string[] = [
  ...columnsOf(variantKeys),
  positions.product.column,
  ...columnsOf(productFields),
  positions.colour.column,
  ...columnsOf(colourFields),
  ...goodsLanguages.map((language) => colourName(language).column),
  positions.size.column,
  sizeLabel.column,
  ...priceFields.flatMap(({ current, original }) => [current.column, original.column]),
  ...goodsLanguages.flatMap((language) => columnsOf(productText(language))),
  stockField.column,
]

export const categoryPosition = positions.product

export const categoryColumns: readonly string[] = [
  categoryKey.column,
  categoryPosition.column,
  ...columnsOf(categoryFields),
  ...goodsLanguages.flatMap((language) => columnsOf(categoryText(language))),
]
