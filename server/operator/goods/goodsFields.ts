import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ChangedFields, GoodsPrices } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ProductGoods } from '../../catalog/file/CatalogueGoods.ts'
import { colourFields, priceFields, stockField } from '../../catalog/file/goodsColumns.ts'
import { priceFaults } from '../../catalog/file/priceFaults.ts'
import { categoryFieldsOf, textFieldsOf } from './judgedFields.ts'

/**
 * OPR-16…18, OPR-50, OPR-61, OPR-62: what an operator may change of a product, as the audit trail keeps it: by the catalogue's
 * columns.
 */
export const fieldsOf = ({
  texts,
  categoryIds,
  prices,
  variants,
  colourways,
  isWithdrawn,
}: ProductGoods): ChangedFields => ({
  ...textFieldsOf(goodsLanguages.map((language) => ({ language, text: texts[language] }))),
  ...categoryFieldsOf(categoryIds),
  ...priceFieldsOf(prices),
  ...stockFieldsOf(variants.map(({ sku, stock }) => ({ sku, pieces: stock ?? 0 }))),
  ...pictureFieldsOf(colourways.map(({ code, pictures }) => ({ colour: code, pictures }))),
  [soldKey]: !isWithdrawn,
})

export const priceFieldsOf = (prices: GoodsPrices): ChangedFields =>
  Object.fromEntries(
    priceFields.flatMap(({ currency, current, original }) => [
      [current.column, current.write(prices[currency].current)],
      [original.column, original.write(prices[currency].original)],
    ]),
  )

export const stockFieldsOf = (
  stock: readonly { readonly sku: string; readonly pieces: number }[],
): Readonly<Record<string, number>> => Object.fromEntries(stock.map(({ sku, pieces }) => [stockKey(sku), pieces]))

/** As the catalogue's column has them. */
export const pictureFieldsOf = (
  colours: readonly { readonly colour: string; readonly pictures: readonly string[] }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(colours.map(({ colour, pictures }) => [`${pictureStart}${colour}`, picturesField.write(pictures)]))

const { pictures: picturesField } = colourFields
const pictureStart = `${picturesField.column} `

export const arePictures = (name: string): boolean => name.startsWith(pictureStart)

export const colourOf = (name: string): string => name.slice(pictureStart.length)

/** The ids that these fields name for a colour. */
export const picturesIn = (fields: ChangedFields, name: string): readonly string[] =>
  String(fields[name] ?? '')
    .split(' ')
    .filter((id) => id !== '')

export const soldKey = 'sold'

const stockKey = (sku: string): string => `${stockField.column} ${sku}`

export const isStock = (name: string): boolean => name.startsWith(`${stockField.column} `)

export const skuOf = (name: string): string => name.slice(stockField.column.length + 1)

const priceColumns = new Set(priceFields.flatMap(({ current, original }) => [current.column, original.column]))

export const isPrice = (name: string): boolean => priceColumns.has(name)

/** The prices that these fields name, in minor units; null = they name no price that could be read. */
export const pricesIn = (fields: ChangedFields) =>
  priceFields.map(({ currency, current, original }) => {
    const read = (column: string): number | null => {
      const reading = current.read(String(fields[column] ?? ''))
      return 'value' in reading ? reading.value : null
    }
    return { currency, current: read(current.column), original: read(original.column) }
  })

/** OPR-16: a price that cannot be, in a sentence; the same rules as for a file (OPS-21). Undefined = all can. */
export const priceFaultIn = (fields: ChangedFields): string | undefined => {
  const [sentence] = priceFields.flatMap(({ currency, current, original }) => {
    const price = pricesIn(fields).find((each) => each.currency === currency)
    for (const field of [current, original])
      if (!('value' in current.read(String(fields[field.column]))))
        return [`${nameOf(field === current, currency)} is no amount such as 199.95.`]
    return priceFaults({ current: price?.current ?? 0, original: price?.original ?? null }).map(
      ({ part, says }) => `${nameOf(part === 'current', currency)} ${says}.`,
    )
  })
  return sentence
}

const nameOf = (isPrice: boolean, currency: string): string =>
  isPrice ? `The price in ${currency}` : `The full price in ${currency}:`
