import type { readRecommendations } from '../../contracts/api/catalogueApi.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import type { Catalogue, ProductEntry } from './Catalogue.ts'
import { pictureUrl, productPath } from './productSummary.ts'

type Item = (typeof readRecommendations)['answer']['Type']['items'][number]

/** CAT-40: what goes with the product: related ones, then others of its categories; without a product the best rated. */
export function recommendations(
  catalogue: Catalogue,
  productId: string | undefined,
  count: number,
  locale: SiteLocale,
): readonly Item[] {
  const product = productId === undefined ? undefined : catalogue.productById.get(productId)
  const best = catalogue.products.toSorted((a, b) => b.rating.average - a.rating.average)
  const near = best.filter(({ categoryIds }) => product?.categoryIds.some((id) => categoryIds.includes(id)))
  const related = (product?.relatedIds ?? []).flatMap((id) => catalogue.productById.get(id) ?? [])
  const chosen = new Set([...related, ...near, ...(product ? [] : best)])
  if (product) chosen.delete(product)
  return [...chosen].slice(0, Math.min(Math.max(count, 1), 48)).map((entry) => itemOf(entry, locale))
}

function itemOf(product: ProductEntry, locale: SiteLocale): Item {
  const way = product.colourways[0]
  const { name } = product.text[locale.language]
  return {
    id: product.id,
    title: name,
    url: productPath(product, locale),
    image: { src: pictureUrl(product.id, way?.code ?? '', 1), alt: `${name}, ${way?.name[locale.language] ?? ''}` },
    rating: { score: product.rating.average, showScore: product.rating.count > 0 },
    price: product.price[locale.currency].current / 100,
    currency: locale.currency,
    recToken: `r-${product.id}`,
  }
}
