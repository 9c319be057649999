import { goodsLanguages } from '../../../contracts/api/operator/operatorGoods.ts'
import { currencies } from './CatalogueGoods.ts'
import type { CategoryGoods, ProductGoods } from './CatalogueGoods.ts'

/** What the tables have of a category, without its texts. */
export const categoryRecord = ({ id, parentId, slug, position, dynamic }: CategoryGoods) => ({
  id,
  parent_id: parentId,
  slug,
  position,
  dynamic,
})

export const categoryTextRecords = ({ id, texts }: CategoryGoods) =>
  goodsLanguages.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [{ category_id: id, language, ...text }]
  })

export const productRecord = (product: ProductGoods) => ({
  id: product.id,
  position: product.position,
  slug: product.slug,
  drawing: product.drawing,
  audience: product.audience,
  weight_grams: product.weightGrams,
  max_quantity: product.maxQuantity,
  only_with: product.onlyWith,
  is_new: product.isNew,
  is_digital: product.isDigital,
  customisable: product.customisable,
  sizes: JSON.stringify(product.sizes),
  category_ids: JSON.stringify(product.categoryIds),
  related_ids: JSON.stringify(product.relatedIds),
  withdrawn: product.isWithdrawn,
})

export const productTextRecords = ({ id, texts }: ProductGoods) =>
  goodsLanguages.flatMap((language) => {
    const text = texts[language]
    if (text === undefined) return []
    const { name, kind, summary, description, details } = text
    return [{ product_id: id, language, name, kind, summary, description, details: JSON.stringify(details) }]
  })

export const colourRecords = ({ id, colourways }: ProductGoods) =>
  colourways.map(({ code, position, names: { en = '', fr = en, ...names }, family, swatch, palette, pictures }) => ({
    product_id: id,
    code,
    position,
    name: en,
    french_name: fr,
    names: JSON.stringify(names),
    family,
    swatch,
    palette: JSON.stringify(palette),
    pictures: JSON.stringify(pictures),
  }))

export const priceRecords = ({ id, prices }: ProductGoods) =>
  currencies.map((currency) => ({ product_id: id, currency, ...prices[currency] }))

export const variantRecords = ({ id, variants }: ProductGoods) =>
  variants.map(({ sku, upc, colour, size, isWithdrawn }) => {
    return { sku, product_id: id, upc, colour, size, withdrawn: isWithdrawn }
  })

/** Only the stock that is named. */
export const stockRecords = ({ id, variants }: ProductGoods) =>
  variants.flatMap(({ sku, stock }) => (stock === null ? [] : [{ sku, product_id: id, available: stock }]))
