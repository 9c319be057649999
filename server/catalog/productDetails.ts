import type { Product } from '../../contracts/api/entities/catalogue.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Catalogue, CategoryEntry, ProductEntry, ReviewScore, ReviewScores } from '../kit/Catalogue.ts'
import { picturesOf, productPath, productSummary } from './productSummary.ts'
import { sizeLabel } from './variantShown.ts'
import type { Stock } from './productSummary.ts'
import { withUsMeasures } from './usMeasures.ts'

/** CAT-04: everything the product page shows. `live` is this product's current stock, `score` that of its reviews. */
export const productDetails = (
  catalogue: Catalogue,
  product: ProductEntry,
  locale: SiteLocale,
  live: Stock,
  recent: Stock,
  score: ReviewScore,
  scores: ReviewScores,
): Product => {
  const text = product.text[locale.goodsLanguage]
  const price = { ...product.price[locale.currency], currency: locale.currency }
  const companion = product.onlyWith === undefined ? undefined : catalogue.productById.get(product.onlyWith)
  const summary = productSummary(product, locale, live, scores)
  const [first, ...others] = summary.colourways
  const withViews = (shown: typeof first): typeof first => {
    const way = product.colourways.find(({ code }) => code === shown.code)
    return way === undefined ? shown : { ...shown, pictures: picturesOf(product, way, locale) }
  }
  const related = product.relatedIds.flatMap((id) => catalogue.productById.get(id) ?? [])
  return {
    ...summary,
    colourways: [withViews(first), ...others.map(withViews)],
    masterId: product.id,
    summary: text.summary,
    description: text.description,
    details: locale.country === 'US' ? text.details.map(withUsMeasures) : text.details,
    audience: product.audience,
    categories: product.categoryIds
      .flatMap((id) => trailTo(catalogue, id))
      .map((category) => ({
        categoryId: category.id,
        name: category.text[locale.goodsLanguage].name,
        path: categoryPath(category, locale),
      })),
    sizes: product.sizes.map((size) => ({ code: size.code, label: sizeLabel(product, size, locale) })),
    variants: product.variants.map(({ sku, upc, colour, size }) => {
      return { sku, upc, colour, size, price, stock: live.get(sku) ?? 0, maxQuantity: product.maxQuantity }
    }),
    isDigital: product.isDigital,
    customisable: product.customisable,
    ...(companion
      ? { onlyWith: { name: companion.text[locale.goodsLanguage].name, path: productPath(companion, locale) } }
      : {}),
    rating: score,
    related: related.map((other) => productSummary(other, locale, recent, scores)),
  }
}

/** RT-02 */
export const categoryPath = ({ slug, id }: CategoryEntry, { code }: SiteLocale): string => `/${code}/c/${slug}-${id}`

/** From the department down to the category itself. */
export const trailTo = (catalogue: Catalogue, categoryId: string): readonly CategoryEntry[] => {
  const category = catalogue.categoryById.get(categoryId)
  if (!category) return []
  return category.parentId === null ? [category] : [...trailTo(catalogue, category.parentId), category]
}
