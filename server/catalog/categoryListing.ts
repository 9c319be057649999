import type { Listing } from '../../contracts/api/catalogue.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import type { Catalogue, CategoryEntry } from './Catalogue.ts'
import { listing } from './listing.ts'
import type { PageQuery } from './listing.ts'
import { categoryPath, trailTo } from './productDetails.ts'
import type { Stock } from './productSummary.ts'

/** CAT-01: a page of a category with what stands above its products. */
export function categoryListing(
  catalogue: Catalogue,
  category: CategoryEntry,
  query: PageQuery,
  locale: SiteLocale,
  stock: Stock,
): Listing {
  const products = category.productIds.flatMap((id) => catalogue.productById.get(id) ?? [])
  const linkTo = (entry: CategoryEntry) => ({
    name: entry.text[locale.language].name,
    path: categoryPath(entry, locale),
  })
  return {
    ...listing(products, query, locale, stock),
    category: {
      categoryId: category.id,
      ...linkTo(category),
      intro: category.text[locale.language].intro,
      trail: trailTo(catalogue, category.id).map(linkTo),
      children: catalogue.categories
        .filter(({ parentId }) => parentId === category.id)
        .map((child) => ({ ...linkTo(child), total: child.productIds.length })),
    },
  }
}
